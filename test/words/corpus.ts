import {
  claims,
  options,
  reaches,
  view,
  type Event,
  type Rules,
  type Seat,
  type View,
} from '../../src/game/index.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { randomHistory, replay } from '../support/randomPlay.ts';
import { smallDice } from '../support/small-dice.ts';
import {
  logLine,
  newestOutcome,
  spansOf,
  storyOf,
  versionsOf,
  type Choice,
  type DecisionKind,
  type Panel,
  type Scene,
  type Sentence,
  type Words,
} from '../../src/words/index.ts';

/** Names that end in a vowel, a consonant, a digit, a Han sign, and Hangul with and without a final consonant. */
export const names = [
  'Ada',
  'Boris',
  'Max2',
  '王小明',
  '김민수',
  '박서준',
  'Zoë',
  'Tomás',
  '李',
  'Liz',
] as const;
const nameOf = (seat: Seat): string => names[seat] ?? '';

/** A moment of a game as somebody sees it, with what they may say of it. */
export interface Seen {
  readonly scene: Scene;
  readonly claims: ReturnType<typeof claims>;
  readonly asked: DecisionKind | null;
}

/** Moments of random games at every size, each as one seat sees it, or a spectator. */
export function corpus(): readonly Seen[] {
  const games: readonly (readonly [players: number, rules: Partial<Rules>])[] = [
    [5, {}],
    [6, { mastermind: 'certain' }],
    [7, {}],
    [8, { deathReveal: 'party' }],
    [9, {}],
    [10, { mastermind: 'maybe' }],
  ];
  return games.flatMap(([players, rules], number) => seenIn(players, rules, 10 * number + 1));
}

function seenIn(players: number, rules: Partial<Rules>, seed: number): readonly Seen[] {
  const seen: Seen[] = [];
  const logs: Event[][] = Array.from({ length: players }, () => []);
  let moment = seed;
  for (const { game, news } of replay(randomHistory(smallDice(seed), players, rules))) {
    for (const item of news)
      for (const [seat, log] of logs.entries()) if (reaches(item, seat)) log.push(item.event);
    if (news.length === 0 && moment > seed) continue;
    moment += 1;
    const whole: View = view(game, null);
    const me = moment % 3 === 0 ? moment % players : (whole.awaited[moment % whole.awaited.length] ?? 0);
    const mine = view(game, me);
    const story = storyOf(logs[me] ?? [], { players, powers: mine.powers });
    const [option] = options(game, me);
    const asked = option === undefined ? null : option.type === 'veto' ? 'enact' : option.type;
    seen.push({
      scene: {
        view: mine,
        me,
        nameOf,
        players,
        story,
        brokenOff: null,
        beforeRitual: false,
        keys: defaultKeymap,
      },
      claims: claims(game, me),
      asked,
    });
  }
  return seen;
}

const textsOf = (sentence: Sentence): readonly string[] =>
  versionsOf(sentence).map((version) =>
    spansOf(version)
      .map(({ text }) => text)
      .join(''),
  );

const panel = ({ bar, rows }: Panel): readonly Sentence[] => [bar, ...rows];

/** Everything that those words say of a moment, at every length. */
export function saidOf(words: Words, { scene, claims: open, asked }: Seen): readonly string[] {
  const { view: shown, story, me } = scene;
  const { mine, phase, ending } = shown;
  const choices: readonly Choice[] = [null, 0, (me ?? 0) === 1 ? 2 : 1].map((seat, tile) => ({
    seat,
    tile: tile === 0 ? null : tile - 1,
    veto: tile === 2,
    facesOpen: tile === 1,
    alone: tile === 2,
    barred: [],
  }));
  const outcome = newestOutcome(words, scene, 0);
  const sentences: readonly Sentence[] = [
    ...story.slice(-4).flatMap((told) => logLine(words, told, nameOf) ?? []),
    ...(asked === null ? [] : choices.flatMap((choice) => panel(words.decisions[asked](scene, choice)))),
    ...(phase === 'over' ? [] : panel(words.waiting[phase](scene))),
    ...(outcome === null ? [] : 'rows' in outcome ? panel(outcome) : [outcome.bar, outcome.note]),
    ...(mine === null
      ? []
      : [
          ...words.roles.card(scene, mine),
          ...panel(words.roles.ask(scene, words.table.haveLooked({ ...company, seats: [] }))),
          ...Object.values(words.drawer.says).map((say) => say(scene, mine)),
          ...words.drawer.tips(scene, mine),
        ]),
    ...(open.length === 0 ? [] : panel(words.claims.ask(scene, open))),
    ...open.map((claim) => words.claims.option(claim)),
    ...words.account.board(shown, nameOf),
    words.help.now[phase](scene).says,
    words.board.pair(shown, nameOf),
    words.board.figures(shown),
    ...(ending === null ? [] : [words.end.won(ending), ...panel(words.end.panel(scene, ending, true))]),
    ...(me === null ? [] : words.roles.envelope(me, nameOf)),
    ...panel(words.confirmExecution(scene, 0)),
    ...panel(
      words.leave(scene, { company, me, hosts: false, here: false }, 'npx secret-cli join 192.168.1.20:7777'),
    ),
  ];
  return sentences.flatMap(textsOf);
}

const company = {
  seats: [],
  startsByItself: false,
  capacity: 10,
  host: null,
  rules: {},
  wantsBreakOff: [],
} as const;
