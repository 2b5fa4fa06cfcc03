import type { RulesPhrases } from '../../../phrases/rules.ts';

export const classic: RulesPhrases['chapters'] = {
  aim: {
    head: 'What it is about',
    says: [
      'Five to ten play, and most are Liberals. A few are Fascists, and one of those is Hitler. The Liberals are more, but nobody has told them who is who; the Fascists are few, but they know each other.',
      'The Liberals win with five Liberal policies, or by executing Hitler. The Fascists win with six Fascist policies, or by having Hitler elected Chancellor once three Fascist policies lie on the board.',
    ],
  },
  dealing: {
    head: 'Before the first round',
    says: [
      'Everybody gets a secret role and a party card. The card of a Liberal says Liberal; those of a Fascist and of Hitler both say Fascist.',
      [
        'The Fascists learn who their partners are, and who is Hitler.',
        {
          byDefault: 'hitlerKnows',
          says: 'With five or six players Hitler knows the one Fascist; with seven or more Hitler knows nobody.',
        },
        'A Liberal knows nobody.',
      ],
      'The deck holds six Liberal and eleven Fascist policies, face down: even honest people will have to lay a Fascist one now and then. Who is the first to stand for President is drawn by lot.',
    ],
  },
  round: {
    head: 'A round',
    says: [
      'Each round has an election. If a government is elected it legislates, and a Fascist policy may give its President a power, which must be used. Then the next seat, clockwise, stands for President, whatever came before.',
    ],
  },
  nomination: {
    head: 'Nomination',
    says: [
      'The candidate for President names another living player as Chancellor. Talk about it as long as you like.',
      [
        'The President and the Chancellor of the last elected government can’t be named.',
        { byDefault: 'termLimitRelax', says: 'With five or fewer alive only that Chancellor can’t.' },
        'Nothing keeps anybody from being President.',
      ],
    ],
  },
  vote: {
    head: 'Vote',
    says: [
      'Everybody alive votes Ja or Nein, both candidates too, and may change it until the last ballot is in. Then all ballots are turned over at once.',
      'More than half must say Ja; a tie fails. If it fails, the tracker moves one step and the next seat stands.',
    ],
  },
  legislation: {
    head: 'Legislation',
    says: [
      [
        'The President draws three tiles, discards one and passes two on. The Chancellor discards one and lays the other on the board.',
        { byDefault: 'silence', says: 'From the draw until it lies there nobody says a word.' },
      ],
      'Discards stay face down for good, so both may lie about what they had. Once fewer than three tiles are left they are shuffled with the discards into a new deck.',
    ],
  },
  powers: {
    head: 'Powers',
    says: [
      'Some squares of the Fascist track give the President who filled them a power, by how many play. It must be used before the next round; everybody may advise, the President alone decides.',
      [
        'Investigation: the President alone sees one player’s party card, not the role, and may tell the truth about it or lie.',
        { byDefault: 'reinvestigate', says: 'Nobody is investigated twice.' },
      ],
      'Special election: the President picks who stands for President next. After that the order goes on from where it was, so nobody is left out.',
      'Peek: the President alone sees the top three tiles of the deck, which stay as they are.',
      'Execution: the President kills a player. If it was Hitler the Liberals win at once. If not, the role stays secret, and the dead don’t speak, vote or stand any more.',
    ],
  },
  zone: {
    head: 'The Hitler zone',
    says: [
      'Once three Fascist policies lie on the board, each newly elected Chancellor is checked. If it is Hitler the Fascists win at once. If the game goes on, everybody knows for certain that this Chancellor is not Hitler.',
    ],
  },
  chaos: {
    head: 'Chaos',
    says: [
      [
        'When three elections in a row have failed, the top tile of the deck is laid by itself. It gives no power, the tracker goes back to 0, and nobody is barred from the next election.',
        { byDefault: 'trackerReset', says: 'An elected government sets the tracker back to 0 as well.' },
      ],
    ],
  },
  veto: {
    head: 'Veto',
    says: [
      'After the fifth Fascist policy a Chancellor may ask to lay neither tile. If the President agrees all three are discarded, no policy is laid, and the tracker moves one step. If not, the Chancellor must lay one of the two.',
    ],
  },
  talk: {
    head: 'Talk and lies',
    says: [
      'Outside of legislation everybody may say anything, true or not, about what they are, had or saw. Afterwards a government claims what it had, and so do those who looked at a card or at the deck; the history shows whose words contradict each other.',
      'Only Hitler, once executed or elected in the zone, can’t deny it: the program shows it.',
    ],
  },
  end: {
    head: 'The end',
    says: [
      'The game ends the moment a team has won, and there are no points. All roles are shown, and what every government really had.',
    ],
  },
};
