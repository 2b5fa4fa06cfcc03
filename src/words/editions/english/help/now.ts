import type { HelpPhrases } from '../../../phrases/help.ts';
import type { Themed } from '../../../theme.ts';

/** What goes on and what it means. */
export const now: Themed<HelpPhrases['now']> = {
  lobby: {
    head: 'Now: the lobby',
    says: 'Five to ten play. The seats are in order of play, and the host can change it to how people sit. Once the host starts, the program deals the roles.',
  },
  roles: {
    head: 'Now: roles',
    says: {
      classic:
        'You are a Liberal, a Fascist or Hitler, and nobody sees your card but you. The Fascists know each other and Hitler. Liberals know nobody, and win only if they find out whom to trust.',
      corporate:
        'You are loyal staff, a mole or the Rat, and nobody sees your card but you. The moles know each other and the Rat. Loyal staff know nobody, and win only if they find out whom to trust.',
      cats: 'You are a town cat, a rat in disguise or the civil rat, and nobody sees your card but you. The rats know each other and the civil rat. Town cats know nobody, and win only if they find out whom to trust.',
    },
  },
  nominate: {
    head: { classic: 'Now: the nomination', corporate: 'Now: the proposal', cats: 'Now: the nomination' },
    says: {
      many: {
        classic:
          'The President names another living player as Chancellor, but not the last elected pair. All vote on the two. After three failures in a row, chaos lays the top tile.',
        corporate:
          'The CEO proposes another player as Chief Engineer, but not the last appointed pair. All vote on the two. After three failures in a row, a walkout builds the top blueprint.',
        cats: 'The mayor names another player in town as rat-catcher, but not the last seated pair. All vote on the two. After three failures in a row, a catfight makes the top bill law.',
      },
      few: {
        classic:
          'The President names another living player as Chancellor, but not the last elected Chancellor: with five alive the President is free. All vote on the two. After three failures in a row, chaos lays the top tile.',
        corporate:
          'The CEO proposes another player as Chief Engineer, but not the last Chief Engineer: with five left the CEO is free. All vote on the two. After three failures in a row, a walkout builds the top blueprint.',
        cats: 'The mayor names another player in town as rat-catcher, but not the last rat-catcher: with five left the mayor is free. All vote on the two. After three failures in a row, a catfight makes the top bill law.',
      },
    },
  },
  vote: {
    head: 'Now: the vote',
    says: {
      inZone: {
        classic:
          'Everyone alive votes, both candidates too. More than half must say Ja; a tie fails. Ballots turn over together. A rejection moves the tracker. Three Fascist policies are down: if this Chancellor is Hitler, a Ja ends it.',
        corporate:
          'Everyone left votes, both candidates too. More than half must approve; a tie fails. Votes are shown together. A rejection adds to the deadlock. Three faulty blueprints are built: appointing the Rat now ends it.',
        cats: 'Everyone in town votes, both candidates too. More than half must purr; a tie fails. All paws are shown together. A rejection costs patience. Three rat laws stand: seating the civil rat now ends it.',
      },
      before: {
        classic:
          'Everyone alive votes, both candidates too. More than half must say Ja; a tie fails. Ballots turn over together. A rejection moves the tracker. Once three Fascist policies are down, electing Hitler ends it.',
        corporate:
          'Everyone left votes, both candidates too. More than half must approve; a tie fails. Votes are shown together. A rejection adds to the deadlock. Once three faulty blueprints are built, appointing the Rat ends it.',
        cats: 'Everyone in town votes, both candidates too. More than half must purr; a tie fails. All paws are shown together. A rejection costs patience. Once three rat laws stand, seating the civil rat ends it.',
      },
    },
  },
  legislate: {
    head: {
      classic: 'Now: legislation',
      corporate: 'Now: the design review',
      cats: 'Now: the law-making nap-hour',
    },
    says: {
      classic: [
        'The President draws three tiles and discards one; the Chancellor gets two and lays one.',
        { byDefault: 'silence', says: 'Nobody speaks till it is on the board.' },
        'What was discarded stays face down: of that both may lie.',
      ],
      corporate: [
        'The CEO draws three blueprints and shreds one; the Chief Engineer gets two and builds one.',
        { byDefault: 'silence', says: 'Nobody speaks till it is built.' },
        'What was shredded stays face down: of that both may lie.',
      ],
      cats: [
        'The mayor draws three bills and bins one; the rat-catcher gets two and passes one.',
        { byDefault: 'silence', says: 'Nobody speaks till it is law.' },
        'What was binned stays face down: of that both may lie.',
      ],
    },
  },
  'answer-veto': {
    head: {
      classic: 'Now: the veto',
      corporate: 'Now: scrapping the plans',
      cats: 'Now: batting off the table',
    },
    says: {
      classic:
        'Five Fascist policies are down, so the Chancellor may ask to lay neither tile. If the President agrees, all three are discarded and the tracker moves; if not, one must be laid.',
      corporate:
        'Five faulty blueprints are built, so the Chief Engineer may ask to build neither. If the CEO agrees, all three are shredded and the deadlock counter moves; if not, one must be built.',
      cats: 'Five rat laws stand, so the rat-catcher may ask to bat both bills off. If the mayor agrees, all three are binned and it costs patience; if not, one must be passed.',
    },
  },
  investigate: {
    head: { classic: 'Now: an investigation', corporate: 'Now: a personnel audit', cats: 'Now: a sniff test' },
    says: {
      classic: [
        "The President alone sees the party card of one player: Liberal or Fascist, as Hitler's card says too. What is told of it may be a lie.",
        { byDefault: 'reinvestigate', says: 'Nobody is investigated twice.' },
      ],
      corporate: [
        "The CEO alone sees the personnel file of one player: loyal or mole, as the Rat's file says too. What is told of it may be a lie.",
        { byDefault: 'reinvestigate', says: 'Nobody is audited twice.' },
      ],
      cats: [
        "The mayor alone sniffs at the paw print of one player: a cat's or a rat's, as the civil rat's is too. What is told of it may be a lie.",
        { byDefault: 'reinvestigate', says: 'Nobody is sniffed at twice.' },
      ],
    },
  },
  peek: {
    head: { classic: 'Now: a peek', corporate: 'Now: a preview', cats: 'Now: a peek in the box' },
    says: {
      classic:
        'The President alone sees the top three tiles; they stay as they are, for the next government to draw. What is told of them may be a lie.',
      corporate:
        'The CEO alone previews the top three blueprints; they stay as they are, for the next management to draw. What is told of them may be a lie.',
      cats: 'The mayor alone sees the top three bills; they stay as they are, for the next town hall to draw. What is told of them may be a lie.',
    },
  },
  'special-election': {
    head: {
      classic: 'Now: a special election',
      corporate: 'Now: an emergency appointment',
      cats: 'Now: an extra meeting',
    },
    says: {
      classic:
        'The President picks who stands for President next: anybody else alive. Afterwards the order resumes left of the President who picked, and nobody is left out.',
      corporate:
        'The CEO picks who stands for CEO next: anybody else still here. Afterwards the order resumes left of the CEO who picked, and nobody is left out.',
      cats: 'The mayor picks who stands for mayor next: anybody else in town. Afterwards the order resumes left of the mayor who picked, and nobody is left out.',
    },
  },
  execute: {
    head: { classic: 'Now: an execution', corporate: 'Now: a dismissal', cats: 'Now: a banishment' },
    says: {
      classic:
        "The President must execute somebody, and decides alone. If it is Hitler, the Liberals win; if not, the role stays hidden. The dead don't speak, vote or stand.",
      corporate:
        "The CEO must dismiss somebody, and decides alone. If it is the Rat, the loyal staff win; if not, the role stays hidden. The dismissed don't speak, vote or stand.",
      cats: "The mayor must banish somebody, and decides alone. If it is the civil rat, the town cats win; if not, the role stays hidden. The banished don't speak, vote or stand.",
    },
  },
  over: {
    head: 'Now: the end',
    says: {
      classic:
        'The game is over, and everybody may talk, the dead and those who watch as well. The same seats can be dealt another game.',
      corporate:
        'The game is over, and everybody may talk, the dismissed and those who watch as well. The same seats can be dealt another game.',
      cats: 'The game is over, and everybody may talk, the banished and those who watch as well. The same seats can be dealt another game.',
    },
  },
};
