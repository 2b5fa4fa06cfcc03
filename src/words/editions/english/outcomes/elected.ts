import { bold, say } from '../../../span.ts';
import { hisses, purrs } from '../grammar.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const elected: Themed<OutcomePhrases['elected']> = {
  bar: {
    table: {
      classic: ({ ja, nein }) => ({
        either: [
          `ELECTED  ${ja} Ja to ${nein} Nein. The government legislates: silence`,
          `ELECTED  ${ja} Ja to ${nein} Nein. They legislate: silence`,
          `ELECTED  ${ja} Ja to ${nein} Nein. Silence`,
        ],
      }),
      corporate: ({ ja, nein }) => ({
        either: [
          `APPOINTED  ${ja} approve, ${nein} reject. Management reviews plans: silence`,
          `APPOINTED  ${ja} approve, ${nein} reject. Design review: silence`,
          `APPOINTED  ${ja} to ${nein}. Silence`,
        ],
      }),
      cats: ({ ja, nein }) => ({
        either: [
          `SEATED  ${purrs(ja)} to ${hisses(nein)}. The town hall makes a law: silence`,
          `SEATED  ${purrs(ja)} to ${hisses(nein)}. They make a law: silence`,
          `SEATED  ${purrs(ja)} to ${nein}. Silence`,
        ],
      }),
    },
    government: {
      classic: ({ ja, nein }) => ({
        either: [
          `ELECTED  ${ja} Ja to ${nein} Nein. The government legislates, and it alone is silent`,
          `ELECTED  ${ja} Ja to ${nein} Nein. They legislate and are silent`,
          `ELECTED  ${ja} Ja to ${nein} Nein. They are silent`,
        ],
      }),
      corporate: ({ ja, nein }) => ({
        either: [
          `APPOINTED  ${ja} approve, ${nein} reject. Management reviews plans, and it alone is silent`,
          `APPOINTED  ${ja} approve, ${nein} reject. Only management is silent`,
          `APPOINTED  ${ja} to ${nein}. They are silent`,
        ],
      }),
      cats: ({ ja, nein }) => ({
        either: [
          `SEATED  ${purrs(ja)} to ${hisses(nein)}. The town hall makes a law, and it alone is silent`,
          `SEATED  ${purrs(ja)} to ${hisses(nein)}. They make a law and are silent`,
          `SEATED  ${purrs(ja)} to ${nein}. They are silent`,
        ],
      }),
    },
    off: {
      classic: ({ ja, nein }) => ({
        either: [
          `ELECTED  ${ja} Ja to ${nein} Nein. The government legislates`,
          `ELECTED  ${ja} Ja to ${nein} Nein. They legislate`,
        ],
      }),
      corporate: ({ ja, nein }) => ({
        either: [
          `APPOINTED  ${ja} approve, ${nein} reject. Management reviews plans`,
          `APPOINTED  ${ja} approve, ${nein} reject. Design review`,
          `APPOINTED  ${ja} to ${nein}. Design review`,
        ],
      }),
      cats: ({ ja, nein }) => ({
        either: [
          `SEATED  ${purrs(ja)} to ${hisses(nein)}. The town hall makes a law`,
          `SEATED  ${purrs(ja)} to ${hisses(nein)}. They make a law`,
          `SEATED  ${purrs(ja)} to ${nein}. They make a law`,
        ],
      }),
    },
  },
  notHitler: {
    classic: ({ who, number }) => ({
      either: [
        say`${bold(`${who} is not Hitler`)}, proven for good, but maybe a Fascist.`,
        say`${bold(`${who} is not Hitler`)}, but maybe a Fascist.`,
        say`${bold(`Seat ${number} is not Hitler`)}, but maybe a Fascist.`,
      ],
    }),
    corporate: ({ who, number }) => ({
      either: [
        say`${bold(`${who} is not the Rat`)}, proven for good, but maybe a mole.`,
        say`${bold(`${who} is not the Rat`)}, but maybe a mole.`,
        say`${bold(`Seat ${number} is not the Rat`)}, but maybe a mole.`,
      ],
    }),
    cats: ({ who, number }) => ({
      either: [
        say`${bold(`${who} is not the civil rat`)}, proven for good, but maybe a rat.`,
        say`${bold(`${who} is not the civil rat`)}, but maybe a rat.`,
        say`${bold(`Seat ${number} is not the civil rat`)}, maybe a rat.`,
      ],
    }),
  },
};
