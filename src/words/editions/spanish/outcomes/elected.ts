import { bold, say } from '../../../span.ts';
import { hisses, purrs } from '../grammar.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const elected: Themed<OutcomePhrases['elected']> = {
  bar: {
    table: {
      classic: ({ ja, nein }) => ({
        either: [
          `SALE ELEGIDO  ${ja} Ja a ${nein} Nein. El gobierno legisla: silencio`,
          `ELEGIDO  ${ja} Ja a ${nein} Nein. Legislan: silencio`,
          `ELEGIDO  ${ja} Ja a ${nein} Nein. Silencio`,
        ],
      }),
      corporate: ({ ja, nein }) => ({
        either: [
          `NOMBRAMIENTO  ${ja} a favor, ${nein} en contra. La dirección revisa planos: silencio`,
          `NOMBRAMIENTO  ${ja} a favor, ${nein} en contra. Revisión: silencio`,
          `SALE  ${ja} a ${nein}. Silencio`,
        ],
      }),
      cats: ({ ja, nein }) => ({
        either: [
          `SALE ELEGIDO  ${purrs(ja)} a ${hisses(nein)}. El ayuntamiento legisla: silencio`,
          `ELEGIDO  ${purrs(ja)} a ${hisses(nein)}. Legislan: silencio`,
          `ELEGIDO  ${ja} a ${nein}. Silencio`,
        ],
      }),
    },
    government: {
      classic: ({ ja, nein }) => ({
        either: [
          `SALE ELEGIDO  ${ja} Ja a ${nein} Nein. El gobierno legisla, y solo él calla`,
          `ELEGIDO  ${ja} Ja a ${nein} Nein. Legislan y callan`,
          `ELEGIDO  ${ja} Ja a ${nein} Nein. Ambos callan`,
        ],
      }),
      corporate: ({ ja, nein }) => ({
        either: [
          `NOMBRAMIENTO  ${ja} a favor, ${nein} en contra. La dirección revisa planos, y solo ella calla`,
          `NOMBRAMIENTO  ${ja} a favor, ${nein} en contra. Revisan y callan`,
          `SALE  ${ja} a ${nein}. Ambos callan`,
        ],
      }),
      cats: ({ ja, nein }) => ({
        either: [
          `SALE ELEGIDO  ${purrs(ja)} a ${hisses(nein)}. El ayuntamiento legisla, y solo él calla`,
          `ELEGIDO  ${purrs(ja)} a ${hisses(nein)}. Legislan y callan`,
          `ELEGIDO  ${ja} a ${nein}. Ambos callan`,
        ],
      }),
    },
    off: {
      classic: ({ ja, nein }) => ({
        either: [
          `SALE ELEGIDO  ${ja} Ja a ${nein} Nein. El gobierno legisla`,
          `ELEGIDO  ${ja} Ja a ${nein} Nein. Legislan`,
        ],
      }),
      corporate: ({ ja, nein }) => ({
        either: [
          `NOMBRAMIENTO  ${ja} a favor, ${nein} en contra. La dirección revisa planos`,
          `NOMBRAMIENTO  ${ja} a favor, ${nein} en contra. Revisan planos`,
          `SALE  ${ja} a ${nein}. Revisan planos`,
        ],
      }),
      cats: ({ ja, nein }) => ({
        either: [
          `SALE ELEGIDO  ${purrs(ja)} a ${hisses(nein)}. El ayuntamiento legisla`,
          `ELEGIDO  ${purrs(ja)} a ${hisses(nein)}. Legislan`,
          `ELEGIDO  ${ja} a ${nein}. Legislan`,
        ],
      }),
    },
  },
  notHitler: {
    classic: ({ who, number }) => ({
      either: [
        say`${bold(`${who} no es Hitler`)}: queda probado, pero quizá sea Fascista.`,
        say`${bold(`${who} no es Hitler`)}, pero quizá sea Fascista.`,
        say`${bold(`El ${number} no es Hitler`)}; quizá, Fascista.`,
      ],
    }),
    corporate: ({ who, number }) => ({
      either: [
        say`${bold(`${who} no es la Rata`)}: queda probado, pero quizá sea un topo.`,
        say`${bold(`${who} no es la Rata`)}, pero quizá sea un topo.`,
        say`${bold(`El ${number} no es la Rata`)}; quizá, un topo.`,
      ],
    }),
    cats: ({ who, number }) => ({
      either: [
        say`${bold(`${who} no es la rata funcionaria`)}: probado, pero quizá sea rata.`,
        say`${bold(`${who} no es la funcionaria`)}, pero quizá sea rata.`,
        say`${bold(`El ${number} no es la funcionaria`)}; quizá, rata.`,
      ],
    }),
  },
};
