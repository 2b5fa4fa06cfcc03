/** What stands in a line of a record, of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** A line of a record as read: null when it isn't a JSON object of a record's length. */
export interface ReadLine {
  readonly number: number;
  readonly fields: Fields | null;
}

/** Reads a line's JSON. */
export function parseLine(number: number, text: string | null): ReadLine {
  if (text === null) return { number, fields: null };
  try {
    const value: unknown = JSON.parse(text);
    return { number, fields: isObject(value) ? value : null };
  } catch {
    return { number, fields: null };
  }
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isListOf = (value: unknown, holds: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(holds);
