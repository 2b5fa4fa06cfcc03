import type { MoveType, Reason } from '../game/index.ts';

const acts = {
  nominate: 'name a Chancellor',
  vote: 'vote',
  discard: 'discard',
  enact: 'enact',
  veto: 'ask for a veto',
  'answer-veto': 'answer a veto',
  investigate: 'investigate',
  peek: 'peek',
  'special-election': 'call a special election',
  execute: 'execute',
} as const satisfies Record<MoveType, string>;

const whys = {
  malformed: 'the step is malformed',
  'no-such-seat': 'there is no such seat',
  'not-now': 'the nomination has been made',
  'not-the-candidate': 'not the presidential candidate',
  'nominates-self': 'names itself',
  'nominates-dead': 'the nominee is dead',
  'last-president': 'last elected President',
  'last-chancellor': 'last elected Chancellor',
  'last-chancellor-of-few': 'last elected Chancellor, with five or fewer alive',
  'no-vote-open': 'no vote is open',
  'power-lost-in-chaos': 'a policy laid by chaos has no power',
  'hitler-was-elected': 'Hitler was elected Chancellor and the game is over',
  'not-your-tiles': 'holds no tiles to choose from',
  'not-in-hand': 'no such tile in hand',
  'no-such-power-due': 'that power is not due',
  'not-your-power': 'the power is the President’s',
  'power-first': 'a power must be used first',
  'investigated-before': 'the target was investigated before',
  'not-the-special-candidate': 'not the candidate after a special election',
  dead: 'dead',
  'veto-closed': 'no veto before five Fascist policies',
  'not-the-chancellor': 'only a Chancellor with two tiles may ask',
  'no-veto-asked': 'no veto was asked for',
  'not-the-president': 'only the President answers',
  'veto-unanswered': 'the veto has not been answered',
  'game-over': 'the game is over',
  'nothing-to-claim': 'has nothing to claim',
  'silent-session': 'a government is legislating',
  'targets-self': 'the target is the President',
  'targets-dead': 'the target is dead',
  'veto-refused': 'a second request in one session',
} as const satisfies Record<Reason, string>;

/** A refusal in words for who checks a record; seats are numbered as in the file. */
export function inWords(seat: number, type: MoveType, reason: Reason, chancellor?: unknown): string {
  const aboutNominee = reason.startsWith('last-') || reason === 'nominates-dead' || reason === 'nominates-self';
  if (type === 'nominate' && aboutNominee)
    return `seat ${String(chancellor)} may not be Chancellor: ${whys[reason]}`;
  return `seat ${seat} may not ${acts[type]}: ${whys[reason]}`;
}

/** Whether a line's type is a step that a seat takes. */
export const isMoveType = (type: unknown): type is MoveType =>
  typeof type === 'string' && Object.hasOwn(acts, type);
