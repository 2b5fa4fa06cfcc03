import type { RulesPhrases } from '../../../phrases/rules.ts';

export const cats: RulesPhrases['chapters'] = {
  aim: {
    head: 'What it is about',
    says: [
      'Five to ten play, and most are town cats. A few are rats in disguise, and with them is the civil-servant rat. The cats are more, but nobody has told them who is who; the rats are few, but they know each other.',
      'The town cats win with five cat laws, or by banishing the civil rat. The rats win with six rat laws, or by having the civil rat seated as rat-catcher once three rat laws stand.',
    ],
  },
  dealing: {
    head: 'Before the first round',
    says: [
      'Everybody gets a secret role and a paw print. That of a town cat is a cat’s; those of a rat in disguise and of the civil rat are both a rat’s.',
      [
        'The rats learn who their partners are, and who is the civil rat.',
        {
          byDefault: 'hitlerKnows',
          says: 'With five or six players the civil rat knows the one rat; with seven or more the civil rat knows nobody.',
        },
        'A town cat knows nobody.',
      ],
      'The bill box holds six cat laws and eleven rat laws, face down: even honest cats will have to pass a rat law now and then. Who is the first to stand for mayor is drawn by lot.',
    ],
  },
  round: {
    head: 'A round',
    says: [
      'Each round has a town meeting. If a town hall is seated it makes a law, and a rat law may give its mayor a power, which must be used. Then the next seat, clockwise, stands for mayor, whatever came before.',
    ],
  },
  nomination: {
    head: 'Nomination',
    says: [
      'The candidate for mayor names another player in town as rat-catcher. Meow about it as long as you like.',
      [
        'By the nap rule, the mayor and the rat-catcher of the last seated town hall can’t be named.',
        { byDefault: 'termLimitRelax', says: 'With five or fewer in town only that rat-catcher can’t.' },
        'Nothing keeps anybody from being mayor.',
      ],
    ],
  },
  vote: {
    head: 'Vote',
    says: [
      'Everybody in town purrs or hisses, both candidates too, and may change it until the last paw is in. Then all are shown at once.',
      'More than half must purr; a tie fails. If it fails, patience runs one step shorter and the next seat stands.',
    ],
  },
  legislation: {
    head: 'Law-making nap-hour',
    says: [
      [
        'The mayor draws three bills, bins one and passes two on. The rat-catcher bins one and makes the other a law.',
        { byDefault: 'silence', says: 'From the draw until it stands nobody says a word.' },
      ],
      'What was binned is never shown, so both may lie about what they had. Once fewer than three bills are left in the box, the binned ones go back in and all are shuffled.',
    ],
  },
  powers: {
    head: 'Powers',
    says: [
      'Some squares of the rat-law track give the mayor who filled them a power, by how many play. It must be used before the next round; everybody may advise, the mayor alone decides.',
      [
        'Sniff test: the mayor alone sniffs at one player’s paw print, not the role, and may tell the truth about it or lie.',
        { byDefault: 'reinvestigate', says: 'Nobody is sniffed at twice.' },
      ],
      'Extra meeting: the mayor picks who stands for mayor next. After that the order goes on from where it was, so nobody is left out.',
      'Peek in the box: the mayor alone sees the top three bills in the box, which stay as they are.',
      'Banishing: the mayor sends a player out of town. If it was the civil rat the town cats win at once. If not, the role stays secret, and the banished don’t speak, vote or stand any more.',
    ],
  },
  zone: {
    head: 'The civil-rat zone',
    says: [
      'Once three rat laws stand, each newly seated rat-catcher is checked. If it is the civil rat the rats win at once. If the game goes on, everybody knows for certain that this rat-catcher is not the civil rat.',
    ],
  },
  chaos: {
    head: 'Catfight',
    says: [
      [
        'When three town meetings in a row have failed, a catfight breaks out and the top bill of the box becomes law by itself. It gives no power, patience goes back to 0, and nobody is barred from the next meeting.',
        { byDefault: 'trackerReset', says: 'A seated town hall sets patience back to 0 as well.' },
      ],
    ],
  },
  veto: {
    head: 'Batting it off the table',
    says: [
      'After the fifth rat law a rat-catcher may ask to bat both bills off the table. If the mayor agrees all three are binned, no law is made, and patience runs one step shorter. If not, the rat-catcher must make one of the two a law.',
    ],
  },
  talk: {
    head: 'Talk and lies',
    says: [
      'Outside of the nap-hour everybody may say anything, true or not, about what they are, had or saw. Afterwards a town hall claims what it had, and so do those who sniffed at a paw or peeked into the box; the history shows whose words contradict each other.',
      'Only the civil rat, once banished or seated in the zone, can’t deny it: the program shows it.',
    ],
  },
  end: {
    head: 'The end',
    says: [
      'The game ends the moment a side has won, and there are no points. All roles are shown, and what every town hall really had.',
    ],
  },
};
