import { choosing } from './choosing.ts';
import { inBold } from '../in-bold.ts';
import { only } from '../../story.ts';
import { orElse } from '../or-else.ts';
import { person } from '../../phrases/person.ts';
import type { Choice, DecisionWords, Scene, Words } from '../../words.ts';
import type { InvestigatePhrases } from '../../phrases/decisions/powers.ts';
import type { Phrases } from '../../phrases/index.ts';
import { sentences, type Sentence } from '../../span.ts';

/** What a President does with a power. */
export function powers(
  phrases: Phrases,
): Pick<DecisionWords, 'investigate' | 'peek' | 'special-election' | 'execute'> {
  const { reminders, decisions: say } = phrases;
  return {
    investigate: (scene, choice) => ({
      bar: say.investigate.investigate,
      rows: [
        choosing(phrases, 'investigate', scene, choice),
        orElse(say.investigate.youLearnTheParty, reminders.partyOnly),
        investigatedBefore(say.investigate, scene, choice),
      ],
    }),

    peek: () => ({
      bar: say.peek.peek,
      rows: [inBold(say.peek.orderStays), say.peek.nextDraws, say.peek.tellOrNot],
    }),

    'special-election': (scene, choice) => ({
      bar: say.specialElection.pick,
      rows: [
        choosing(phrases, 'special-election', scene, choice),
        say.specialElection.anyoneAlive,
        say.specialElection.orderResumes(person(scene.view.nextPresident, scene.nameOf)),
      ],
    }),

    execute: (scene, choice) => ({
      bar: say.execute.execute,
      rows: [
        choosing(phrases, 'execute', scene, choice),
        reminders.fatal[scene.view.rules.deathReveal],
        reminders.deadAreOut,
      ],
    }),
  };
}

/** The question before an execution, where Enter means Back. */
export const confirmExecution =
  ({ decisions: { execute: say }, reminders, yourMove }: Phrases): Words['confirmExecution'] =>
  ({ view, nameOf }, target) => {
    const condemned = person(target, nameOf);
    const [longest, ...shorter] = say.enterMeansBack;
    const behind = (back: string): string => sentences(reminders.deadAreOut, back);
    return {
      head: yourMove,
      bar: say.really(condemned),
      rows: [
        '',
        reminders.fatal[view.rules.deathReveal],
        { either: [behind(longest), ...shorter.map(behind), longest] },
      ],
      buttons: say.buttons(condemned),
    };
  };

/** Under a party card that the President alone sees. */
export const partyCard =
  ({ decisions: { partyCard: say } }: Phrases): Words['partyCard'] =>
  (seat, { nameOf, keys }) => {
    const target = person(seat, nameOf);
    return {
      bar: say.look(target),
      rows: [inBold(say.openWhileHeld), say.tellOrNot, say.claims(keys.claim)],
      label: say.label(target),
    };
  };

function investigatedBefore(say: InvestigatePhrases, { story, nameOf }: Scene, { barred }: Choice): Sentence {
  const investigations = only(story, 'investigated');
  const [told] = barred.flatMap(({ move, refusal }) =>
    move.type === 'investigate' && refusal.reason === 'investigated-before'
      ? investigations.filter(({ event }) => event.target === move.target)
      : [],
  );
  return told === undefined
    ? say.nobodyYet
    : say.investigatedInRound(person(told.event.target, nameOf), told.before.round);
}
