import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from '../../src/text/shell-word.ts';

it.each(['tea', 'a-b_c.d', '', 'two words', "it's", '$HOME', '`id`', 'a"b', '*', '~', '#x', 'é', '\\'])(
  '%j is pasted into a shell as one word, as it is',
  (text) => {
    const echoed = execFileSync('sh', ['-c', `printf '%s|' ${shellWord(text)}`], { encoding: 'utf8' });
    expect(echoed).toBe(`${text}|`);
  },
);
