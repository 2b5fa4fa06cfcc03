import { bold, say, type Sentence } from '../../span.ts';
import { deadAreOut, partyOnly } from '../reminders.ts';
import { terms } from '../terms.ts';
import { thenNext } from './next.ts';
import { who, whoBold } from '../grammar.ts';
import type { OutcomeWords } from '../../words.ts';

export const powers: Pick<OutcomeWords, 'investigated' | 'peeked' | 'special-election-called' | 'executed'> = {
  investigated: ({ event: { president, target } }, scene) => ({
    bar: thenNext(scene, 'INVESTIGATED '),
    rows: [
      {
        either: [
          say`${whoBold(president, scene.nameOf)} has seen the party card of ${whoBold(target, scene.nameOf)}.`,
          say`${whoBold(president, scene.nameOf)} saw ${whoBold(target, scene.nameOf)}'s party card.`,
          say`${bold(`Seat ${president + 1}`)} saw ${bold(`seat ${target + 1}`)}'s party card.`,
        ],
      },
      { either: partyOnly },
      mayTell(scene.nameOf(president), 'about it'),
    ],
  }),

  peeked: ({ event: { president } }, scene) => ({
    bar: thenNext(scene, 'PEEKED '),
    rows: [
      {
        either: [
          say`${whoBold(president, scene.nameOf)} has seen the top three tiles; their order stays.`,
          say`${whoBold(president, scene.nameOf)} has seen the top three tiles.`,
          say`${bold(`Seat ${president + 1}`)} has seen the top three tiles.`,
        ],
      },
      'The next government draws them.',
      mayTell(scene.nameOf(president), 'about them'),
    ],
  }),

  'special-election-called': ({ event: { president, target } }, scene) => ({
    bar: thenNext(scene, 'SPECIAL ELECTION '),
    rows: [
      {
        either: [
          say`${whoBold(president, scene.nameOf)} picked ${whoBold(target, scene.nameOf)} as candidate for President.`,
          say`${whoBold(president, scene.nameOf)} picked ${whoBold(target, scene.nameOf)} as next P.`,
          say`${bold(`Seat ${president + 1}`)} picked ${bold(`seat ${target + 1}`)} as next President.`,
        ],
      },
      say`Then order resumes at ${whoBold(scene.view.nextPresident, scene.nameOf)}.`,
      'Term limits bar only Chancellors.',
    ],
  }),

  executed({ event: { president, target, hitler, party } }, scene) {
    const shown = hitler ? 'Hitler' : 'not Hitler';
    return {
      bar: thenNext(scene, `EXECUTED  ${who(target, scene.nameOf)}.`, `EXECUTED  Seat ${target + 1}.`),
      rows: [
        {
          either: [
            say`${whoBold(president, scene.nameOf)} executed ${whoBold(target, scene.nameOf)}: ${shown}.`,
            say`${bold(`Seat ${president + 1}`)} executed ${whoBold(target, scene.nameOf)}: ${shown}.`,
            say`${bold(`Seat ${president + 1}`)} executed ${bold(`seat ${target + 1}`)}: ${shown}.`,
          ],
        },
        party === null
          ? 'The role stays hidden to the end of the game.'
          : say`The party card says ${bold(terms.party[party])}; the role stays hidden.`,
        deadAreOut,
      ],
    };
  },
};

const mayTell = (president: string, about: string): Sentence => ({
  either: [
    `${president} may tell the truth ${about}, a lie or nothing.`,
    'The President may tell the truth, a lie or nothing.',
    'P may tell the truth, a lie or nothing.',
  ],
});
