import type { PartyCardPhrases } from '../../../phrases/decisions/powers.ts';
import type { Themed } from '../../../theme.ts';

export const partyCard: Themed<PartyCardPhrases> = {
  look: {
    classic: ({ who, number }) => ({
      either: [
        `Carta de afiliación de ${who}: mantén Espacio para mirar, luego Intro`,
        `Carta de ${who}: mantén Espacio, luego Intro`,
        `Carta del ${number}: mantén Espacio, luego Intro`,
        `Carta del ${number}: mantén Espacio`,
      ],
    }),
    corporate: ({ who, number }) => ({
      either: [
        `Expediente de ${who}: mantén Espacio para mirar, luego Intro`,
        `Expediente de ${who}: mantén Espacio, luego Intro`,
        `Ficha del ${number}: mantén Espacio, luego Intro`,
        `Ficha del ${number}: mantén Espacio`,
      ],
    }),
    cats: ({ who, number }) => ({
      either: [
        `Huella de ${who}: mantén Espacio para mirar, luego Intro`,
        `Huella de ${who}: mantén Espacio, luego Intro`,
        `Huella del ${number}: mantén Espacio, luego Intro`,
        `Huella ${number}: mantén Espacio`,
      ],
    }),
  },
  openWhileHeld: {
    classic: { either: ['Abierta mientras mantengas Espacio; al soltar se cierra.', 'Abierta con Espacio.'] },
    corporate: { either: ['Abierto mientras mantengas Espacio; al soltar se cierra.', 'Abierto con Espacio.'] },
    cats: { either: ['Abierta mientras mantengas Espacio; al soltar se cierra.', 'Abierta con Espacio.'] },
  },
  tellOrNot: {
    classic: { either: ['Cuenta a la mesa la verdad, una mentira o nada.', 'Di la verdad, miente o calla.'] },
    corporate: {
      either: ['Cuenta al resto la verdad, una mentira o nada.', 'Di la verdad, miente o calla.'],
    },
    cats: { either: ['Cuenta al pueblo la verdad, una mentira o nada.', 'Di la verdad, miente o calla.'] },
  },
  claims: (key) => ({
    either: [
      `${key} lo declara ya; Espacio te lo recuerda toda la partida.`,
      `${key} lo declara; Espacio te lo recuerda.`,
      `${key} declara; Espacio recuerda.`,
    ],
  }),
  label: {
    classic: ({ name, number }) => ({ either: [`carta de ${name}`, `asiento ${number}`] }),
    corporate: ({ name, number }) => ({ either: [`ficha de ${name}`, `asiento ${number}`] }),
    cats: ({ name, number }) => ({ either: [`huella de ${name}`, `asiento ${number}`] }),
  },
};
