import { judge, type Verdict } from '../../src/record/index.ts';

/** The verdicts on a text of record lines, which comes in chunks of a few bytes. */
export async function judged(text: string | Uint8Array, chunkBytes = 4096): Promise<Verdict[]> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  }
  const verdicts: Verdict[] = [];
  for await (const verdict of judge(chunks())) verdicts.push(verdict);
  return verdicts;
}

/** Record lines as a file holds them. */
export const asFile = (lines: readonly unknown[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');
