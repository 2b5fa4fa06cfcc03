import { describe, expect, test } from 'vitest';
import { readRulesOption, rulesText } from '../../src/cli/rules-option.ts';

describe('--rules', () => {
  test('sets an option, and leaves out what is the default anyway', () => {
    expect(readRulesOption([])).toEqual({ rules: {} });
    expect(readRulesOption(['trackerReset=enactment'])).toEqual({ rules: { trackerReset: 'enactment' } });
    expect(readRulesOption(['trackerReset=election'])).toEqual({ rules: {} });
  });

  test('takes standard and rulebook as presets', () => {
    expect(readRulesOption(['standard'])).toEqual({ rules: {} });
    expect(readRulesOption(['rulebook'])).toEqual({ rules: { trackerReset: 'enactment' } });
  });

  test('counts the later of two', () => {
    expect(readRulesOption(['rulebook', 'trackerReset=election'])).toEqual({ rules: {} });
    expect(readRulesOption(['trackerReset=election', 'rulebook'])).toEqual({
      rules: { trackerReset: 'enactment' },
    });
    expect(readRulesOption(['trackerReset=enactment', 'standard'])).toEqual({ rules: {} });
  });

  test.each([
    ['trackerReset=never', '--rules trackerReset=never: trackerReset is election or enactment.'],
    ['trackerReset', '--rules trackerReset: trackerReset is election or enactment.'],
    [
      'trackerReset=election=enactment',
      '--rules trackerReset=election=enactment: trackerReset is election or enactment.',
    ],
    ['rulebok', '--rules rulebok: no such option or preset. Did you mean rulebook?'],
    ['toString=1', '--rules toString=1: no such option or preset.'],
    ['', '--rules : no such option or preset.'],
  ])('refuses %j', (given, problem) => {
    expect(readRulesOption([given])).toEqual({ problem });
  });

  test.each([
    'termLimitRelax',
    'silence',
    'reinvestigate',
    'hitlerKnows',
    'chaosUnlocksVeto',
    'deathReveal',
    'notHitlerBadge',
    'mastermind',
    'mastermindParty',
    'mastermindTiming',
  ])('refuses %s by its name until it can be played', (name) => {
    expect(readRulesOption([`${name}=x`])).toEqual({
      problem: `--rules ${name}=x: ${name} can't be played yet.`,
    });
  });

  test('is written as it is read', () => {
    expect(rulesText({})).toBe('standard');
    expect(rulesText({ trackerReset: 'enactment' })).toBe('trackerReset=enactment');
  });
});
