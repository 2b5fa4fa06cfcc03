import { completeRules, type Event, type Policy, type Power, type Rules, type Seat } from '../game/index.ts';

/** What the table knew just before an event: as much of it as the words for the event need. */
export interface Background {
  readonly players: number;
  /** The power under each Fascist square. */
  readonly powers: readonly (Power | null)[];
  readonly rules: Rules;
  readonly round: number;
  /** The seat at which the order of the presidency stands; null before the first round. */
  readonly order: Seat | null;
  readonly president: Seat | null;
  readonly chancellor: Seat | null;
  readonly dead: readonly Seat[];
  readonly laid: Readonly<Record<Policy, number>>;
  readonly tracker: number;
  readonly notHitler: readonly Seat[];
  /** The last elected government's number and round; null before the first. */
  readonly government: { readonly number: number; readonly round: number } | null;
}

/** An event in its place in the story of a game. */
export interface Told<E extends Event = Event> {
  readonly event: E;
  readonly before: Background;
}

/** The events of a type. */
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** A table as its story begins; its rules are the default ones unless told. */
type Beginning = Pick<Background, 'players' | 'powers'> & Partial<Pick<Background, 'rules'>>;

/** The story that a log tells: each event with what was known before it. */
export function storyOf(log: readonly Event[], table: Beginning): readonly Told[] {
  let before: Background = { rules: completeRules({}), ...table, ...nothingYet };
  return log.map((event) => {
    const told = { event, before };
    before = { ...before, ...changes(event, before) };
    return told;
  });
}

/** The events of some types, in order. */
export const only = <T extends Event['type']>(
  story: readonly Told[],
  ...types: readonly T[]
): readonly Told<EventOf<T>>[] =>
  story.filter((told): told is Told<EventOf<T>> => (types as readonly string[]).includes(told.event.type));

/** The newest event of some types after the last event of type `since`. */
export function newest<T extends Event['type']>(
  story: readonly Told[],
  since: Event['type'],
  ...types: readonly T[]
): Told<EventOf<T>> | undefined {
  const start = story.findLastIndex(({ event }) => event.type === since);
  return only(story.slice(start + 1), ...types).at(-1);
}

/** The next seat clockwise that isn't among the dead. */
export function nextAlive(seat: Seat, { dead, players }: Background): Seat {
  let next = (seat + 1) % players;
  while (dead.includes(next) && next !== seat) next = (next + 1) % players;
  return next;
}

/** The seats passed over between one seat and another, clockwise. */
export function seatsBetween(from: Seat, to: Seat, { players }: Background): readonly Seat[] {
  const distance = (to - from + players) % players;
  return Array.from({ length: Math.max(distance - 1, 0) }, (_, step) => (from + 1 + step) % players);
}

const nothingYet = {
  round: 0,
  order: null,
  president: null,
  chancellor: null,
  dead: [],
  laid: { liberal: 0, fascist: 0 },
  tracker: 0,
  notHitler: [],
  government: null,
} as const;

function changes(event: Event, before: Background): Partial<Background> {
  switch (event.type) {
    case 'round-began': {
      const order = event.because === 'special-election' ? before.order : event.president;
      return { round: event.round, president: event.president, chancellor: null, order };
    }
    case 'nominated':
      return { chancellor: event.chancellor };
    case 'elected':
      return { tracker: event.tracker, government: { number: event.government, round: before.round } };
    case 'rejected':
    case 'veto-agreed':
      return { tracker: event.tracker };
    case 'proved-not-hitler':
      return { notHitler: [...before.notHitler, event.seat] };
    case 'enacted':
    case 'chaos':
      return { tracker: 0, laid: { ...before.laid, [event.policy]: before.laid[event.policy] + 1 } };
    case 'executed':
      return { dead: [...before.dead, event.target] };
    default:
      return {};
  }
}
