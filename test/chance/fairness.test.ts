import { readFileSync } from 'node:fs';
import { webcrypto } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dice } from '../../src/chance/dice.ts';
import { derive, seedFrom } from '../../src/chance/seed.ts';

const page = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8');
const vectors = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => JSON.parse(json ?? '') as unknown);
const draws = vectors[0] as {
  text: string;
  seed: string;
  stream: string;
  below: [n: number, drawn: number][];
  shuffle: number[];
  derived: string;
};
const game = vectors[1] as {
  text: string;
  seed: string;
  roles: string;
  deck: string;
  firstPresident: number;
  reshuffle: string;
};

interface Draws {
  below(n: number): number;
  shuffle<T>(items: readonly T[]): T[];
}

/** The page read a second time, with WebCrypto and arbitrary precision, as a stranger would check a deal. */
async function strangersDraws(text: string): Promise<Draws> {
  const seed = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const key = await webcrypto.subtle.importKey('raw', seed, 'AES-CTR', false, ['encrypt']);
  const counter = { name: 'AES-CTR', counter: new Uint8Array(16), length: 128 };
  const stream = new Uint8Array(await webcrypto.subtle.encrypt(counter, key, new Uint8Array(64_000)));
  let at = 0;
  const below = (n: number): number => {
    const [a = 0, b = 0, c = 0, d = 0] = stream.subarray(at, (at += 4));
    const word = BigInt(a) + (BigInt(b) << 8n) + (BigInt(c) << 16n) + (BigInt(d) << 24n);
    return word < (2n ** 32n / BigInt(n)) * BigInt(n) ? Number(word % BigInt(n)) : below(n);
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    if (items.length < 2) return [...items];
    const chosen = below(items.length);
    const rest = items.with(chosen, items.at(-1) as T).slice(0, -1);
    return [...shuffle(rest), items[chosen] as T];
  };
  return { below, shuffle };
}

async function bothReadings(text: string): Promise<[name: string, Draws][]> {
  return [
    ['ours', dice(seedFrom(text))],
    ["a stranger's", await strangersDraws(text)],
  ];
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const tiles = (liberal: number, fascist: number): string[] => [...'L'.repeat(liberal), ...'F'.repeat(fascist)];

describe('docs/fairness.md', () => {
  test('a text becomes the seed that the page gives, and labels the derived one', () => {
    expect(hex(seedFrom(draws.text))).toBe(draws.seed);
    expect(hex(seedFrom(game.text))).toBe(game.seed);
    expect(hex(derive(seedFrom(draws.text), 'bot', '3'))).toBe(draws.derived);
  });

  test('the first word of the stream is read least significant byte first', () => {
    const all = 2 ** 32 - 1;
    expect(dice(seedFrom(draws.text)).below(all)).toBe(Buffer.from(draws.stream, 'hex').readUInt32LE(0));
  });

  test('both readings draw the numbers and the order of the first vector', async () => {
    for (const [name, reading] of await bothReadings(draws.text)) {
      const drawn = draws.below.map(([n]) => [n, reading.below(n)]);
      const found = { name, below: drawn, shuffle: reading.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) };
      expect(found).toEqual({ name, below: draws.below, shuffle: draws.shuffle });
    }
  });

  test('both readings deal the game of the second vector, in its order of draws', async () => {
    for (const [name, reading] of await bothReadings(game.text)) {
      const found = {
        roles: reading.shuffle([...'LLLLFFH']).join(''),
        deck: reading.shuffle(tiles(6, 11)).join(''),
        firstPresident: reading.below(7),
        reshuffle: reading.shuffle(tiles(4, 9)).join(''),
      };
      expect({ name, ...game, ...found }).toEqual({ name, ...game });
    }
  });

  test('both readings agree over many blocks of the stream', async () => {
    const ours = dice(seedFrom(''));
    const stranger = await strangersDraws('');
    const sides = Array.from({ length: 8000 }, (_, at) => 1 + at * 400_009);
    expect(sides.map((n) => ours.below(n))).toEqual(sides.map((n) => stranger.below(n)));
  });
});
