import { inEnglish, speaking } from '../support/in-english.ts';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig, parseConfig } from '../../src/cli/config.ts';
import { defaultKeymap, keyActions } from '../../src/screen/keymap.ts';
import { exitCodes } from '../../src/cli/exit-codes.ts';
import { join } from 'node:path';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readConfig, usualConfigPath } from '../../src/cli/config-file.ts';
import { run } from '../../src/cli/program.ts';
import { tmpdir } from 'node:os';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
const path = join(folder, 'config.json');
const written = (text: string): string => {
  writeFileSync(path, text);
  return path;
};
afterAll(() => rmSync(folder, { recursive: true }));

describe('a config', () => {
  it('settles name, palette, ASCII and keys, and leaves the rest as usual', () => {
    expect(
      parseConfig('{"name": " Ada ", "palette": "light-cb", "ascii": true, "keys": {"ja": "F", "help": ";"}}'),
    ).toEqual({
      name: 'Ada',
      palette: 'light-cb',
      ascii: true,
      keymap: { ...defaultKeymap, ja: 'f', help: ';' },
      edition: {},
    });
    expect(inEnglish(parseConfig('\uFEFF{}'))).toEqual(defaultConfig);
  });

  it.each([
    ['', /no JSON/],
    ['{"palette": "dark",}', /^line 1: it is no JSON.*mend it/],
    ['{\n  "ascii": true\n  "name": "Ada"\n}', /^line 3: it is no JSON/],
    ['["dark"]', /holds no object/],
    ['null', /holds no object/],
    ['{"pallete": "dark"}', /no setting "pallete". Did you mean palette\?/],
    ['{"__proto__": {}}', /no setting "__proto__"/],
    ['{"toString": 1}', /no setting "toString"/],
    ['{"palette": "drak"}', /^palette is auto, dark, light, dark-cb or light-cb. Did you mean dark\?/],
    ['{"palette": 1}', /^palette is auto/],
    ['{"ascii": "yes"}', /^ascii is true or false/],
    ['{"name": 5}', /^name is a text/],
    ['{"name": "\\u202e"}', /^name: .*choose another/],
    ['{"keys": ["f"]}', /^keys is an object/],
    ['{"keys": {"jaa": "f"}}', /^keys: there is no action "jaa". Did you mean ja\?/],
    ['{"keys": {"constructor": "f"}}', /^keys: there is no action "constructor"/],
    ['{"keys": {"ja": "1"}}', /^keys.ja is one letter/],
    ['{"keys": {"ja": " "}}', /^keys.ja is one letter/],
    ['{"keys": {"ja": "ff"}}', /^keys.ja is one letter/],
    ['{"keys": {"ja": "ㄹ"}}', /^keys.ja is one letter/],
    ['{"keys": {"ja": null}}', /^keys.ja is one letter/],
    [
      '{"keys": {"ja": "h"}}',
      /^keys: "h" would stand for ja and history at once; give one of them another key/,
    ],
  ])('%j is refused whole, with a sentence on what to do', (text, says) => {
    expect(inEnglish(parseConfig(text))).toEqual({ problem: expect.stringMatching(says) });
  });
});

describe('the config file', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.runIf(process.platform === 'linux')('lies where XDG says, and may be missing there', () => {
    vi.stubEnv('XDG_CONFIG_HOME', folder);
    expect(inEnglish(readConfig({}))).toEqual(defaultConfig);
    expect(usualConfigPath()).toBe(join(folder, 'secret-cli', 'config.json'));
    mkdirSync(join(folder, 'secret-cli'));
    writeFileSync(usualConfigPath(), '{"palette": "dark-cb"}');
    expect(inEnglish(readConfig({}))).toEqual({ ...defaultConfig, palette: 'dark-cb' });
  });

  it('may not be missing where --config says', () => {
    expect(inEnglish(readConfig({ config: join(folder, 'none.json') }))).toEqual({
      problem: expect.stringMatching(/none\.json: there is no such file; name another with --config/),
    });
  });

  it('settles what options of the command line overrule', () => {
    const config = written('{"palette": "dark", "keys": {"nein": "d"}}');
    const keymap = { ...defaultKeymap, nein: 'd' };
    expect(inEnglish(readConfig({ config }))).toEqual({ palette: 'dark', ascii: 'ask', keymap, edition: {} });
    expect(inEnglish(readConfig({ config, palette: 'light', ascii: true }))).toEqual({
      palette: 'light',
      ascii: true,
      keymap,
      edition: {},
    });
    expect(inEnglish(readConfig({ config, palette: 'lihgt' }))).toEqual({
      problem: expect.stringMatching(/^--palette is auto.*Did you mean light\?/),
    });
  });

  it('is named in what is said about it', () => {
    expect(inEnglish(readConfig({ config: written('{"ascii": 1}') }))).toEqual({
      problem: expect.stringMatching(/config\.json: ascii is true or false/),
    });
    expect(inEnglish(readConfig({ config: folder }))).toEqual({
      problem: expect.stringMatching(/can't be read \(EISDIR\)/),
    });
  });

  it.each(['host --no-seat --players 5', 'host'])(
    '%s ends with exit code 2 on a config that is wrong',
    async (command) => {
      const said: string[] = [];
      const io = speaking({
        out: () => undefined,
        err: (text: string) => void said.push(text),
        stdin: process.stdin,
      });
      const config = written('{"keys": {"ja": "h"}}');
      expect(await run([...command.split(' '), '--config', config], io)).toBe(exitCodes.usage);
      expect(said.join('')).toMatch(
        /^secret-cli host: .*config\.json: keys: "h" would stand for ja and history at once.*\n$/,
      );
    },
  );
});

describe('docs/config.md', () => {
  it('lists every action with the key that it has by default', () => {
    const docs = readFileSync('docs/config.md', 'utf8');
    const listed = [...docs.matchAll(/^\| `(\w+)` \| `(.)` \|/gm)].map(([, action, key]) => [action, key]);
    expect(Object.fromEntries(listed)).toEqual(defaultKeymap);
    expect(listed).toHaveLength(keyActions.length);
  });
});
