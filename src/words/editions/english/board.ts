import type { BoardPhrases } from '../../phrases/board.ts';
import type { Themed } from '../../theme.ts';

export const board: Themed<BoardPhrases> = {
  round: (round) => `Round ${round}`,
  roundShort: (round) => `R${round}`,
  showsMore: ({ columns, rows }) => `${columns}×${rows} shows more`,
  yourMoveAt: (table) => `your move · ${table}`,
  step: {
    classic: { nominate: 'Nominate', vote: 'Vote', legislate: 'Legislate', power: 'Power' },
    corporate: { nominate: 'Propose', vote: 'Vote', legislate: 'Review', power: 'Power' },
    cats: { nominate: 'Nominate', vote: 'Vote', legislate: 'Make law', power: 'Power' },
  },
  stepNow: {
    classic: { nominate: 'NOMINATE', vote: 'VOTE', legislate: 'LEGISLATE', power: 'POWER' },
    corporate: { nominate: 'PROPOSE', vote: 'VOTE', legislate: 'REVIEW', power: 'POWER' },
    cats: { nominate: 'NOMINATE', vote: 'VOTE', legislate: 'MAKE LAW', power: 'POWER' },
  },
  stepsEnded: 'BROKEN OFF',
  brokenOff: {
    host: 'The host broke the game off. Nobody has won.',
    here: 'The game was broken off. Nobody has won.',
    majority: 'More than half of the people broke the game off. Nobody has won.',
  },
  you: ({ who }) => `you: ${who}`,
  youHost: ({ who }) => `you: ${who}, host`,
  spectator: 'watching',
  track: {
    classic: { liberal: 'LIBERAL', fascist: 'FASCIST' },
    corporate: { liberal: 'SOUND', fascist: 'FAULTY' },
    cats: { liberal: 'CAT LAWS', fascist: 'RAT LAWS' },
  },
  trackShort: {
    classic: { liberal: 'LIB', fascist: 'FAS' },
    corporate: { liberal: 'SOU', fascist: 'FAU' },
    cats: { liberal: 'CAT', fascist: 'RAT' },
  },
  powers: 'powers',
  laid: (count, squares) => `${count} of ${squares}`,
  win: 'WIN',
  deck: { classic: 'Deck', corporate: 'Cabinet', cats: 'Box' },
  discards: {
    classic: (count) => `Disc. ${count}`,
    corporate: (count) => `Bin ${count}`,
    cats: (count) => `Binned ${count}`,
  },
  tracker: { classic: 'Tracker', corporate: 'Deadlock', cats: 'Patience' },
  chaosNext: { classic: '3rd: chaos', corporate: '3rd: walkout', cats: '3rd: catfight' },
  zone: {
    classic: { on: 'HITLER ZONE ON', off: 'Hitler zone' },
    corporate: { on: 'RAT ZONE ON', off: 'Rat zone' },
    cats: { on: 'CIVIL-RAT ZONE ON', off: 'Civil-rat zone' },
  },
  seats: 'Seats',
  columns: (half, seats) => `1-${half}, ${half + 1}-${seats}`,
  clockwise: 'clockwise',
  now: 'now',
  mark: 'mark',
  rounds: (first, last) => `R${first}..${last}`,
  ballotsExplained: {
    one: {
      classic: (round) => `Each seat shows its ballot of round ${round}, J or n.`,
      corporate: (round) => `Each seat shows its vote of round ${round}, Y or n.`,
      cats: (round) => `Each seat shows its paw of round ${round}, P or h.`,
    },
    several: {
      classic: (first, last) => `Each seat shows its last seven ballots, J or n, rounds ${first} to ${last}.`,
      corporate: (first, last) => `Each seat shows its last seven votes, Y or n, rounds ${first} to ${last}.`,
      cats: (first, last) => `Each seat shows its last seven paws, P or h, rounds ${first} to ${last}.`,
    },
  },
  placard: {
    classic: {
      stands: { president: 'PRESIDENT?', chancellor: 'CHANCELLOR?' },
      inOffice: { president: 'PRESIDENT', chancellor: 'CHANCELLOR' },
      was: { president: 'was P', chancellor: 'was C' },
    },
    corporate: {
      stands: { president: 'CEO?', chancellor: 'ENGINEER?' },
      inOffice: { president: 'CEO', chancellor: 'ENGINEER' },
      was: { president: 'was C', chancellor: 'was E' },
    },
    cats: {
      stands: { president: 'MAYOR?', chancellor: 'RAT-CATCHER?' },
      inOffice: { president: 'MAYOR', chancellor: 'RAT-CATCHER' },
      was: { president: 'was M', chancellor: 'was R' },
    },
  },
  next: {
    usual: {
      classic: ({ who }) => `next P ${who}`,
      corporate: ({ who }) => `next CEO ${who}`,
      cats: ({ who }) => `next mayor ${who}`,
    },
    afterSpecial: {
      classic: ({ who }) => `then P ${who}`,
      corporate: ({ who }) => `then CEO ${who}`,
      cats: ({ who }) => `then mayor ${who}`,
    },
  },
  nextLong: {
    usual: {
      classic: ({ who }) => `next President ${who}`,
      corporate: ({ who }) => `next CEO ${who}`,
      cats: ({ who }) => `next mayor ${who}`,
    },
    afterSpecial: {
      classic: ({ who }) => `then President ${who}`,
      corporate: ({ who }) => `then CEO ${who}`,
      cats: ({ who }) => `then mayor ${who}`,
    },
  },
  cast: { classic: 'cast', corporate: 'cast', cats: 'in' },
  castLong: { classic: 'ballot in', corporate: 'vote in', cats: 'paw in' },
  log: 'Log',
  talk: 'Talk',
  figures: {
    classic: ({ liberal, fascist, tracker, deck }) =>
      `L ${liberal}/5  F ${fascist}/6  tracker ${tracker}/3  deck ${deck}`,
    corporate: ({ liberal, fascist, tracker, deck }) => ({
      either: [
        `S ${liberal}/5  F ${fascist}/6  deadlock ${tracker}/3  cabinet ${deck}`,
        `S ${liberal}/5  F ${fascist}/6  D ${tracker}/3  cabinet ${deck}`,
      ],
    }),
    cats: ({ liberal, fascist, tracker, deck }) =>
      `C ${liberal}/5  R ${fascist}/6  patience ${tracker}/3  box ${deck}`,
  },
  pair: {
    stands: {
      president: {
        classic: (who) => `P? ${who}`,
        corporate: (who) => `C? ${who}`,
        cats: (who) => `M? ${who}`,
      },
      chancellor: {
        classic: (who) => `C? ${who}`,
        corporate: (who) => `E? ${who}`,
        cats: (who) => `R? ${who}`,
      },
    },
    inOffice: {
      president: {
        classic: (who) => `P ${who}`,
        corporate: (who) => `C ${who}`,
        cats: (who) => `M ${who}`,
      },
      chancellor: {
        classic: (who) => `C ${who}`,
        corporate: (who) => `E ${who}`,
        cats: (who) => `R ${who}`,
      },
    },
  },
};
