/** Legislation: the President draws three tiles and discards one, the Chancellor enacts one of the other two, in silence (R-40 … R-46). */
import { choose, type Act, type Bar } from './act.ts';
import { inNoOrder, reshuffleIfShort, takeTop } from './deck.ts';
import { lay } from './ending.ts';
import { nextRound } from './nomination.ts';
import { only } from './seats.ts';
import { openPower } from './executive-action.ts';
import { policies, type Policy } from './vocabulary.ts';
import { refusals } from './refusals.ts';
import type { Discard, Enact } from './commands.ts';
import type { Game, Session, Surroundings } from './game.ts';

/** the President draws. */
export function openSession(game: Game, { tell }: Surroundings): void {
  game.phase = 'discard';
  game.hand = [takeTop(game), takeTop(game), takeTop(game)];
  game.buried = null;
  game.vetoRefused = false;
  if (game.government === null) throw new Error('a session without a government');
  const { number, president, chancellor } = game.government;
  game.sessions.push({
    number,
    president,
    chancellor,
    round: game.round,
    drew: game.hand,
    passed: [],
    enacted: null,
  });
  tell?.({ event: { type: 'drew', policies: [...game.hand] }, to: game.president });
}

const notInHand: Bar = {
  refusal: refusals['not-in-hand'],
  forbids: ({ hand }) => (hand.includes('liberal') ? 0 : 1) | (hand.includes('fascist') ? 0 : 2),
};

export const discard: Act<Discard> = {
  phase: 'discard',
  ...choose<Discard, 'policy'>('discard', 'policy', policies),
  actors: (game) => only(game.president),
  untimely: () => refusals['not-your-tiles'],
  notYours: () => refusals['not-your-tiles'],
  bars: [notInHand],
  carryOut(game, { policy }, { tell }) {
    game.phase = 'enact';
    game.hand = rest(game.hand, policy);
    game.buried = policy;
    sessionOf(game).passed = inNoOrder(game.hand);
    tell?.({
      event: { type: 'passed', discarded: policy, policies: inNoOrder(game.hand) },
      to: game.president,
    });
    if (game.chancellor !== null)
      tell?.({ event: { type: 'received', policies: inNoOrder(game.hand) }, to: game.chancellor });
  },
};

export const enact: Act<Enact> = {
  phase: 'enact',
  ...choose<Enact, 'policy'>('enact', 'policy', policies),
  actors: (game) => only(game.chancellor),
  untimely: (game) => refusals[game.phase === 'answer-veto' ? 'veto-unanswered' : 'not-your-tiles'],
  notYours: () => refusals['not-your-tiles'],
  bars: [notInHand],
  carryOut(game, { policy }, surroundings) {
    const { president, chancellor } = game;
    if (chancellor === null) throw new Error('a session without a Chancellor');
    game.hand = rest(game.hand, policy);
    sessionOf(game).enacted = policy;
    surroundings.tell?.({ event: { type: 'enacted', policy, president, chancellor } });
    clearHand(game);
    if (lay(game, policy, 'government', surroundings)) return;
    reshuffleIfShort(game, 'session', surroundings);
    if (policy === 'liberal' || !openPower(game, surroundings)) nextRound(game, surroundings);
  },
};

/** Puts what the President discarded and what is still in hand on the discard pile, in one movement. */
export function clearHand(game: Game): void {
  if (game.buried !== null) game.discards.push(game.buried);
  game.discards.push(...game.hand);
  game.hand = [];
  game.buried = null;
}

function sessionOf(game: Game): Session {
  const session = game.sessions.at(-1);
  if (session === undefined) throw new Error('no session is open');
  return session;
}

function rest(hand: readonly Policy[], policy: Policy): Policy[] {
  const place = hand.indexOf(policy);
  return hand.filter((_, index) => index !== place);
}
