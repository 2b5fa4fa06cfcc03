import { bold, say, type Sentence } from '../span.ts';
import { counted, electedSoLimited, uses } from './log.ts';
import { fascistSquares, hitlerZoneFrom, liberalSquares, trackerEnd, type Policy } from '../../game/index.ts';
import { inWords, ordinal, who, whoBold } from './grammar.ts';
import { terms } from './terms.ts';
import type { NamedKeys } from '../key-words.ts';
import type { OutcomeWords, Scene } from '../words.ts';

export const outcomes: OutcomeWords = {
  elected({ event }, { view, nameOf }) {
    const [ja, nein] = counted(event.ballots);
    const proven = view.hitlerZone && view.notHitler.includes(event.chancellor);
    return {
      bar: `ELECTED  ${ja} Ja to ${nein} Nein. The government legislates: silence`,
      note: proven
        ? say`${bold(`${who(event.chancellor, nameOf)} is not Hitler`)}, proven for good, but maybe a Fascist.`
        : drawAndLay,
    };
  },

  rejected({ event }, scene) {
    const [ja, nein] = counted(event.ballots);
    const left = trackerEnd - event.tracker;
    const result = ja === nein ? `${ja} to ${nein}, and a tie fails` : `${ja} Ja to ${nein} Nein`;
    const ahead =
      left === 1
        ? 'one more rejection and the top tile is laid'
        : `${inWords(left).toLowerCase()} more in a row and the top tile is laid`;
    return {
      bar: `REJECTED  ${result}. ${namesNext(scene)}`,
      note: say`${bold(`Tracker ${event.tracker} of ${trackerEnd}`)}: ${ahead}, its power lost.`,
    };
  },

  enacted({ event, before }, scene) {
    const { view, nameOf } = scene;
    const { policy, president, chancellor } = event;
    const count = before.laid[policy] + 1;
    const power = view.phase === 'nominate' || view.phase === 'over' ? null : view.powers[count - 1];
    const next =
      policy === 'fascist' && power
        ? `${who(president, nameOf)} ${uses[power].split(',')[0]}`
        : namesNext(scene);
    return {
      policy,
      bar: `${terms.party[policy].toUpperCase()} POLICY, the ${ordinal(count)}. ${next}`,
      rows: [
        {
          either: [
            `laid by ${who(president, nameOf)} + ${who(chancellor, nameOf)}. ${toGo(policy, count)}`,
            toGo(policy, count),
          ],
        },
        brings(policy, count, scene),
        power
          ? {
              either: [
                `${talkIsOpen(scene.keys)} ${nameOf(president)} may ask, but decides alone.`,
                `${talkIsOpen(scene.keys)} The President decides alone.`,
              ],
            }
          : talkIsOpen(scene.keys),
      ],
    };
  },

  chaos: ({ event, before }, scene) => ({
    policy: event.policy,
    bar: `CHAOS laid a ${terms.party[event.policy]} policy, the ${ordinal(before.laid[event.policy] + 1)}. ${namesNext(scene)}`,
    rows: [
      'from the top of the deck, after three failures in a row.',
      'No power comes with it, and the tracker is back to 0.',
      say`${bold('Nobody is limited')} this time: chaos wiped the last elected pair.`,
    ],
  }),

  'veto-asked': ({ event }, { view, nameOf }) => ({
    bar: `VETO  ${who(event.chancellor, nameOf)}: “I wish to veto this agenda.”`,
    rows: [
      say`${whoBold(view.president, nameOf)} agrees or refuses, in the open.`,
      `Agreed: three tiles are discarded, no policy is laid, the tracker moves to ${view.tracker + 1}.`,
      `Refused: ${nameOf(event.chancellor)} must lay one, and can't ask again.`,
    ],
  }),

  'veto-refused': ({ event, before }, { nameOf }) => ({
    bar: `VETO REFUSED by ${who(event.president, nameOf)}. The government legislates: silence`,
    rows: [
      before.chancellor === null
        ? drawAndLay
        : say`${whoBold(before.chancellor, nameOf)} must lay one of the two tiles.`,
      "A veto is asked for once: it can't be asked for again in this round.",
      talkLater,
    ],
  }),

  'veto-agreed': ({ event }, scene) => ({
    bar: `VETO, agreed by ${who(event.president, scene.nameOf)}. ${namesNext(scene)}`,
    rows: [
      say`Three tiles are discarded, no policy is laid. ${bold(`Tracker ${event.tracker} of ${trackerEnd}`)}.`,
      electedSoLimited(scene.view.living.length),
      talkIsOpen(scene.keys),
    ],
  }),

  investigated: ({ event }, scene) => ({
    bar: `INVESTIGATED  ${namesNext(scene)}`,
    rows: [
      say`${whoBold(event.president, scene.nameOf)} has seen the party card of ${whoBold(event.target, scene.nameOf)}.`,
      "The party, not the role: Hitler's card says Fascist.",
      `${scene.nameOf(event.president)} may tell the truth about it, a lie or nothing.`,
    ],
  }),

  peeked: ({ event }, scene) => ({
    bar: `PEEKED  ${namesNext(scene)}`,
    rows: [
      say`${whoBold(event.president, scene.nameOf)} has seen the top three tiles; their order stays.`,
      'The next government draws them.',
      `${scene.nameOf(event.president)} may tell the truth about them, a lie or nothing.`,
    ],
  }),

  'special-election-called': ({ event }, scene) => ({
    bar: `SPECIAL ELECTION  ${namesNext(scene)}`,
    rows: [
      say`${whoBold(event.president, scene.nameOf)} picked ${whoBold(event.target, scene.nameOf)} as candidate for President.`,
      say`Then order resumes at ${whoBold(scene.view.nextPresident, scene.nameOf)}.`,
      'Term limits bar only Chancellors.',
    ],
  }),

  executed: ({ event }, scene) => ({
    bar: `EXECUTED  ${who(event.target, scene.nameOf)}. ${namesNext(scene)}`,
    rows: [
      say`${whoBold(event.president, scene.nameOf)} executed ${whoBold(event.target, scene.nameOf)}: ${event.hitler ? 'Hitler' : 'not Hitler'}.`,
      'The role stays hidden to the end of the game.',
      "The dead don't speak, vote or stand.",
    ],
  }),
};

export const drawAndLay = 'The President draws three tiles, discards one; the Chancellor lays one of two.';
export const talkLater = 'Talk and claims open again when the policy is on the board.';
export const talkIsOpen = ({ claim }: NamedKeys): string => `Talk is open again; ${claim} claims what you saw.`;

/** Who acts next, as the end of a bar. */
const namesNext = ({ view, nameOf }: Scene): string =>
  `${who(view.president, nameOf)} names the next Chancellor`;

function toGo(policy: Policy, count: number): string {
  const left = (policy === 'liberal' ? liberalSquares : fascistSquares) - count;
  return `${inWords(left)} more and the ${terms.party[policy]}s win.`;
}

function brings(policy: Policy, count: number, { view, players }: Scene): Sentence {
  if (policy === 'liberal') return 'No power comes with a Liberal policy, and the tracker is back to 0.';
  if (count === fascistSquares - 1)
    return say`${bold('Veto')} opens next round: Chancellor and President can agree to lay neither tile.`;
  if (count === hitlerZoneFrom) return zoneNow;
  const power = view.powers[count - 1];
  return power ? powerSays[power] : `No power on this square with ${players} players.`;
}

export const zoneNow = say`${bold('HITLER ZONE')}  From now on, electing Hitler as Chancellor loses the game.`;

const powerSays = {
  investigate: 'The power: the President alone sees the party card of another player.',
  peek: 'The power: the President alone sees the top three tiles; they stay as they are.',
  'special-election': 'The power: the President picks who stands for President next.',
  execute: 'The power: the President executes a player. If it is Hitler, Liberals win.',
} as const;
