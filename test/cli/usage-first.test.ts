import { speaking } from '../support/in-english.ts';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { join } from '../../src/cli/join.ts';
import { watch } from '../../src/cli/watch.ts';
import type { Io } from '../../src/cli/io.ts';

/** What a command says on standard error where there is no terminal. */
async function said(command: (io: Io) => Promise<number>): Promise<string> {
  let heard = '';
  const exitCode = await command(
    speaking({
      out: () => {},
      err: (text) => void (heard += text),
      stdin: Readable.from([]),
    }),
  );
  return `${exitCode} ${heard}`;
}

const address = '127.0.0.1:1';

describe('without a terminal', () => {
  test.each([
    ['join', 'your seat needs a terminal', (raw: object) => (io: Io) => join(address, raw, io)],
    ['watch', 'the board needs a terminal', (raw: object) => (io: Io) => watch(address, raw, io)],
  ])('%s speaks of it only once nothing else was typed wrong', async (_, terminal, command) => {
    expect(await said(command({ config: '/nowhere/config.json' }))).toMatch(/^2 .*there is no such file/);
    expect(await said(command({ palette: 'pink' }))).toMatch(/^2 .*--palette/);
    expect(await said(command({ config: '/dev/null/x', palette: 'pink' }))).not.toContain(terminal);
    expect(await said(command({}))).toContain(terminal);
  });

  test('join speaks of the name before it', async () => {
    expect(await said((io) => join(address, { name: '1 Ann' }, io))).toMatch(
      /^2 .*--name: it must begin with a letter; choose another\./,
    );
  });
});
