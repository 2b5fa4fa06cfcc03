import { bold, say } from '../../../span.ts';
import { feminineOrdinal, hisses, masculineOrdinal, purrs } from '../grammar.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const election = {
  next: {
    named: {
      classic: ({ who }) => ({ either: [`${who} nomina al próximo Canciller`, `${who} nomina ahora`] }),
      corporate: ({ who }) => ({
        either: [`${who} propone al próximo Ingeniero Jefe`, `${who} propone ahora`],
      }),
      cats: ({ who }) => ({ either: [`${who} propone al próximo cazarratas`, `${who} propone ahora`] }),
    },
    numbered: {
      classic: ({ number }) => ({ either: [`El ${number} nomina ahora`, `Sig. P: ${number}`] }),
      corporate: ({ number }) => ({ either: [`El ${number} propone ahora`, `CEO: ${number}`] }),
      cats: ({ number }) => ({ either: [`El ${number} propone ahora`, `Sig. A: ${number}`] }),
    },
  },
  rejected: {
    head: {
      classic: ({ ja, nein }) => ({
        either: [`RECHAZADO  ${ja} Ja a ${nein} Nein.`, `RECHAZO  ${ja} a ${nein}.`],
      }),
      corporate: ({ ja, nein }) => ({
        either: [`RECHAZADA  ${ja} a favor, ${nein} en contra.`, `RECHAZO  ${ja} a ${nein}.`],
      }),
      cats: ({ ja, nein }) => ({
        either: [`A BUFIDOS  ${purrs(ja)} a ${hisses(nein)}.`, `BUFIDOS  ${ja} a ${nein}.`],
      }),
    },
    headOfTie: {
      classic: ({ ja, nein }) => ({
        either: [`RECHAZADO  ${ja} a ${nein}, y el empate no basta.`, `RECHAZO  ${ja} a ${nein}.`],
      }),
      corporate: ({ ja, nein }) => ({
        either: [`RECHAZADA  ${ja} a ${nein}, y el empate no basta.`, `RECHAZO  ${ja} a ${nein}.`],
      }),
      cats: ({ ja, nein }) => ({
        either: [`A BUFIDOS  ${ja} a ${nein}, y el empate no basta.`, `BUFIDOS  ${ja} a ${nein}.`],
      }),
    },
    once: {
      classic: {
        either: [
          say`${bold('Contador 1 de 3')}: dos más seguidos y se aprueba la superior, sin su poder.`,
          say`${bold('Contador 1 de 3')}: dos más y se aprueba la superior.`,
          say`${bold('Contador 1 de 3')}: dos más y caos.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('Bloqueo 1 de 3')}: dos más seguidos y se construye el superior, sin su poder.`,
          say`${bold('Bloqueo 1 de 3')}: dos más y se construye el superior.`,
          say`${bold('Bloqueo 1 de 3')}: dos más y huelga.`,
        ],
      },
      cats: {
        either: [
          say`${bold('Paciencia 1 de 3')}: dos más seguidos y se aprueba lo primero, sin su poder.`,
          say`${bold('Paciencia 1 de 3')}: dos más y se aprueba lo primero.`,
          say`${bold('Paciencia 1 de 3')}: dos más y pelea.`,
        ],
      },
    },
    twice: {
      classic: {
        either: [
          say`${bold('Contador 2 de 3')}: otro rechazo y se aprueba la superior, sin su poder.`,
          say`${bold('Contador 2 de 3')}: uno más y se aprueba la superior.`,
          say`${bold('Contador 2 de 3')}: uno más y caos.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('Bloqueo 2 de 3')}: otro rechazo y se construye el superior, sin su poder.`,
          say`${bold('Bloqueo 2 de 3')}: uno más y se construye el superior.`,
          say`${bold('Bloqueo 2 de 3')}: uno más y huelga.`,
        ],
      },
      cats: {
        either: [
          say`${bold('Paciencia 2 de 3')}: otro rechazo y se aprueba lo primero, sin su poder.`,
          say`${bold('Paciencia 2 de 3')}: uno más y se aprueba lo primero.`,
          say`${bold('Paciencia 2 de 3')}: uno más y pelea.`,
        ],
      },
    },
  },
  chaos: {
    head: {
      liberal: {
        classic: (nth) => ({
          either: [
            `El CAOS aprobó la ${feminineOrdinal(nth)} política liberal.`,
            `El CAOS aprobó la ${feminineOrdinal(nth)} liberal.`,
            `CAOS: ${feminineOrdinal(nth)} liberal.`,
          ],
        }),
        corporate: (nth) => ({
          either: [
            `La HUELGA construyó el ${masculineOrdinal(nth)} plano sólido.`,
            `HUELGA: ${masculineOrdinal(nth)} plano sólido.`,
            `HUELGA: sólido ${nth}.`,
          ],
        }),
        cats: (nth) => ({
          either: [
            `La PELEA aprobó la ${feminineOrdinal(nth)} ley gatuna.`,
            `PELEA: ${feminineOrdinal(nth)} ley gatuna.`,
            `PELEA: ${feminineOrdinal(nth)} gatuna.`,
          ],
        }),
      },
      fascist: {
        classic: (nth) => ({
          either: [
            `El CAOS aprobó la ${feminineOrdinal(nth)} política fascista.`,
            `El CAOS aprobó la ${feminineOrdinal(nth)} fascista.`,
            `CAOS: ${feminineOrdinal(nth)} fascista.`,
          ],
        }),
        corporate: (nth) => ({
          either: [
            `La HUELGA construyó el ${masculineOrdinal(nth)} plano defectuoso.`,
            `HUELGA: ${masculineOrdinal(nth)} plano defectuoso.`,
            `HUELGA: defectuoso ${nth}.`,
          ],
        }),
        cats: (nth) => ({
          either: [
            `La PELEA aprobó la ${feminineOrdinal(nth)} ley ratuna.`,
            `PELEA: ${feminineOrdinal(nth)} ley ratuna.`,
            `PELEA: ${feminineOrdinal(nth)} ratuna.`,
          ],
        }),
      },
    },
    whence: {
      classic: {
        either: ['De lo alto del mazo, tras tres fracasos seguidos.', 'Del mazo, tras tres fracasos.'],
      },
      corporate: {
        either: [
          'Lo primero de la planoteca, tras tres fracasos seguidos.',
          'De la planoteca, tras tres fracasos.',
        ],
      },
      cats: {
        either: ['Lo primero del buzón, tras tres fracasos seguidos.', 'Del buzón, tras tres fracasos.'],
      },
    },
    noPower: {
      classic: {
        either: ['No da ningún poder, y el contador vuelve a 0.', 'Sin poder; el contador, a 0.'],
      },
      corporate: {
        either: ['No da ningún poder, y el contador de bloqueo vuelve a 0.', 'Sin poder; bloqueo a 0.'],
      },
      cats: {
        either: ['No da ningún poder, y la paciencia vuelve a 0.', 'Sin poder; paciencia a 0.'],
      },
    },
  },
} satisfies Themed<Pick<OutcomePhrases, 'next' | 'rejected' | 'chaos'>>;
