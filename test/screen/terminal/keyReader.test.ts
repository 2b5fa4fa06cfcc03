import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ESCAPE_HOLD, KeyReader, LONGEST_PASTE, SILENCE } from '../../../src/screen/terminal/keyReader.ts';
import type { Key, Reply } from '../../../src/screen/terminal/keys.ts';
import { Clock } from '../../support/clock.ts';

function reader(): {
  hear: (...packets: (string | Uint8Array)[]) => void;
  heard: (Key | Reply)[];
  clock: Clock;
} {
  const heard: (Key | Reply)[] = [];
  const clock = new Clock();
  const keys = new KeyReader(clock.after, (key) => heard.push(key));
  const hear = (...packets: (string | Uint8Array)[]): void => {
    for (const packet of packets)
      keys.push(typeof packet === 'string' ? new TextEncoder().encode(packet) : packet);
  };
  return { hear, heard, clock };
}

/** All that comes of some packets, with silence after them. */
function read(...packets: (string | Uint8Array)[]): (Key | Reply)[] {
  const { hear, heard, clock } = reader();
  hear(...packets);
  clock.pass(SILENCE);
  return heard;
}

const short = (key: Key | Reply): string => ('text' in key ? `${key.name} ${key.text}` : key.name);

describe('bytes are read as keys', () => {
  test.each([
    ['j', ['char j']],
    ['yn\r', ['char y', 'char n', 'enter']],
    ['4\r', ['char 4', 'enter']],
    ['ㅓ王é😀', ['char ㅓ', 'char 王', 'char é', 'char 😀']],
    ['a b', ['char a', 'space', 'char b']],
    ['\n\t\b\u007f', ['enter', 'tab', 'backspace', 'backspace']],
    ['\u0003\u000c\u001a', ['ctrl c', 'ctrl l', 'ctrl z']],
    ['\u0000\u001c\u001f\u0085\u009b', []],
    ['\u001b', ['escape']],
    ['\u001b\u001b', ['escape', 'escape']],
    ['\u001bj', ['alt j']],
    ['\u001b\r', ['escape', 'enter']],
    ['\u001b[A\u001b[B\u001b[C\u001b[D', ['up', 'down', 'right', 'left']],
    ['\u001bOA\u001bOB\u001bOC\u001bOD', ['up', 'down', 'right', 'left']],
    ['\u001b[1;5A\u001b[1;2D', ['up', 'left']],
    [
      '\u001b[H\u001b[F\u001bOH\u001bOF\u001b[1~\u001b[4~\u001b[7~\u001b[8~',
      ['home', 'end', 'home', 'end', 'home', 'end', 'home', 'end'],
    ],
    ['\u001b[3~\u001b[5~\u001b[6~', ['delete', 'page-up', 'page-down']],
    ['\u001b[Z', ['back-tab']],
    ['\u001bOp\u001bOy\u001bOM', ['char 0', 'char 9', 'enter']],
    ['\u001b[2~\u001bOP\u001b[15~\u001b[[Ax', ['char x']],
    ['\u001b\u001b[A', ['escape', 'up']],
    ['\u001b[', ['alt [']],
    ['\u001bO', ['alt O']],
    ['\u001b]', ['alt ]']],
    ['\u001b[1;', []],
    ['\u001b[12\rj', ['enter', 'char j']],
    ['\u001b[1;\u001b[A', ['up']],
    [`\u001b[${'1'.repeat(500)}Aj`, ['char j']],
    ['\u001b[I\u001b[O', ['focus-in', 'focus-out']],
  ])('%j', (typed, keys) => {
    expect(read(typed).map(short)).toEqual(keys);
  });

  test.each([
    ['\u001b[97;1:1u', { name: 'char', text: 'a' }],
    ['\u001b[97;1:2u', { name: 'char', text: 'a' }],
    ['\u001b[97;1:3u', { name: 'release', of: { name: 'char', text: 'a' } }],
    ['\u001b[32;1:3u', { name: 'release', of: { name: 'space' } }],
    ['\u001b[1;1:3A', { name: 'release', of: { name: 'up' } }],
    ['\u001b[5;1:3~', { name: 'release', of: { name: 'page-up' } }],
    ['\u001b[27u', { name: 'escape' }],
    ['\u001b[99;5u', { name: 'ctrl', text: 'c' }],
    ['\u001b[27;5;99~', { name: 'ctrl', text: 'c' }],
    ['\u001b[106;3u', { name: 'alt', text: 'j' }],
    ['\u001b[97:65;2u', { name: 'char', text: 'A' }],
    ['\u001b[106;2u', { name: 'char', text: 'J' }],
    ['\u001b[106;65u', { name: 'char', text: 'j' }],
    ['\u001b[9;2u', { name: 'back-tab' }],
    ['\u001b[57404u', { name: 'char', text: '5' }],
    ['\u001b[57419u', { name: 'up' }],
  ])('kitty: %j', (typed, key) => {
    expect(read(typed)).toEqual([key]);
  });

  test.each([
    '\u001b[57358u',
    '\u001b[106;9u',
    '\u001b[1u',
    '\u001b[99999999999u',
    '\u001b[55296u',
    '\u001b[128u',
  ])('kitty: %j is no key', (typed) => {
    expect(read(typed)).toEqual([]);
  });
});

describe("a terminal's answers never come as text", () => {
  test.each([
    ['\u001b[1;2R', [{ name: 'cursor', row: 1, column: 2 }]],
    ['\u001b[?1u', [{ name: 'kitty' }]],
    ['\u001b]11;rgb:ffff/8000/0000\u0007', [{ name: 'background', red: 1, green: 0x8000 / 0xffff, blue: 0 }]],
    ['\u001b]11;rgb:ff/00/ff\u001b\\', [{ name: 'background', red: 1, green: 0, blue: 1 }]],
    ['\u001b]10;rgb:ffff/ffff/ffff\u0007', []],
    ['\u001b[?62;4c\u001b[>0;276;0c', []],
    ['\u001b[?2026;2$y', []],
    ['\u001b[8;24;80t', []],
    ['\u001bP>|xterm(390)\u001b\\', []],
    ['\u001b_Gi=31;OK\u001b\\', []],
    [`\u001b]52;c;${'A'.repeat(100_000)}\u0007`, []],
  ])('%j', (typed, answers) => {
    expect(read(typed)).toEqual(answers);
  });

  test('a string without an end is over after a silence, and keys work again', () => {
    const { hear, heard, clock } = reader();
    hear('\u001b]11;rgb:');
    clock.pass(SILENCE);
    hear('j');
    expect(heard.map(short)).toEqual(['char j']);
  });
});

describe('an escape is held for a moment', () => {
  test('a sequence cut anywhere within that moment is one key', () => {
    const { hear, heard, clock } = reader();
    hear('\u001b');
    clock.pass(ESCAPE_HOLD - 1);
    hear('[');
    clock.pass(ESCAPE_HOLD - 1);
    hear('A');
    expect(heard.map(short)).toEqual(['up']);
  });

  test('alone it is the Escape key, and the next key is itself', () => {
    const { hear, heard, clock } = reader();
    hear('\u001b');
    expect(heard).toEqual([]);
    clock.pass(ESCAPE_HOLD);
    hear('j');
    expect(heard.map(short)).toEqual(['escape', 'char j']);
  });
});

describe('a paste is one key', () => {
  test('its text comes without marks and controls, its line ends as \\n', () => {
    expect(read('a\u001b[200~b\u001b[31m\r\nc\rd\te\u0007\u009b\u001b[201~f')).toEqual([
      { name: 'char', text: 'a' },
      { name: 'paste', text: 'b[31m\nc\nd\te' },
      { name: 'char', text: 'f' },
    ]);
  });

  test('a mark of its end that never comes is waited for until a silence', () => {
    const { hear, heard, clock } = reader();
    hear('\u001b[200~ja');
    clock.pass(SILENCE - 1);
    hear('\rnein');
    clock.pass(SILENCE);
    hear('j');
    expect(heard.map(short)).toEqual(['paste ja\nnein', 'char j']);
  });

  test('a huge one is cut, and none of it comes as keys', () => {
    const [paste, ...rest] = read(`\u001b[200~${'j'.repeat(200_000)}`, `${'n'.repeat(1000)}\u001b[201~y`);
    expect(paste).toEqual({ name: 'paste', text: 'j'.repeat(LONGEST_PASTE) });
    expect(rest.map(short)).toEqual(['char y']);
  });

  test('a stray end mark is nothing', () => {
    expect(read('\u001b[201~j').map(short)).toEqual(['char j']);
  });
});

describe('bytes that are no UTF-8', () => {
  test('come as nothing, and spoil nothing after them', () => {
    expect(read(new Uint8Array([0x9b, 0xe4, 0x6a, 0xff, 0xc0, 0x80, 0x6e])).map(short)).toEqual([
      'char j',
      'char n',
    ]);
  });

  test('a character cut between packets is one key', () => {
    const [first, second, third] = new TextEncoder().encode('王');
    expect(
      read(Uint8Array.of(first ?? 0), Uint8Array.of(second ?? 0), Uint8Array.of(third ?? 0)).map(short),
    ).toEqual(['char 王']);
  });
});

const text = fc.oneof(
  fc.constantFrom(
    '\u001b',
    '\u001b[',
    '\u001b[A',
    '\u001bO',
    '\u001bOM',
    '\u001b]11;rgb:',
    '\u001bP',
    '\u001b\\',
    '\u0007',
  ),
  fc.constantFrom(
    '\u001b[200~',
    '\u001b[201~',
    '\u001b[1;2R',
    '\u001b[97;1:3u',
    '\u001b[[',
    '1;',
    '~',
    '\r',
    '\u0085',
    ' ',
  ),
  fc.constantFrom('j', '王', '😀'),
  fc.string({ unit: 'grapheme' }),
);
const fragment = fc.oneof(
  text.map((characters) => new TextEncoder().encode(characters)),
  fc.uint8Array({ maxLength: 6 }),
);

test('any cut of any stream gives the same keys', () => {
  fc.assert(
    fc.property(
      fc.array(fragment, { maxLength: 20 }),
      fc.infiniteStream(fc.integer({ min: 1, max: 7 })),
      (parts, cuts) => {
        const stream = Uint8Array.from(parts.flatMap((part) => [...part]));
        const packets: Uint8Array[] = [];
        for (let from = 0; from < stream.length;) {
          const length = cuts.next().value;
          packets.push(stream.slice(from, from + length));
          from += length;
        }
        const keys = read(...packets);
        expect(keys).toEqual(read(stream));
        expect(keys.filter((key) => key.name === 'char' && /[\p{Cc}\ufffd]/u.test(key.text))).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
});
