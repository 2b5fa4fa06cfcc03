import { bold, say } from '../../../span.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const veto = {
  vetoAsked: {
    bar: {
      classic: ({ who, number }) => ({
        either: [`VETO  ${who}: «Propongo el veto».`, `VETO  Lo pide ${who}`, `VETO  Lo pide el ${number}`],
      }),
      corporate: ({ who, number }) => ({
        either: [
          `¿DESCARTAR?  ${who}: «Propongo descartar los planos».`,
          `¿DESCARTAR?  Lo pide ${who}`,
          `¿DESCARTAR?  Lo pide el ${number}`,
        ],
      }),
      cats: ({ who, number }) => ({
        either: [
          `¿ZARPAZO?  ${who}: «Propongo un zarpazo».`,
          `¿ZARPAZO?  Lo pide ${who}`,
          `¿ZARPAZO?  Lo pide el ${number}`,
        ],
      }),
    },
    answers: ({ who }) => ({
      either: [
        say`${bold(who)} acepta o se niega, a la vista de la mesa.`,
        say`${bold(who)} acepta o se niega.`,
      ],
    }),
    ifRefused: {
      classic: ({ name }) => ({
        either: [
          `Si se niega: ${name} debe aprobar una, sin volver a pedirlo.`,
          'Si se niega: C debe aprobar una, y ya está.',
        ],
      }),
      corporate: ({ name }) => ({
        either: [
          `Si se niega: ${name} debe construir uno, sin volver a pedirlo.`,
          'Si se niega: I construye uno, y ya está.',
        ],
      }),
      cats: ({ name }) => ({
        either: [
          `Si se niega: ${name} debe aprobar uno, sin más zarpazos.`,
          'Si se niega: C debe aprobar uno, y ya está.',
        ],
      }),
    },
  },
  vetoRefused: {
    bar: {
      table: {
        classic: ({ who, number }) => ({
          either: [
            `${who} RECHAZA EL VETO. El gobierno legisla: silencio`,
            `${who} RECHAZA EL VETO. Legislan: silencio`,
            `${who} RECHAZA EL VETO. Silencio`,
            `El ${number} RECHAZA EL VETO. Silencio`,
          ],
        }),
        corporate: ({ who, number }) => ({
          either: [
            `${who} NO LOS DESCARTA. La dirección sigue revisando: silencio`,
            `${who} NO LOS DESCARTA. Revisión: silencio`,
            `${who} NO LOS DESCARTA. Silencio`,
            `El ${number} NO LOS DESCARTA. Silencio`,
          ],
        }),
        cats: ({ who, number }) => ({
          either: [
            `${who} PARA EL ZARPAZO. El ayuntamiento legisla: silencio`,
            `${who} PARA EL ZARPAZO. Legislan: silencio`,
            `${who} PARA EL ZARPAZO. Silencio`,
            `El ${number} PARA EL ZARPAZO. Silencio`,
          ],
        }),
      },
      government: {
        classic: ({ who, number }) => ({
          either: [
            `${who} RECHAZA EL VETO. El gobierno legisla, y solo él calla`,
            `${who} RECHAZA EL VETO. Legislan y callan`,
            `${who} RECHAZA EL VETO. Ambos callan`,
            `El ${number} RECHAZA EL VETO. Ambos callan`,
          ],
        }),
        corporate: ({ who, number }) => ({
          either: [
            `${who} NO LOS DESCARTA. La dirección sigue revisando, y solo ella calla`,
            `${who} NO LOS DESCARTA. Revisan y callan`,
            `${who} NO LOS DESCARTA. Ambos callan`,
            `El ${number} NO LOS DESCARTA. Ambos callan`,
          ],
        }),
        cats: ({ who, number }) => ({
          either: [
            `${who} PARA EL ZARPAZO. El ayuntamiento legisla, y solo él calla`,
            `${who} PARA EL ZARPAZO. Legislan y callan`,
            `${who} PARA EL ZARPAZO. Ambos callan`,
            `El ${number} PARA EL ZARPAZO. Ambos callan`,
          ],
        }),
      },
      off: {
        classic: ({ who, number }) => ({
          either: [
            `${who} RECHAZA EL VETO. El gobierno legisla`,
            `${who} RECHAZA EL VETO. Legislan`,
            `El ${number} RECHAZA EL VETO. Legislan`,
          ],
        }),
        corporate: ({ who, number }) => ({
          either: [
            `${who} NO LOS DESCARTA. La dirección sigue revisando`,
            `${who} NO LOS DESCARTA. Revisan planos`,
            `El ${number} NO LOS DESCARTA. Revisan planos`,
          ],
        }),
        cats: ({ who, number }) => ({
          either: [
            `${who} PARA EL ZARPAZO. El ayuntamiento legisla`,
            `${who} PARA EL ZARPAZO. Legislan`,
            `El ${number} PARA EL ZARPAZO. Legislan`,
          ],
        }),
      },
    },
    mustLay: {
      classic: ({ who }) => ({
        either: [say`${bold(who)} debe aprobar una de las dos cartas.`, say`${bold(who)} aprueba una.`],
      }),
      corporate: ({ who }) => ({
        either: [say`${bold(who)} debe construir uno de los dos planos.`, say`${bold(who)} construye uno.`],
      }),
      cats: ({ who }) => ({
        either: [say`${bold(who)} debe aprobar uno de los dos proyectos.`, say`${bold(who)} aprueba uno.`],
      }),
    },
    once: {
      classic: {
        either: [
          'El veto solo se pide una vez: en esta ronda ya no se puede repetir.',
          'El veto se pide una vez por ronda.',
        ],
      },
      corporate: {
        either: [
          'Descartar solo se pide una vez: en esta ronda ya no se puede repetir.',
          'Solo se pide una vez por ronda.',
        ],
      },
      cats: {
        either: [
          'El zarpazo solo se pide una vez: en esta ronda ya no se puede repetir.',
          'Solo se pide una vez por ronda.',
        ],
      },
    },
  },
  vetoAgreed: {
    head: {
      classic: ({ who, number }) => ({
        either: [`VETO: ${who} acepta.`, `VETO: el ${number} acepta.`],
      }),
      corporate: ({ who, number }) => ({
        either: [`DESCARTADOS: ${who} acepta.`, `DESCARTE: el ${number} acepta.`],
      }),
      cats: ({ who, number }) => ({
        either: [`ZARPAZO: ${who} acepta.`, `ZARPAZO: el ${number} acepta.`],
      }),
    },
    discarded: {
      classic: (tracker) => ({
        either: [
          say`Se descartan tres cartas y no hay política. ${bold(`Contador ${tracker} de 3`)}.`,
          say`Tres cartas fuera. ${bold(`Contador ${tracker} de 3`)}.`,
        ],
      }),
      corporate: (tracker) => ({
        either: [
          say`Se trituran tres planos y no se construye ninguno. ${bold(`Bloqueo ${tracker} de 3`)}.`,
          say`Los tres, triturados. ${bold(`Bloqueo ${tracker} de 3`)}.`,
        ],
      }),
      cats: (tracker) => ({
        either: [
          say`Se tiran tres proyectos y no hay ley. ${bold(`Paciencia ${tracker} de 3`)}.`,
          say`Tres fuera, sin ley. ${bold(`Paciencia ${tracker} de 3`)}.`,
        ],
      }),
    },
    limited: {
      many: {
        classic: 'Límite para ambos.',
        corporate: 'Rotan los dos.',
        cats: 'Siesta a dúo.',
      },
      few: {
        classic: {
          either: ['Al quedar tan pocos, límite solo para el Canciller.', 'Límite solo para el Canciller.'],
        },
        corporate: {
          either: ['Con tan poca plantilla, solo rota el Ingeniero Jefe.', 'Solo rota el Ingeniero Jefe.'],
        },
        cats: {
          either: ['Con tan poco vecindario, siesta solo para el cazarratas.', 'Siesta solo del cazarratas.'],
        },
      },
    },
  },
} satisfies Themed<Pick<OutcomePhrases, 'vetoAsked' | 'vetoRefused' | 'vetoAgreed'>>;
