import type { ExecutePhrases } from '../../../phrases/decisions/powers.ts';
import type { Themed } from '../../../theme.ts';

export const execute: Themed<ExecutePhrases> = {
  execute: {
    classic: { either: ['Ejecuta a un jugador: ¿quién cae?', 'Ejecución: ¿quién cae?'] },
    corporate: { either: ['Despide a un jugador: ¿quién se va?', 'Despido: ¿quién se va?'] },
    cats: { either: ['Destierra a un jugador: ¿quién se va?', '¿A quién destierras?'] },
  },
  really: {
    classic: ({ who }) => ({
      either: [
        `¿Ejecutas a ${who}? No se puede deshacer`,
        `¿Ejecutas a ${who}? No hay vuelta atrás`,
        `¿Matas a ${who}?`,
      ],
    }),
    corporate: ({ who }) => ({
      either: [
        `¿Despides a ${who}? No se puede deshacer`,
        `¿Despides a ${who}? No hay vuelta atrás`,
        `¿Echas a ${who}?`,
      ],
    }),
    cats: ({ who }) => ({
      either: [
        `¿Destierras a ${who}? No se puede deshacer`,
        `¿Destierras a ${who}? No hay vuelta atrás`,
        `¿Echas a ${who}?`,
      ],
    }),
  },
  enterMeansBack: ['Intro elige lo resaltado: Atrás.', 'Intro es Atrás.'],
  buttons: {
    classic: ({ name }) => [
      ['Atrás', `«Ejecuto formalmente a ${name}»`],
      ['Atrás', 'Ejecutar'],
    ],
    corporate: ({ name }) => [
      ['Atrás', `«Despido formalmente a ${name}»`],
      ['Atrás', 'Despedir'],
    ],
    cats: ({ name }) => [
      ['Atrás', `«Destierro formalmente a ${name}»`],
      ['Atrás', 'Desterrar'],
    ],
  },
};
