import { boardFor } from '../../src/game/board.ts';
import { completeRules, houseRules, view, type Event, type Rules, type Seat } from '../../src/game/index.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { describe, expect, test } from 'vitest';
import {
  languages,
  newestOutcome,
  storyOf,
  themes,
  wordsIn,
  type Language,
  type Outcome,
  type Panel,
  type Scene,
  type Words,
} from '../../src/words/index.ts';
import { textOf, versionsOf, type Sentence } from '../../src/words/span.ts';
import { wanted } from '../../src/screen/layout.ts';
import { width } from '../../src/text/index.ts';
import * as example from '../support/example-game.ts';

const editions = languages.flatMap((language) =>
  themes.map((theme) => [language, theme, wordsIn({ language, theme })] as const),
);
type Silence = Rules['silence'];

const ofSilence: Readonly<Record<Language, RegExp>> = {
  en: /silen/i,
  es: /silenci|(?<!\p{L})callan?(?!\p{L})/iu,
  ko: /침묵|조용/,
  'zh-TW': /肅靜|沉默|不准/,
};

const log: readonly Event[] = [
  {
    type: 'elected',
    government: 8,
    president: 8,
    chancellor: 9,
    ballots: ['ja', 'ja', 'ja', 'ja', 'ja', 'ja', 'nein', 'nein', 'nein', 'nein'],
    tracker: 0,
  },
  { type: 'veto-asked', chancellor: 9 },
  { type: 'veto-refused', president: 8 },
];

/** The bars of a session, and the rows beneath them, under a rule on silence. */
function session(words: Words, silence: Silence): Readonly<Record<string, Panel | Outcome | null>> {
  const rules = completeRules({ silence });
  const scene: Scene = {
    view: view({ ...example.vetoAnswer().game, rules }, null),
    me: null,
    nameOf: (seat: Seat) => example.tenNames[seat] ?? '',
    players: 10,
    story: storyOf(log, { players: 10, powers: boardFor(10), rules }),
    brokenOff: null,
    beforeRitual: false,
    keys: defaultKeymap,
  };
  const after = (events: number): Outcome | null =>
    newestOutcome(words, { ...scene, story: scene.story.slice(0, events) }, 0);
  return {
    elected: after(1),
    vetoAsked: after(2),
    vetoRefused: after(3),
    legislating: words.waiting.legislate(scene),
    answering: words.waiting['answer-veto'](scene),
  };
}

const lengthsOf = (sentence: Sentence): readonly string[] => versionsOf(sentence).map(textOf);
const saidIn = (panel: Panel | Outcome | null): readonly string[] =>
  panel === null ? [] : [panel.bar, ...('rows' in panel ? panel.rows : [panel.note])].flatMap(lengthsOf);
const telling = ['elected', 'vetoRefused', 'legislating'] as const;

describe.each(editions)('%s, %s', (language, _theme, words) => {
  const barsUnder = (silence: Silence): readonly (readonly string[])[] => {
    const panels = session(words, silence);
    return telling.map((kind) => lengthsOf(panels[kind]?.bar ?? ''));
  };

  test('C-06: where nobody is silent no row of a session speaks of silence', () => {
    const said = Object.values(session(words, 'off')).flatMap(saidIn);
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((text) => ofSilence[language].test(text))).toEqual([]);
  });

  test('C-06: where somebody is, each bar of a session says so at every length, and who', () => {
    const [table, government] = [barsUnder('table').flat(), barsUnder('government').flat()];
    for (const text of [...table, ...government]) expect(text).toMatch(ofSilence[language]);
    expect(government.filter((text) => table.includes(text))).toEqual([]);
  });

  test('a bar of a session fits the smallest screen, whoever is silent', () => {
    for (const silence of houseRules.silence.values)
      for (const bar of barsUnder(silence))
        expect(width(bar.at(-1) ?? '')).toBeLessThanOrEqual(wanted.columns - 4);
  });
});
