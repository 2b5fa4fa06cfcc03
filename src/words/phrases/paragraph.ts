import type { RuleName } from '../../game/index.ts';

/** Sentences, whole or in parts: a part that is so by default stands only where a table plays that option by its default. */
export type Paragraph = string | readonly (string | ByDefault)[];

interface ByDefault {
  readonly byDefault: RuleName;
  readonly says: string;
}
