import { inEnglish } from '../support/in-english.ts';
import { describe, expect, it } from 'vitest';
import { readHostOptions, type RawHostOptions } from '../../src/cli/host-options.ts';

const usual: RawHostOptions = { name: 'Ada', port: '7777', bots: '0', seat: true, rules: [], clock: [] };
const read = (options: Partial<RawHostOptions>, terminal = true) =>
  inEnglish(readHostOptions({ ...usual, ...options }, terminal));

describe('host', () => {
  it('takes a seat at a table for ten that its host starts, where nothing else is said', () => {
    expect(read({})).toEqual({
      name: 'Ada',
      tableName: null,
      code: null,
      port: 7777,
      doors: { ssh: true, sshPort: null, browser: true, browserPort: null, https: false },
      local: false,
      capacity: 10,
      startsByItself: false,
      bots: 0,
      rules: {},
      clocks: { nominate: 0, vote: 0, legislate: 0, power: 0, extra: 0 },
      screen: true,
    });
  });

  it('starts by itself with --players, and then has no more seats', () => {
    expect(read({ players: '6', bots: '5' })).toMatchObject({ capacity: 6, startsByItself: true, bots: 5 });
  });

  it('lets in by every door but those that are shut, each at a port of its own where one is named', () => {
    expect(read({ ssh: false, browserPort: '0', https: true, local: true })).toMatchObject({
      doors: { ssh: false, sshPort: null, browser: true, browserPort: 0, https: true },
      local: true,
    });
  });

  it('sets clocks with --clock, for one phase or for all, and what each person has besides with --extra', () => {
    expect(read({ clock: ['90', 'vote=45,power=30'], extra: '60' })).toMatchObject({
      clocks: { nominate: 90, vote: 45, legislate: 90, power: 30, extra: 60 },
    });
    expect(read({ clock: ['vote=60'] })).toMatchObject({
      clocks: { nominate: 0, vote: 60, legislate: 0, power: 0, extra: 0 },
    });
  });

  it('takes no seat with --no-seat, and then needs no terminal', () => {
    expect(read({ seat: false })).toMatchObject({ name: null, screen: true });
    expect(read({ seat: false, players: '5', bots: '5' }, false)).toMatchObject({
      name: null,
      screen: false,
      bots: 5,
    });
    expect(read({ seat: false, players: '5', json: true })).toMatchObject({ screen: false });
  });

  it.each<[Partial<RawHostOptions>, boolean, RegExp]>([
    [{ json: true }, true, /--json needs --no-seat/],
    [{}, false, /needs a terminal/],
    [{ seat: false }, false, /--players/],
    [{ seat: false, json: true }, true, /--players/],
    [{ players: '4' }, true, /5 to 10/],
    [
      { clock: ['votes=60'] },
      true,
      /votes=60: there is no such phase. Did you mean vote\? There are nominate,/,
    ],
    [{ clock: ['vote=9'] }, true, /--clock takes a whole number from 10 to 3600, not "9"/],
    [{ clock: ['vote=60=60'] }, true, /not "60=60"/],
    [{ clock: [''] }, true, /not ""/],
    [{ clock: ['60'], extra: '3601' }, true, /--extra takes a number from 0 to 3600/],
    [{ extra: '60' }, true, /--extra needs --clock/],
    [{ players: '5.0' }, true, /5 to 10/],
    [{ players: '5', bots: '5' }, true, /0 to 4/],
    [{ bots: '10' }, true, /0 to 9/],
    [{ port: '65536' }, true, /--port/],
    [{ port: '-1' }, true, /--port/],
    [{ sshPort: 'x' }, true, /--ssh-port takes/],
    [{ browserPort: '65536' }, true, /--browser-port takes/],
    [{ ssh: false, sshPort: '1' }, true, /--no-ssh/],
    [{ browser: false, browserPort: '1' }, true, /--no-browser/],
    [{ browser: false, https: true }, true, /--no-browser/],
    [{ name: '\u202e' }, true, /--name/],
    [{ table: 'a\u0007' }, true, /--table/],
    [{ code: '' }, true, /--code/],
    [{ code: 'x'.repeat(65) }, true, /--code/],
    [{ code: 'tea\u0007' }, true, /--code/],
    [{ name: 'bot zoe' }, true, /looks like a bot’s/],
    [{ rules: ['silence=on'] }, true, /silence is table, government or off/],
    [{ rules: ['trackerReset=never'] }, true, /election or enactment/],
  ])('says what is wrong with %j', (options, terminal, says) => {
    expect(read(options, terminal)).toEqual({ problem: expect.stringMatching(says) });
  });
});
