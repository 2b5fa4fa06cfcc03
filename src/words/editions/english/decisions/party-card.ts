import type { PartyCardPhrases } from '../../../phrases/decisions/powers.ts';
import type { Themed } from '../../../theme.ts';

export const partyCard: Themed<PartyCardPhrases> = {
  look: {
    classic: ({ who, number }) => ({
      either: [
        `${who}'s party card: hold Space to look, then Enter`,
        `${who}'s party card: hold Space, then Enter`,
        `Seat ${number}'s card: hold Space, then Enter`,
        `Seat ${number}'s card: hold Space`,
      ],
    }),
    corporate: ({ who, number }) => ({
      either: [
        `${who}'s personnel file: hold Space to look, then Enter`,
        `${who}'s file: hold Space, then Enter`,
        `Seat ${number}'s file: hold Space, then Enter`,
        `Seat ${number}'s file: hold Space`,
      ],
    }),
    cats: ({ who, number }) => ({
      either: [
        `${who}'s paw print: hold Space to look, then Enter`,
        `${who}'s paw print: hold Space, then Enter`,
        `Seat ${number}'s paw: hold Space, then Enter`,
        `Seat ${number}'s paw: hold Space`,
      ],
    }),
  },
  openWhileHeld: {
    either: ['Open while Space is held, closed when you let go.', 'Open while Space is held.'],
  },
  tellOrNot: {
    classic: { either: ['Tell the table the truth, a lie or nothing.', 'Say so, lie, or say nothing.'] },
    corporate: { either: ['Tell the others the truth, a lie or nothing.', 'Say so, lie, or say nothing.'] },
    cats: { either: ['Tell the town the truth, a lie or nothing.', 'Say so, lie, or say nothing.'] },
  },
  claims: (key) => ({
    either: [
      `${key} claims it now; Space shows it again all game.`,
      `${key} claims; Space shows it again.`,
      `${key} claims; Space shows it.`,
    ],
  }),
  label: {
    classic: ({ name, number }) => ({ either: [`${name}'s party`, `seat ${number}`] }),
    corporate: ({ name, number }) => ({ either: [`${name}'s file`, `seat ${number}`] }),
    cats: ({ name, number }) => ({ either: [`${name}'s print`, `seat ${number}`] }),
  },
};
