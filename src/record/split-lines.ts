/** A line of a file, from 1; its text is null when it is longer than a record's lines may be. */
export interface NumberedLine {
  readonly number: number;
  readonly text: string | null;
}

/** The longest line that a record may have, in bytes. */
export const maxLineBytes = 65_536;

const newline = 0x0a;

/** Splits a stream of bytes into its lines that aren't blank, holding no more than one line; a byte order mark and CR are dropped. */
export async function* splitLines(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<NumberedLine> {
  let number = 1;
  let held: Uint8Array[] = [];
  let heldBytes = 0;

  const hold = (part: Uint8Array) => {
    heldBytes += part.length;
    if (heldBytes <= maxLineBytes + 1) held.push(part);
  };
  const release = (): NumberedLine | null => {
    const text = heldBytes > maxLineBytes + 1 ? null : decode(held, number);
    held = [];
    heldBytes = 0;
    number += 1;
    return text !== null && text.trim() === '' ? null : { number: number - 1, text };
  };

  for await (const chunk of source) {
    let start = 0;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, start)) {
      hold(chunk.subarray(start, at));
      const line = release();
      if (line) yield line;
      start = at + 1;
    }
    if (start < chunk.length) hold(chunk.slice(start));
  }
  const last = heldBytes > 0 ? release() : null;
  if (last) yield last;
}

/** Null when the line without its CR is too long. */
function decode(parts: readonly Uint8Array[], number: number): string | null {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: number !== 1 });
  const text = parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
  if (text.endsWith('\r')) return text.slice(0, -1);
  return parts.reduce((bytes, part) => bytes + part.length, 0) > maxLineBytes ? null : text;
}
