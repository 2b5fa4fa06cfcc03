import { listed } from '../grammar.ts';
import type { DiscardPhrases } from '../../../phrases/decisions/discard.ts';
import type { Themed } from '../../../theme.ts';

const numbers = (tiles: readonly number[]): string => listed(tiles.map(String));

export const discard: Themed<DiscardPhrases> = {
  discard: {
    classic: {
      either: [
        'Descarta una; tu Canciller recibe las otras dos',
        'Descarta una; C recibe las otras dos',
        'Descarta una; C recibe dos',
        'Descarta una; dos a C',
      ],
    },
    corporate: {
      either: [
        'Tritura uno; tu Ingeniero Jefe recibe los otros dos',
        'Tritura uno; tu ingeniero recibe los otros dos',
        'Tritura uno; I recibe los otros',
        'Tritura uno; dos para I',
      ],
    },
    cats: {
      either: [
        'Tira uno; tu cazarratas recibe los otros dos',
        'Tira uno; C recibe los otros dos',
        'Tira uno; C recibe los otros',
        'Tira uno; dos para C',
      ],
    },
  },
  pick: {
    classic: '1 2 3: elige la que descartas.',
    corporate: '1 2 3: elige el que trituras.',
    cats: '1 2 3: elige el que tiras.',
  },
  pickFirst: {
    classic: '1 2 3: elige la que descartas;',
    corporate: '1 2 3: elige el que trituras;',
    cats: '1 2 3: elige el que tiras;',
  },
  enter: {
    classic: 'Intro la descarta boca abajo.',
    corporate: 'Intro lo tritura boca abajo.',
    cats: 'Intro lo tira boca abajo.',
  },
  enterOn: {
    classic: (tile) => ({
      either: [`Intro descarta la carta ${tile} boca abajo.`, `Intro descarta la ${tile} boca abajo.`],
    }),
    corporate: (tile) => ({
      either: [`Intro tritura el plano ${tile} boca abajo.`, `Intro tritura el ${tile} boca abajo.`],
    }),
    cats: (tile) => ({
      either: [`Intro tira el proyecto ${tile} boca abajo.`, `Intro tira el ${tile} boca abajo.`],
    }),
  },
  othersGoOn: {
    classic: 'Las otras dos pasan, barajadas.',
    corporate: 'Los otros dos pasan, barajados.',
    cats: 'Los otros dos pasan, barajados.',
  },
  getsOthers: {
    classic: ({ name }, tiles) => ({
      either: [`Para ${name}, ${numbers(tiles)}, barajadas.`, `Para C, ${numbers(tiles)} barajadas.`],
    }),
    corporate: ({ name }, tiles) => ({
      either: [`Para ${name}, ${numbers(tiles)}, barajados.`, `Para I, ${numbers(tiles)} barajados.`],
    }),
    cats: ({ name }, tiles) => ({
      either: [`Para ${name}, ${numbers(tiles)}, barajados.`, `Para C, ${numbers(tiles)} barajados.`],
    }),
  },
  letGo: 'Al soltar se tapan las caras.',
  turnsFaceDown: {
    classic: (key) => `${key} las pone boca abajo.`,
    corporate: (key) => `${key} los pone boca abajo.`,
    cats: (key) => `${key} los pone boca abajo.`,
  },
};
