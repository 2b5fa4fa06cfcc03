import { candidates, waitingFor } from './decisions/vote.ts';
import { orElse } from './or-else.ts';
import { person } from '../phrases/person.ts';
import { talkIsOpen } from './talk-is-open.ts';
import type { Panel, Scene, WaitingWords } from '../words.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Power } from '../../game/index.ts';
import type { Sentence } from '../span.ts';

/** What those see whom the table doesn't wait for, in an edition's phrases. */
export function waiting(phrases: Phrases): WaitingWords {
  const { waiting, reminders } = phrases;
  const usingPower =
    (power: Power, comes: (scene: Scene) => Sentence) =>
    (scene: Scene): Panel => ({
      bar: whoUses(phrases, power, scene),
      rows: [comes(scene), waiting.power.mustBeUsed, talkIsOpen(phrases, scene)],
    });
  return {
    nominate: (scene) => ({
      bar: waiting.nominate.bar(person(scene.view.president, scene.nameOf)),
      rows: [
        waiting.nominate.mayBeNamed(scene.view.eligible.map((seat) => person(seat, scene.nameOf))),
        limited(phrases, scene),
        scene.view.hitlerZone ? reminders.zoneNow : waiting.nominate.tracker(scene.view.tracker),
      ],
    }),

    vote: (scene) => ({
      bar: candidates(phrases, scene),
      rows: [
        waitingFor(phrases, scene),
        waiting.vote.majority(scene.view.majority, scene.view.living.length),
        waiting.vote.together,
      ],
    }),

    legislate: ({ view, nameOf }) => ({
      bar: waiting.legislate.bar(
        view.rules.silence,
        person(view.president, nameOf),
        person(view.chancellor, nameOf),
      ),
      rows: [reminders.drawAndLay, waiting.legislate.whoIsHidden, reminders.talkLater[view.rules.silence]],
    }),

    'answer-veto': ({ view, nameOf }) => ({
      bar: waiting.answerVeto.bar(person(view.president, nameOf)),
      rows: [
        reminders.ifAgreed(view.tracker + 1),
        waiting.answerVeto.ifRefused,
        reminders.talkLater[view.rules.silence],
      ],
    }),

    investigate: usingPower('investigate', () => reminders.partyOnly),
    peek: usingPower('peek', () => waiting.power.comes.peek),
    'special-election': usingPower('special-election', () => waiting.power.comes['special-election']),
    execute: usingPower('execute', ({ view }) => reminders.fatal[view.rules.deathReveal]),
  };
}

function whoUses({ waiting, reminders }: Phrases, power: Power, { view, nameOf }: Scene): Sentence {
  const president = person(view.president, nameOf);
  const { long, short, numbered } = reminders.uses[power];
  const longest = power === 'execute' ? waiting.power.executesAlone : long;
  return orElse(longest(president), short(president), numbered(president));
}

/** Whom the term limits bar from being named. */
function limited({ waiting: { nominate } }: Phrases, { view, nameOf }: Scene): Sentence {
  const seats = view.limited.filter((seat) => seat !== view.president);
  const [one, other] = seats.map((seat) => person(seat, nameOf));
  if (one === undefined) return nominate.nobodyLimited;
  if (other !== undefined) return nominate.limitedPair(one, other);
  return nominate.limited[seats[0] === view.termLimits?.chancellor ? 'chancellor' : 'president'](one);
}
