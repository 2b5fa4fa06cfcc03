import { answersIn, subjectsOf, surfaceOf, updated, type News, type ScreenState } from './state.ts';
import { kindOf, seatKey, seatOf, type Answer } from './answers.ts';
import type { Claim, Move } from '../game/index.ts';
import type { Key } from './terminal/keys.ts';
import type { Refused } from '../table/index.ts';

/** What comes to a screen. */
export type Input =
  | ({ readonly type: 'news' } & News)
  /** The newest state is on the screen. */
  | { readonly type: 'drawn' }
  | { readonly type: 'key'; readonly key: Key }
  /** Secrets have been open for as long as they were asked for. */
  | { readonly type: 'time-up' }
  | { readonly type: 'refused'; readonly reason: Refused };

/** What a screen asks for; `hold` keeps secrets open for so many milliseconds from now on, `release` no longer. */
export type Effect =
  | { readonly type: 'answer'; readonly decisionId: string; readonly move: Move }
  | { readonly type: 'claim'; readonly claim: Claim }
  | { readonly type: 'hold'; readonly milliseconds: number }
  | { readonly type: 'release' }
  | { readonly type: 'quit' };

/** The screen after an input, and what it asks for. */
export interface Step {
  readonly state: ScreenState;
  readonly effects: readonly Effect[];
}

/** How long the first press of Space opens secrets, and how long each repeat keeps them open. */
export const firstHold = 1200;
export const nextHold = 600;

const stay = (state: ScreenState, ...effects: readonly Effect[]): Step => ({ state, effects });

/** What an input does to a screen. Pure. */
export function step(state: ScreenState, input: Input): Step {
  switch (input.type) {
    case 'news': {
      const next = updated(state, input);
      return state.open && !next.open ? stay(next, { type: 'release' }) : stay(next);
    }
    case 'drawn':
      return stay(state.drawn ? state : { ...state, drawn: true });
    case 'time-up':
      return stay({ ...state, open: false });
    case 'refused':
      return stay({ ...state, note: { reason: input.reason } });
    case 'key':
      return hear(state, input.key);
  }
}

function hear(state: ScreenState, key: Key): Step {
  if (key.name === 'focus-out') return closed(state);
  if (key.name === 'release') return key.of.name === 'space' ? closed(state) : stay(state);
  if (key.name === 'focus-in' || key.name === 'paste') return stay(state);
  const surface = surfaceOf(state);
  if (key.name === 'space') {
    if (surface === null) return stay(state);
    return stay({ ...state, open: true }, { type: 'hold', milliseconds: state.open ? nextHold : firstHold });
  }
  if (!state.open) return press({ ...state, note: null }, nameOf(key));
  const { state: shut, effects } = closed(state);
  if (surface === 'drawer') return stay(shut, ...effects);
  const next = press({ ...shut, note: null }, nameOf(key));
  return stay(next.state, ...effects, ...next.effects);
}

const closed = (state: ScreenState): Step =>
  state.open ? stay({ ...state, open: false }, { type: 'release' }) : stay(state);

/** Input methods swallow Latin letters: a Hangul letter counts as the key under it. */
const underHangul: Readonly<Record<string, string>> = { ㅓ: 'j', ㅜ: 'n', ㅛ: 'y', ㅍ: 'v', ㅊ: 'c', ㅂ: 'q' };

function nameOf(key: Key): string {
  if (key.name === 'char') return underHangul[key.text] ?? key.text.toLowerCase();
  return key.name === 'ctrl' && key.text === 'c' ? 'ctrl-c' : key.name;
}

function press(state: ScreenState, key: string): Step {
  const { stage } = state.update.table;
  if (key === 'ctrl-c' && state.asking === 'leave') return stay(state, { type: 'quit' });
  if (key === 'ctrl-c' || (key === 'q' && state.asking === 'decision')) {
    return stage === 'over' || stage === 'closed'
      ? stay(state, { type: 'quit' })
      : stay({ ...state, asking: 'leave', goingOn: false });
  }
  switch (state.asking) {
    case 'leave':
      return confirming(state, key, () => stay(state, { type: 'quit' }));
    case 'confirm':
      return confirming(state, key, () => answer(state, answersIn(state)[state.picked ?? -1]));
    case 'claim':
      return claiming(state, key);
    case 'decision':
      return key === 'c' ? openClaims(state) : deciding(state, key);
  }
}

/** A cruel step: `y`, or the way on highlighted and Enter; Enter by itself means Back. */
function confirming(state: ScreenState, key: string, goOn: () => Step): Step {
  const back = stay({ ...state, asking: 'decision', goingOn: false });
  if (key === 'left' || key === 'right' || key === 'up' || key === 'down')
    return stay({ ...state, goingOn: !state.goingOn });
  if (key === 'y') return goOn();
  if (key === 'enter') return state.goingOn ? goOn() : back;
  return key === 'escape' ? back : stay(state);
}

function openClaims(state: ScreenState): Step {
  if (state.update.claims.length > 0)
    return stay({ ...state, page: 'board', asking: 'claim', claim: null, subject: 0 });
  const phase = state.update.view?.phase;
  if (phase === undefined) return stay(state);
  const reason = phase === 'legislate' || phase === 'answer-veto' ? 'silent-session' : 'nothing-to-claim';
  return stay({ ...state, note: { key: 'c', reason } });
}

function claiming(state: ScreenState, key: string): Step {
  const subjects = subjectsOf(state);
  const open = subjects[state.subject] ?? [];
  const back = { ...state, asking: 'decision', claim: null } as const;
  if (key === 'escape') return stay(back);
  if (key === 'c') return stay({ ...state, subject: (state.subject + 1) % subjects.length, claim: null });
  const said = key === 'enter' ? open[state.claim ?? -1] : open[Number(key) - 1];
  if (said) return stay(back, { type: 'claim', claim: said });
  return stay({ ...state, claim: moved(state.claim, key, open.length) });
}

function deciding(state: ScreenState, key: string): Step {
  const { decision } = state.update;
  if (!decision || !state.drawn) return putAway(state, key);
  const answers = answersIn(state);
  const chosen = answers.find(({ keys }) => keys.includes(key));
  if (chosen) return pick({ ...state, picked: answers.indexOf(chosen), page: 'board' }, chosen);
  if (key === 'enter') {
    const sole = kindOf(decision) === 'peek' ? answers[0] : undefined;
    const taken = answers[state.picked ?? -1] ?? sole;
    return taken && state.page === 'board' ? take(state, taken) : putAway(state, key);
  }
  if (key === 'escape') return state.picked === null ? putAway(state, key) : stay({ ...state, picked: null });
  const picked = moved(state.picked, key, answers.length);
  if (picked !== state.picked) return stay({ ...state, picked, page: 'board' });
  const bar = decision.barred.find(({ move }) => keyOf(move) === key);
  const seat = bar ? seatOf(bar.move) : null;
  if (!bar) return stay(state);
  const { reason } = bar.refusal;
  return stay({ ...state, note: seat === null ? { reason, key } : { reason, seat } });
}

const keyOf = (move: Move): string | null => {
  const seat = seatOf(move);
  if (move.type === 'veto') return 'v';
  return seat === null ? null : seatKey(seat);
};

/** A changeable answer is one key; all others are chosen, then taken by Enter. */
const pick = (state: ScreenState, chosen: Answer): Step =>
  chosen.move.type === 'vote' && !isLastBallot(state) ? answer(state, chosen) : stay(state);

function isLastBallot({ update, viewer }: ScreenState): boolean {
  const awaited = update.view?.awaited ?? [];
  return awaited.length === 1 && awaited[0] === viewer;
}

function take(state: ScreenState, taken: Answer): Step {
  return taken.move.type === 'execute'
    ? stay({ ...state, asking: 'confirm', goingOn: false })
    : answer(state, taken);
}

function answer(state: ScreenState, taken: Answer | undefined): Step {
  const { decision } = state.update;
  const next = { ...state, asking: 'decision', picked: null, goingOn: false } as const;
  return decision && taken
    ? stay(next, { type: 'answer', decisionId: decision.id, move: taken.move })
    : stay(next);
}

/** Enter or Esc where nothing is asked: the role card, a party card or the last result has been read. */
function putAway(state: ScreenState, key: string): Step {
  if (key !== 'enter' && key !== 'escape') return stay(state);
  if (state.page === 'role') return stay({ ...state, page: 'board' });
  return stay({ ...state, read: state.story.length });
}

/** The highlighted place after an arrow key; the same one after any other. */
function moved(place: number | null, key: string, count: number): number | null {
  if (count === 0) return place;
  if (key === 'down' || key === 'right') return place === null ? 0 : (place + 1) % count;
  if (key === 'up' || key === 'left') return place === null ? count - 1 : (place + count - 1) % count;
  return place;
}
