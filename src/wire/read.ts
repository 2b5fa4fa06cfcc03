import { safeParse, type GenericSchema, type InferOutput } from 'valibot';

/** What a text of at most `longest` UTF-16 units says in JSON, if the schema lets it through; else null. Never throws. */
export function read<Schema extends GenericSchema>(
  schema: Schema,
  text: string,
  longest: number,
): InferOutput<Schema> | null {
  if (text.length > longest) return null;
  const result = safeParse(schema, parsed(text), { abortEarly: true });
  return result.success ? result.output : null;
}

/** Undefined, which no JSON says, where the text is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
