import type { Cipher } from 'node:crypto';
import { createCipheriv } from 'node:crypto';
import type { Seed } from './seed.ts';
import { mustBeWhole } from './seed.ts';

/** Most dice shuffle a deck or two and are dropped, so that the first block is small. */
const FIRST_BLOCK_BYTES = 256;
const BLOCK_BYTES = 8192;
const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/**
 * An endless row of draws that its seed determines, byte for byte as `docs/fairness.md` describes it: the
 * keystream of AES-256-CTR, which a browser's WebCrypto makes too, read as 32-bit words.
 */
class Dice {
  readonly #cipher: Cipher;
  #block: DataView;
  #at = 0;

  /** Throws where `seed` isn't 32 bytes long. */
  constructor(seed: Seed) {
    mustBeWhole(seed);
    this.#cipher = createCipheriv('aes-256-ctr', seed, new Uint8Array(16));
    this.#block = this.#keystream(FIRST_BLOCK_BYTES);
  }

  /**
   * A whole number from 0 to `n` - 1, each equally likely. Takes one word, and another for each one it must refuse.
   * Throws where `n` isn't a whole number from 1 to 2^32 - 1.
   */
  below(n: number): number {
    const sides = n >>> 0;
    if (sides !== n || sides === 0) throw new RangeError(`cannot draw a number below ${n}`);
    for (;;) {
      const word = this.#word();
      const drawn = word % sides;
      // Words from the last, incomplete run of `sides` numbers would favour the small ones.
      if (word - drawn <= WORDS - sides) return drawn;
    }
  }

  /** A new array of the same items, each order equally likely; the given one is left as it is. */
  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const at = this.below(last + 1);
      const item = shuffled[last] as T;
      shuffled[last] = shuffled[at] as T;
      shuffled[at] = item;
    }
    return shuffled;
  }

  /** One of the items, each equally likely. Throws where there is none. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  #word(): number {
    if (this.#at === this.#block.byteLength) {
      this.#block = this.#keystream(BLOCK_BYTES);
      this.#at = 0;
    }
    const word = this.#block.getUint32(this.#at, true);
    this.#at += WORD_BYTES;
    return word;
  }

  #keystream(bytes: number): DataView {
    const block = this.#cipher.update(new Uint8Array(bytes));
    return new DataView(block.buffer, block.byteOffset, block.byteLength);
  }
}

export type { Dice };

/** Dice for `seed`; two dice of one seed give the same draws. Throws where `seed` isn't 32 bytes long. */
export function dice(seed: Seed): Dice {
  return new Dice(seed);
}
