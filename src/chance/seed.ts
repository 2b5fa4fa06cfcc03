import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 32 bytes from which `dice` and `derive` draw all their chance. */
export type Seed = Uint8Array;

const SEED_BYTES = 32;

/** The seed that a text stands for: SHA-256 of its UTF-8 bytes. The same text gives the same seed everywhere. */
export function seedFrom(text: string): Seed {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** A seed from the operating system's randomness. */
export function freshSeed(): Seed {
  return randomBytes(SEED_BYTES);
}

/**
 * A seed of its own for each list of labels, say `derive(seed, 'bot', '3')`: HMAC-SHA-256, keyed with `seed`, over
 * the labels in order, each as the length of its UTF-8 bytes (32 bits, big-endian) and those bytes. Who learns a
 * derived seed learns nothing of `seed` or of what else came from it. Throws where `seed` isn't 32 bytes long.
 */
export function derive(seed: Seed, ...labels: string[]): Seed {
  mustBeWhole(seed);
  const hmac = createHmac('sha256', seed);
  for (const label of labels) {
    const bytes = Buffer.from(label, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hmac.update(length).update(bytes);
  }
  return hmac.digest();
}

/** Throws where `seed` isn't 32 bytes long. */
export function mustBeWhole(seed: Uint8Array): void {
  if (seed.length !== SEED_BYTES) {
    throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
  }
}
