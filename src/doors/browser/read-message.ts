import {
  array,
  literal,
  maxLength,
  number,
  optional,
  picklist,
  pipe,
  safeParse,
  strictObject,
  string,
  variant,
} from 'valibot';
import { languages, themes } from '../../words/index.ts';
import type { FromPage } from './messages.ts';

const text = (units: number) => pipe(string(), maxLength(units));

/** Numbers are the other side's: whoever lays out a screen makes sense of them. */
const window = strictObject({ columns: number(), rows: number() });
const code = optional(text(64));
const language = optional(picklist(languages));
const theme = optional(picklist(themes));
const hinted = optional(pipe(array(text(32)), maxLength(64)));

const fromPage = variant('type', [
  strictObject({ type: literal('sit'), name: text(256), code, window, language, theme, hinted }),
  strictObject({ type: literal('watch'), code, window, language, theme, hinted }),
  strictObject({ type: literal('back'), token: text(64), window, language, theme, hinted }),
  strictObject({ type: literal('size'), window }),
  strictObject({ type: literal('say'), text: text(2048) }),
  strictObject({ type: literal('ping') }),
]);

/** A page's message, or null where it is none. Never throws. */
export function readFromPage(json: string): FromPage | null {
  const result = safeParse(fromPage, parsed(json), { abortEarly: true });
  return result.success ? result.output : null;
}

/** Undefined, which no JSON says, where the text is none. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
