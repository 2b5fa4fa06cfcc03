/** Veto: after five Fascist policies a Chancellor may ask to enact nothing, and the President agrees or refuses (R-61 … R-63). */
import { afterFailure } from './chaos.ts';
import { choose, chooseOnly, type Act } from './act.ts';
import { clearHand } from './legislation.ts';
import { only } from './seats.ts';
import { refusals } from './refusals.ts';
import { reshuffleIfShort } from './deck.ts';
import { vetoFrom } from './board.ts';
import type { AnswerVeto, Veto } from './commands.ts';
import type { Game, Surroundings } from './game.ts';

/** R-61, C-12: chaos opens the veto as well, unless the table decided otherwise. */
export const vetoIsOpen = (game: Game): boolean => game.fascistPolicies >= vetoFrom && !game.vetoLost;

export const askVeto: Act<Veto> = {
  phase: 'enact',
  ...chooseOnly<Veto>({ type: 'veto' }),
  actors: (game) => only(game.chancellor),
  untimely: (game, seat) =>
    game.phase === 'answer-veto' && seat === game.chancellor
      ? refusals['veto-refused']
      : refusals['not-the-chancellor'],
  notYours: () => refusals['not-the-chancellor'],
  bars: [
    { refusal: refusals['veto-closed'], forbids: (game) => (vetoIsOpen(game) ? 0 : 1) },
    { refusal: refusals['veto-refused'], forbids: (game) => (game.vetoRefused ? 1 : 0) },
  ],
  carryOut(game, _, { tell }) {
    game.phase = 'answer-veto';
    if (game.chancellor !== null) tell?.({ event: { type: 'veto-asked', chancellor: game.chancellor } });
  },
};

export const answerVeto: Act<AnswerVeto> = {
  phase: 'answer-veto',
  ...choose<AnswerVeto, 'consent'>('answer-veto', 'consent', [true, false]),
  actors: (game) => only(game.president),
  untimely: () => refusals['no-veto-asked'],
  notYours: () => refusals['not-the-president'],
  bars: [],
  carryOut(game, { consent }, surroundings) {
    if (consent) agree(game, surroundings);
    else refuse(game, surroundings);
  },
};

/** R-63, C-05: nothing is enacted, and the deck is made whole before chaos may need it. */
function agree(game: Game, surroundings: Surroundings): void {
  game.tracker += 1;
  surroundings.tell?.({ event: { type: 'veto-agreed', president: game.president, tracker: game.tracker } });
  clearHand(game);
  reshuffleIfShort(game, 'veto', surroundings);
  afterFailure(game, surroundings);
}

/** */
function refuse(game: Game, { tell }: Surroundings): void {
  game.phase = 'enact';
  game.vetoRefused = true;
  tell?.({ event: { type: 'veto-refused', president: game.president } });
}
