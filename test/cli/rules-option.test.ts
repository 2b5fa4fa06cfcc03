import { inEnglish } from '../support/in-english.ts';
import { describe, expect, test } from 'vitest';
import { houseRules, ruleNames } from '../../src/game/index.ts';
import { readRulesOption, rulesText } from '../../src/cli/rules-option.ts';

const names =
  'termLimitRelax, trackerReset, silence, reinvestigate, hitlerKnows, chaosUnlocksVeto, deathReveal, ' +
  'notHitlerBadge, mastermind, mastermindParty, mastermindTiming, standard, rulebook';

describe('--rules', () => {
  test('sets an option, and leaves out what is the default anyway', () => {
    expect(inEnglish(readRulesOption([]))).toEqual({ rules: {} });
    expect(inEnglish(readRulesOption(['trackerReset=enactment']))).toEqual({
      rules: { trackerReset: 'enactment' },
    });
    expect(inEnglish(readRulesOption(['trackerReset=election']))).toEqual({ rules: {} });
  });

  test('takes standard and rulebook as presets', () => {
    expect(inEnglish(readRulesOption(['standard']))).toEqual({ rules: {} });
    expect(inEnglish(readRulesOption(['rulebook']))).toEqual({
      rules: { trackerReset: 'enactment', silence: 'government' },
    });
  });

  test('counts the later of two', () => {
    expect(inEnglish(readRulesOption(['rulebook', 'trackerReset=election']))).toEqual({
      rules: { silence: 'government' },
    });
    expect(inEnglish(readRulesOption(['trackerReset=election', 'rulebook']))).toEqual({
      rules: { trackerReset: 'enactment', silence: 'government' },
    });
    expect(inEnglish(readRulesOption(['trackerReset=enactment', 'standard']))).toEqual({ rules: {} });
  });

  test.each([
    ['trackerReset=never', '--rules trackerReset=never: trackerReset is election or enactment.'],
    ['trackerReset', '--rules trackerReset: trackerReset is election or enactment.'],
    [
      'trackerReset=election=enactment',
      '--rules trackerReset=election=enactment: trackerReset is election or enactment.',
    ],
    ['rulebok', `--rules rulebok: no such option or preset. Did you mean rulebook? There are ${names}.`],
    ['toString=1', `--rules toString=1: no such option or preset. There are ${names}.`],
    ['', `--rules : no such option or preset. There are ${names}.`],
    ['silence=on', '--rules silence=on: silence is table, government or off.'],
    ['reinvestigate=yes', '--rules reinvestigate=yes: reinvestigate is false or true.'],
  ])('refuses %j', (given, problem) => {
    expect(inEnglish(readRulesOption([given]))).toEqual({ problem });
  });

  test.each(ruleNames)('takes every value of %s', (name) => {
    const [usual, ...others] = houseRules[name].values;
    expect(inEnglish(readRulesOption([`${name}=${usual}`]))).toEqual({ rules: {} });
    for (const value of others)
      expect(inEnglish(readRulesOption([`${name}=${value}`]))).toEqual({ rules: { [name]: value } });
  });

  test('is written as it is read', () => {
    expect(rulesText({})).toBe('standard');
    expect(rulesText({ trackerReset: 'enactment', reinvestigate: true })).toBe(
      'trackerReset=enactment reinvestigate=true',
    );
  });
});
