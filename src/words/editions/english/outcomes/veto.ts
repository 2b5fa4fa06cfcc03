import { bold, say } from '../../../span.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const veto = {
  vetoAsked: {
    bar: {
      classic: ({ who, number }) => ({
        either: [
          `VETO  ${who}: “I wish to veto this agenda.”`,
          `VETO  asked for by ${who}`,
          `VETO  asked for by seat ${number}`,
        ],
      }),
      corporate: ({ who, number }) => ({
        either: [
          `SCRAP?  ${who}: “I wish to scrap these plans.”`,
          `SCRAP?  asked for by ${who}`,
          `SCRAP?  asked by seat ${number}`,
        ],
      }),
      cats: ({ who, number }) => ({
        either: [
          `BAT OFF?  ${who}: “I wish to bat these off the table.”`,
          `BAT OFF?  asked for by ${who}`,
          `BAT OFF?  says seat ${number}`,
        ],
      }),
    },
    answers: {
      classic: ({ who }) => ({
        either: [say`${bold(who)} agrees or refuses, in the open.`, say`${bold(who)} agrees or refuses.`],
      }),
      corporate: ({ who }) => ({
        either: [say`${bold(who)} agrees or refuses, in the open.`, say`${bold(who)} agrees or refuses.`],
      }),
      cats: ({ who }) => ({
        either: [say`${bold(who)} agrees or refuses, in the open.`, say`${bold(who)} agrees or refuses.`],
      }),
    },
    ifRefused: {
      classic: ({ name }) => ({
        either: [
          `Refused: ${name} must lay one, and can't ask again.`,
          "Refused: C must lay one, and can't ask again.",
        ],
      }),
      corporate: ({ name }) => ({
        either: [
          `Refused: ${name} must build one, and can't ask again.`,
          "Refused: CE must build one, can't ask again.",
        ],
      }),
      cats: ({ name }) => ({
        either: [
          `Refused: ${name} must pass one, and can't ask again.`,
          "Refused: R must pass one, can't ask again.",
        ],
      }),
    },
  },
  vetoRefused: {
    bar: {
      table: {
        classic: ({ who, number }) => ({
          either: [
            `VETO REFUSED by ${who}. The government legislates: silence`,
            `VETO REFUSED by ${who}. They legislate: silence`,
            `VETO REFUSED by ${who}. Silence`,
            `VETO REFUSED by seat ${number}. Silence`,
          ],
        }),
        corporate: ({ who, number }) => ({
          either: [
            `PLANS KEPT by ${who}. Management goes on reviewing: silence`,
            `PLANS KEPT by ${who}. Design review: silence`,
            `PLANS KEPT by ${who}. Silence`,
            `PLANS KEPT by seat ${number}. Silence`,
          ],
        }),
        cats: ({ who, number }) => ({
          either: [
            `KEPT ON THE TABLE by ${who}. The town hall makes a law: silence`,
            `KEPT ON THE TABLE by ${who}. They make a law: silence`,
            `BILLS KEPT by ${who}. Silence`,
            `BILLS KEPT by seat ${number}. Silence`,
          ],
        }),
      },
      government: {
        classic: ({ who, number }) => ({
          either: [
            `VETO REFUSED by ${who}. The government legislates, and it alone is silent`,
            `VETO REFUSED by ${who}. They legislate and are silent`,
            `VETO REFUSED by ${who}. They are silent`,
            `VETO REFUSED by seat ${number}. They are silent`,
          ],
        }),
        corporate: ({ who, number }) => ({
          either: [
            `PLANS KEPT by ${who}. Management goes on reviewing, and it alone is silent`,
            `PLANS KEPT by ${who}. Only management is silent`,
            `PLANS KEPT by ${who}. They are silent`,
            `PLANS KEPT by seat ${number}. They are silent`,
          ],
        }),
        cats: ({ who, number }) => ({
          either: [
            `KEPT ON THE TABLE by ${who}. The town hall makes a law, and it alone is silent`,
            `KEPT ON THE TABLE by ${who}. They make a law and are silent`,
            `BILLS KEPT by ${who}. They are silent`,
            `BILLS KEPT by seat ${number}. They are silent`,
          ],
        }),
      },
      off: {
        classic: ({ who, number }) => ({
          either: [
            `VETO REFUSED by ${who}. The government legislates`,
            `VETO REFUSED by ${who}. They legislate`,
            `VETO REFUSED by seat ${number}. They legislate`,
          ],
        }),
        corporate: ({ who, number }) => ({
          either: [
            `PLANS KEPT by ${who}. Management goes on reviewing`,
            `PLANS KEPT by ${who}. Design review`,
            `PLANS KEPT by seat ${number}. Design review`,
          ],
        }),
        cats: ({ who, number }) => ({
          either: [
            `KEPT ON THE TABLE by ${who}. The town hall makes a law`,
            `KEPT ON THE TABLE by ${who}. They make a law`,
            `BILLS KEPT by ${who}. They make a law`,
            `BILLS KEPT by seat ${number}. They make a law`,
          ],
        }),
      },
    },
    mustLay: {
      classic: ({ who }) => ({
        either: [say`${bold(who)} must lay one of the two tiles.`, say`${bold(who)} must lay one.`],
      }),
      corporate: ({ who }) => ({
        either: [say`${bold(who)} must build one of the two blueprints.`, say`${bold(who)} builds one.`],
      }),
      cats: ({ who }) => ({
        either: [say`${bold(who)} must pass one of the two bills.`, say`${bold(who)} passes one.`],
      }),
    },
    once: {
      classic: {
        either: [
          "A veto is asked for once: it can't be asked for again in this round.",
          'A veto is asked for once in a round.',
        ],
      },
      corporate: {
        either: [
          "Scrapping is asked for once: it can't be asked for again in this round.",
          'Scrapping is asked for once.',
        ],
      },
      cats: {
        either: [
          "Batting off is asked for once: it can't be asked for again in this round.",
          'Batting off is asked for once.',
        ],
      },
    },
  },
  vetoAgreed: {
    head: {
      classic: ({ who, number }) => ({
        either: [`VETO, agreed by ${who}.`, `VETO, agreed by seat ${number}.`],
      }),
      corporate: ({ who, number }) => ({
        either: [`SCRAPPED, agreed by ${who}.`, `SCRAPPED, says seat ${number}.`],
      }),
      cats: ({ who, number }) => ({
        either: [`BATTED OFF, agreed by ${who}.`, `BATTED OFF, by seat ${number}.`],
      }),
    },
    discarded: {
      classic: (tracker) => ({
        either: [
          say`Three tiles are discarded, no policy is laid. ${bold(`Tracker ${tracker} of 3`)}.`,
          say`Three tiles go, no policy. ${bold(`Tracker ${tracker} of 3`)}.`,
        ],
      }),
      corporate: (tracker) => ({
        either: [
          say`Three blueprints are shredded, none is built. ${bold(`Deadlock ${tracker} of 3`)}.`,
          say`Three go, none is built. ${bold(`Deadlock ${tracker} of 3`)}.`,
        ],
      }),
      cats: (tracker) => ({
        either: [
          say`Three bills are binned, no law is passed. ${bold(`Patience ${tracker} of 3`)}.`,
          say`Three bills go, no law. ${bold(`Patience ${tracker} of 3`)}.`,
        ],
      }),
    },
    limited: {
      many: {
        classic: 'Both are limited.',
        corporate: 'Both rotate out.',
        cats: 'Both must nap.',
      },
      few: {
        classic: {
          either: ['With so few alive only the Chancellor is limited.', 'Only the Chancellor is limited.'],
        },
        corporate: {
          either: ['With so few left only the Chief Engineer rotates out.', 'Only the engineer rotates out.'],
        },
        cats: {
          either: ['With so few left only the rat-catcher must nap.', 'Only the rat-catcher must nap.'],
        },
      },
    },
  },
} satisfies Themed<Pick<OutcomePhrases, 'vetoAsked' | 'vetoRefused' | 'vetoAgreed'>>;
