import * as game from '../../src/game/index.ts';
import { policies, reaches, refusals } from '../../src/game/index.ts';
import type { Game, Policy, Refusal, Seat, Viewer } from '../../src/game/index.ts';
import { replay, type History } from './randomPlay.ts';

/** What of the game answers a viewer: the game itself, or one with a leak to be found. */
export type Rulebook = Pick<typeof game, 'view' | 'options' | 'barred' | 'claims' | 'play'>;

/** Everything that a viewer was sent in one moment, or finds when it asks at its end; each as JSON. */
export interface Sight {
  readonly news: string;
  /** The view without what is the viewer's own. */
  readonly table: string;
  readonly mine: string;
  readonly options: string;
  readonly barred: string;
  readonly claims: string;
  /** What becomes of a share of all commands, right and wrong, when this viewer tries them; the shares take turns. */
  readonly attempts: string;
}

/** What a viewer sees of a history, from the deal on, moment by moment. A spectator (null) gives no commands. */
export function* sights(rulebook: Rulebook, history: History, viewer: Viewer): Generator<Sight, void> {
  let moment = 0;
  for (const scene of replay(history, rulebook.play)) {
    const { mine, ...table } = rulebook.view(scene.game, viewer);
    const heard = scene.news.filter((news) => reaches(news, viewer)).map(({ event }) => event);
    yield {
      news: JSON.stringify(heard),
      table: JSON.stringify(table),
      mine: JSON.stringify(mine),
      ...(viewer === null ? unasked : answers(rulebook, scene.game, viewer, moment)),
    };
    moment += 1;
  }
}

type Answers = Pick<Sight, 'options' | 'barred' | 'claims' | 'attempts'>;

const unasked: Answers = { options: '', barred: '', claims: '', attempts: '' };

const answers = (rulebook: Rulebook, scene: Game, seat: Seat, moment: number): Answers => ({
  options: JSON.stringify(rulebook.options(scene, seat)),
  barred: JSON.stringify(rulebook.barred(scene, seat)),
  claims: JSON.stringify(rulebook.claims(scene, seat)),
  attempts: tryShare(rulebook, scene, seat, moment % shares),
});

function tryShare(rulebook: Rulebook, scene: Game, seat: Seat, share: number): string {
  let copy = structuredClone(scene);
  const outcomes = attempts[scene.roles.length]?.[share]?.map((command) => {
    const refusal = rulebook.play(copy, seat, command, { shuffle: (tiles) => tiles });
    if (refusal !== null) return saying.get(refusal) ?? JSON.stringify(refusal);
    copy = structuredClone(scene);
    return 'done';
  });
  return String(outcomes);
}

/** Made once, as this is where the time goes. */
const saying: ReadonlyMap<Refusal, string> = new Map(
  Object.values(refusals).map((refusal) => [refusal, `${refusal.reason} ${refusal.clause}`]),
);

const hands = (length: number): Policy[][] =>
  length === 0 ? [[]] : hands(length - 1).flatMap((hand) => policies.map((policy) => [...hand, policy]));

/** Every command there is at a table of that size, some beyond it, and malformed ones. */
const attemptsAt = (players: number): readonly unknown[] => [
  ...Array.from({ length: players + 1 }, (_, seat) => [
    { type: 'nominate', chancellor: seat },
    { type: 'investigate', target: seat },
    { type: 'special-election', target: seat },
    { type: 'execute', target: seat },
    ...policies.map((party) => ({ type: 'claim', about: 'investigation', target: seat, party })),
  ]).flat(),
  ...game.ballots.map((ballot) => ({ type: 'vote', ballot })),
  ...policies.flatMap((policy) => [
    { type: 'discard', policy },
    { type: 'enact', policy },
  ]),
  { type: 'veto' },
  { type: 'answer-veto', consent: true },
  { type: 'answer-veto', consent: false },
  { type: 'peek' },
  ...hands(3).map((tiles) => ({ type: 'claim', about: 'peek', policies: tiles })),
  ...hands(3).map((tiles) => ({ type: 'claim', about: 'president-hand', policies: tiles })),
  ...hands(2).map((tiles) => ({ type: 'claim', about: 'chancellor-hand', policies: tiles })),
  null,
  'peek',
  [],
  {},
  { type: 7 },
  { type: 'constructor' },
  { type: 'nominate' },
  { type: 'nominate', chancellor: '1' },
  { type: 'vote', ballot: 'maybe' },
  { type: 'discard', policy: null },
  { type: 'enact', policy: 2 },
  { type: 'execute', target: -1 },
  { type: 'claim' },
  { type: 'claim', about: 'peek', policies: 'LLF' },
];

const shares = 4;

/** By number of players, then by share. */
const attempts = Array.from({ length: game.maxPlayers + 1 }, (_, players) =>
  Array.from({ length: shares }, (_, share) =>
    attemptsAt(players).filter((_, place) => place % shares === share),
  ),
);
