import { bold, joined, say, type Phrase, type Sentence } from '../../span.ts';
import { choosing } from './choosing.ts';
import { fewAlive, trackerEnd } from '../../../game/index.ts';
import { chaosForgot } from '../reminders.ts';
import { limits } from '../refusals.ts';
import { newest, only } from '../../story.ts';
import { terms } from '../terms.ts';
import { officeNames, who } from '../grammar.ts';
import type { Choice, DecisionWords, Scene } from '../../words.ts';

export const election: Pick<DecisionWords, 'nominate' | 'vote'> = {
  nominate: (scene, choice) => ({
    bar: naming(scene),
    rows: [
      choosing(scene, choice, { does: 'names it', takes: ['Enter names this seat', 'Enter names it'] }),
      whoIsLimited(scene, choice),
      scene.view.hitlerZone
        ? {
            either: [
              say`${bold('HITLER ZONE')}  Name Hitler and win the vote, and the Fascists win at once.`,
              say`${bold('HITLER ZONE')}  Name Hitler, win the vote: the Fascists win.`,
              say`${bold('HITLER ZONE')}  Elect H: the Fascists win.`,
            ],
          }
        : failing(
            scene,
            'Everybody alive votes on the two of you. A rejection',
            'All vote on the two of you. A rejection',
            'A rejection',
          ),
    ],
  }),

  vote(scene) {
    const { view, me, keys } = scene;
    const stakes = view.hitlerZone ? electingHitler(scene) : failing(scene, 'A rejection');
    const alive = view.living.length;
    const voted = view.voted.length;
    if (me !== null && view.voted.includes(me)) {
      const changes = `${keys.ja} or ${keys.nein} changes it`;
      return {
        bar: waitingFor(scene),
        rows: [
          {
            either: [
              `${changes} until the last is in · ${voted} of ${alive} in`,
              `${changes} · ${voted} of ${alive} in`,
            ],
          },
          stakes,
          { either: ['Hold Space to see yours: this screen has neighbours.', 'Hold Space to see yours.'] },
        ],
      };
    }
    return {
      bar: candidates(scene),
      rows: [
        {
          either: [
            `${view.majority} Ja of ${alive} elect them · ${ballotsIn(voted)}`,
            `${view.majority} Ja of ${alive} elect · ${voted === 0 ? 'none in yet' : `${voted} in, face down`}`,
          ],
        },
        stakes,
        view.awaited.length === 1
          ? {
              either: [
                `Yours is the last: ${keys.ja} or ${keys.nein} turns all ballots over.`,
                `Yours is the last: ${keys.ja} or ${keys.nein} opens all.`,
              ],
            }
          : { either: ['You can change yours until the last one is in.', 'Yours can change till the last.'] },
      ],
    };
  },
};

/** Whose ballots are missing. */
export function waitingFor({ view, nameOf, me }: Scene): Sentence {
  const isIn = me !== null && view.voted.includes(me);
  const [long, short] = isIn ? ['Your ballot is in. ', 'It is in. '] : ['', ''];
  const numbers = view.awaited.map((seat) => seat + 1);
  return {
    either: [
      `${long}Waiting for ${view.awaited.map((seat) => who(seat, nameOf)).join(', ')}`,
      `${long}Waiting for ${numbers.join(', ')}`,
      `${long}Waiting for ${numbers.join(' ')}`,
      `${short}Waiting for ${numbers.join(' ')}`,
    ],
  };
}

/** Who stands for election. */
export function candidates({ view, nameOf }: Scene): Sentence {
  const { president, chancellor } = view;
  const [p, c] = [who(president, nameOf), chancellor === null ? '' : who(chancellor, nameOf)];
  const [seatP, seatC] = [president + 1, (chancellor ?? 0) + 1];
  return {
    either: [
      `Vote: President ${p} + Chancellor ${c}?`,
      `Vote: P ${p} + C ${c}?`,
      `Vote: President ${seatP} + Chancellor ${seatC}?`,
      `Vote: P ${seatP} + C ${seatC}?`,
    ],
  };
}

function naming({ story }: Scene): Sentence {
  const chaos = newest(story, 'nominated', 'chaos');
  if (chaos === undefined) return 'Name your Chancellor';
  const policy = terms.party[chaos.event.policy];
  return {
    either: [
      `CHAOS laid a ${policy} policy. Name your Chancellor`,
      `CHAOS laid a ${policy}. Name your Chancellor`,
      'CHAOS. Name your Chancellor',
    ],
  };
}

function electingHitler({ view, nameOf }: Scene): Sentence {
  const name = view.chancellor === null ? '' : nameOf(view.chancellor);
  return {
    either: [
      say`${bold('HITLER ZONE')}  If ${name} is Hitler and this passes, the Fascists win at once.`,
      say`${bold('HITLER ZONE')}  If ${name} is Hitler and this passes, the Fascists win.`,
      say`${bold('HITLER ZONE')}  Elect Hitler and the Fascists win.`,
      say`${bold('HITLER ZONE')}  Elect H: the Fascists win.`,
      say`${bold('HITLER ZONE')} Elect H: Fascists win`,
    ],
  };
}

const ballotsIn = (count: number): string =>
  count === 0 ? 'no ballot in yet' : `${count} ballot${count === 1 ? '' : 's'} in, face down`;

/** What a rejection does, after each of some beginnings. */
function failing({ view }: Scene, first: string, ...shorter: readonly string[]): Sentence {
  const does =
    trackerEnd - view.tracker === 1 ? 'lays the top tile.' : `moves the tracker to ${view.tracker + 1}.`;
  return { either: [`${first} ${does}`, ...shorter.map((what) => `${what} ${does}`)] };
}

function whoIsLimited({ view, nameOf, story }: Scene, { barred }: Choice): Sentence {
  const seats = barred.flatMap(({ move, refusal }) => {
    const office = limits[refusal.reason];
    return move.type === 'nominate' && office !== undefined ? [{ seat: move.chancellor, office }] : [];
  });
  if (seats.length > 0) {
    const each = (said: (limited: (typeof seats)[number]) => Phrase): Phrase =>
      say`Not now: ${joined(seats.map(said), ' · ')}`;
    return {
      either: [
        each(({ seat, office }) => say`${bold(who(seat, nameOf))}, last elected ${officeNames[office]}`),
        each(({ seat, office }) => say`${bold(who(seat, nameOf))} (last ${terms.placard[office]})`),
        each(({ seat, office }) => say`${bold(`seat ${seat + 1}`)}, last ${officeNames[office]}`),
        each(({ seat, office }) => say`${bold(String(seat + 1))}, last ${terms.placard[office]}`),
      ],
    };
  }
  if (view.termLimits === null)
    return only(story, 'chaos').length > 0
      ? chaosForgot
      : {
          either: [
            say`${bold('Nobody is limited')}: no government has been elected yet.`,
            say`${bold('Nobody is limited')}: none was elected yet.`,
          ],
        };
  return view.living.length > fewAlive
    ? {
        either: [
          say`${bold('Nobody else is limited')}: the last elected pair can't be named anyway.`,
          say`${bold('Nobody else is limited')}: the last pair is out anyway.`,
          say`${bold('Nobody else is limited')}.`,
        ],
      }
    : {
        either: [
          say`${bold('Nobody else is limited')}: with so few alive only the last Chancellor is.`,
          say`${bold('Nobody else is limited')}: of so few, only the last C is.`,
          say`${bold('Nobody else is limited')}: few are alive.`,
        ],
      };
}
