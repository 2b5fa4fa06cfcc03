import { differingRules, type Rules } from '../../game/index.ts';
import { sentences } from '../span.ts';
import type { Paragraph } from '../phrases/paragraph.ts';

/** A paragraph as a table plays: without what its house rules overrule. */
export function paragraph(says: Paragraph, rules: Partial<Rules>): string {
  if (typeof says === 'string') return says;
  const differing = differingRules(rules);
  const [first = '', ...others] = says.flatMap((part) => {
    if (typeof part === 'string') return [part];
    return differing[part.byDefault] === undefined ? [part.says] : [];
  });
  return sentences(first, ...others);
}
