import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { has } from '../support/needs.ts';
import { KeyPlayer } from '../support/key-player.ts';
import { Tmux, type Pane } from '../support/tmux.ts';

const program = fileURLToPath(new URL('../../bin/secret-cli.js', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const records = (): string => join(folder, 'records');
const lastLine = (): string => {
  const [name = ''] = readdirSync(records());
  return readFileSync(join(records(), name), 'utf8').trimEnd().split('\n').at(-1) ?? '';
};

describe.skipIf(!has('tmux', '-V'))(
  'a guest reads on the screen why they are at the table no more, and goes with a key',
  () => {
    let tmux: Tmux;
    let ada: Pane;
    let address: string;

    /** Starts the program for somebody with a home of their own. */
    const start = (who: string, command: string): Pane =>
      tmux.start(
        `XDG_STATE_HOME=${join(folder, who)} XDG_CONFIG_HOME=${folder} exec node ${program} ${command}`,
      );

    beforeEach(async () => {
      tmux = new Tmux();
      ada = start('ada', `host --local --port 0 --name Ada --bots 4 --code tea --records ${records()}`);
      [, address = ''] =
        /join (\S+) --code tea/.exec(await ada.shows(/join 127\.0\.0\.1:\d+ --code tea/)) ?? [];
    });
    afterEach(() => tmux.end());

    async function boris(): Promise<Pane> {
      const pane = start('boris', `join ${address} --name Boris --code tea`);
      await pane.shows(/you: 6 Boris/);
      await ada.shows(/6 Boris/);
      return pane;
    }

    /** Both play until the board is there. */
    async function begin(pane: Pane): Promise<void> {
      const players = [ada, pane].map((each) => new KeyPlayer(each));
      await pane.until((screen) => {
        if (/^ Round 1/m.test(screen)) return true;
        for (const player of players) player.play(player.pane.screen());
        return false;
      }, 'the board');
    }

    it('put out: 4', async () => {
      const guest = await boris();
      ada.press('k', '6', 'Enter');
      await ada.shows(/KICK/);
      ada.press('y');
      const screen = await guest.shows(/PUT OUT by the host/);
      expect(screen).toContain('6*Boris');
      guest.press('Enter');
      expect(await guest.shows(/\[ended with 4\]/)).toContain('the host has put you out');
    });

    it('their seat taken up in another terminal, where the kept token stands for the code: 4', async () => {
      const guest = await boris();
      await begin(guest);
      const again = start('boris', `join ${address}`);
      await again.shows(/you: 6 Boris/);
      expect(await guest.shows(/TAKEN UP ELSEWHERE/)).toMatch(/^ Round 1/m);
      guest.press('q');
      expect(await guest.shows(/\[ended with 4\]/)).toContain('your seat was taken up from elsewhere');
      again.press('q');
      expect(await again.shows(/Come back with: +npx secret-cli join \S+/)).not.toContain('--code');
    });

    it('the table closed by its host, over the board as it was: 0', async () => {
      const guest = await boris();
      await begin(guest);
      ada.press('C-c');
      await ada.shows(/Close it for all/);
      ada.press('x');
      await ada.shows(/\[ended with 0\]/);
      const screen = await guest.shows(/TABLE CLOSED\. Its host left/);
      expect(screen).toMatch(/^ Round 1/m);
      guest.press('h');
      await guest.shows(/History/);
      guest.press('q');
      expect(await guest.shows(/\[ended with 0\]/)).toContain('The table is closed.');
      expect(lastLine()).toMatch(/"type":"abandoned","reason":"host-left"/);
    });
  },
);

describe('a host without a screen', () => {
  it.each([
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends on %s with %i, and its record says that the game was abandoned', async (signal, code) => {
    const options = ['--no-seat', '--json', '--players', '5', '--bots', '5', '--local', '--port', '0'];
    const host = spawn(process.execPath, [program, 'host', ...options, '--records', records()]);
    let told = '';
    for await (const text of host.stdout.setEncoding('utf8')) {
      told += String(text);
      if (told.includes('"started"')) break;
    }
    host.kill(signal);
    expect(await once(host, 'exit')).toEqual([code, null]);
    expect(lastLine()).toMatch(/"type":"abandoned","reason":"host-left"/);
  });
});
