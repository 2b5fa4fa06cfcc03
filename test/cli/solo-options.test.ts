import { describe, expect, it } from 'vitest';
import { asksForAnother, readSoloOptions, type RawSoloOptions } from '../../src/cli/solo-options.ts';
import { inEnglish } from '../support/in-english.ts';
import { safeText } from '../../src/text/index.ts';
import { seedFrom } from '../../src/chance/index.ts';

const read = (options: Partial<RawSoloOptions>) =>
  inEnglish(readSoloOptions({ name: 'Ada', rules: [], ...options }, undefined));

describe('solo', () => {
  it('seats seven at the usual speed with the bots of every table, where nothing else is said', () => {
    expect(read({})).toMatchObject({
      name: { name: 'Ada' },
      players: 7,
      speed: 'normal',
      level: 'plain',
      rules: {},
    });
  });

  it('takes how many play, how fast and how well, by which rules, and from which seed', () => {
    const options = { players: '10', speed: 'slow', level: 'random', seed: 'tea', rules: ['rulebook'] };
    expect(read(options)).toMatchObject({
      players: 10,
      speed: 'slow',
      level: 'random',
      seed: seedFrom('tea'),
      rules: { trackerReset: 'enactment' },
    });
  });

  it('sits down with the name that is settled, where none is given', () => {
    const settled = safeText('Zoe', 16);
    expect(readSoloOptions({ rules: [] }, settled)).toMatchObject({ name: { name: 'Zoe' } });
  });

  it.each([
    [{ players: '11' }, /^--players takes a number from 5 to 10\.$/],
    [{ speed: 'fats' }, /^--speed is slow, normal or fast\. Did you mean fast\?$/],
    [{ level: 'plian' }, /^--level is .*Did you mean plain\?$/],
    [{ rules: ['silence=on'] }, /silence is table, government or off/],
  ])('%j is refused with what there is', (options, problem) => {
    expect(read(options)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('asks for another game by any option that says how one is to be, but not by the speed', () => {
    expect(asksForAnother({ rules: [], speed: 'slow', records: '/tmp', ascii: true })).toBe(false);
    for (const option of ['players', 'seed', 'level', 'name']) {
      expect(asksForAnother({ rules: [], [option]: 'x' })).toBe(true);
    }
    expect(asksForAnother({ rules: ['standard'] })).toBe(true);
  });
});
