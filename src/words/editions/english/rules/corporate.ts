import type { RulesPhrases } from '../../../phrases/rules.ts';

export const corporate: RulesPhrases['chapters'] = {
  aim: {
    head: 'What it is about',
    says: [
      'Five to ten play, and most are loyal staff. A few are moles, and with them is the Rat. The loyal staff are more, but nobody has told them who is who; the moles are few, but they know each other.',
      'The loyal staff win with five sound blueprints, or by dismissing the Rat. The moles win with six faulty blueprints, or by having the Rat appointed Chief Engineer once three faulty blueprints have been built.',
    ],
  },
  dealing: {
    head: 'Before the first round',
    says: [
      'Everybody gets a secret role and a personnel file. That of loyal staff says loyal; those of a mole and of the Rat both say mole.',
      [
        'The moles learn who their partners are, and who is the Rat.',
        {
          byDefault: 'hitlerKnows',
          says: 'With five or six players the Rat knows the one mole; with seven or more the Rat knows nobody.',
        },
        'Loyal staff know nobody.',
      ],
      'The drawing cabinet holds six sound and eleven faulty blueprints, face down: even honest people will have to build a faulty one now and then. Who is the first to stand for CEO is drawn by lot.',
    ],
  },
  round: {
    head: 'A round',
    says: [
      'Each round has an appointment. If a management is appointed it reviews designs, and a faulty blueprint may give its CEO a power, which must be used. Then the next seat, clockwise, stands for CEO, whatever came before.',
    ],
  },
  nomination: {
    head: 'Proposal',
    says: [
      'The candidate for CEO proposes another player who is still employed as Chief Engineer. Talk about it as long as you like.',
      [
        'By the rotation rule, the CEO and the Chief Engineer of the last appointed management can’t be proposed.',
        { byDefault: 'termLimitRelax', says: 'With five or fewer left only that Chief Engineer can’t.' },
        'Nothing keeps anybody from being CEO.',
      ],
    ],
  },
  vote: {
    head: 'Vote',
    says: [
      'Everybody still employed approves or rejects, both candidates too, and may change it until the last ballot is in. Then all ballots are turned over at once.',
      'More than half must approve; a tie fails. If it fails, the deadlock counter moves one step and the next seat stands.',
    ],
  },
  legislation: {
    head: 'Design review',
    says: [
      [
        'The CEO draws three blueprints, shreds one and passes two on. The Chief Engineer shreds one and has the other built.',
        { byDefault: 'silence', says: 'From the draw until it is built nobody says a word.' },
      ],
      'What was shredded is never shown, so both may lie about what they had. Once fewer than three blueprints are left in the cabinet, the shredded ones are put together again and all are shuffled.',
    ],
  },
  powers: {
    head: 'Powers',
    says: [
      'Some squares of the faulty track give the CEO who filled them a power, by how many play. It must be used before the next round; everybody may advise, the CEO alone decides.',
      [
        'Personnel audit: the CEO alone sees one player’s personnel file, not the role, and may tell the truth about it or lie.',
        { byDefault: 'reinvestigate', says: 'Nobody is audited twice.' },
      ],
      'Emergency appointment: the CEO picks who stands for CEO next. After that the order goes on from where it was, so nobody is left out.',
      'Preview: the CEO alone sees the top three blueprints of the cabinet, which stay as they are.',
      'Dismissal: the CEO dismisses a player. If it was the Rat the loyal staff win at once. If not, the role stays secret, and whoever is dismissed doesn’t speak, vote or stand any more.',
    ],
  },
  zone: {
    head: 'The Rat zone',
    says: [
      'Once three faulty blueprints have been built, each newly appointed Chief Engineer is checked. If it is the Rat the moles win at once. If the game goes on, everybody knows for certain that this Chief Engineer is not the Rat.',
    ],
  },
  chaos: {
    head: 'Walkout',
    says: [
      [
        'When three appointments in a row have failed, the staff walk out and the top blueprint of the cabinet is built by itself. It gives no power, the deadlock counter goes back to 0, and nobody is barred from the next appointment.',
        { byDefault: 'trackerReset', says: 'An appointed management sets the counter back to 0 as well.' },
      ],
    ],
  },
  veto: {
    head: 'Scrapping the plans',
    says: [
      'After the fifth faulty blueprint a Chief Engineer may ask to scrap the plans. If the CEO agrees all three are shredded, nothing is built, and the deadlock counter moves one step. If not, the Chief Engineer must have one of the two built.',
    ],
  },
  talk: {
    head: 'Talk and lies',
    says: [
      'Outside of a design review everybody may say anything, true or not, about what they are, had or saw. Afterwards a management claims what it had, and so do those who looked at a file or into the cabinet; the history shows whose words contradict each other.',
      'Only the Rat, once dismissed or appointed in the zone, can’t deny it: the program shows it.',
    ],
  },
  end: {
    head: 'The end',
    says: [
      'The game ends the moment a team has won, and there are no points. All roles are shown, and what every management really had.',
    ],
  },
};
