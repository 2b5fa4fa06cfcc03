import { clockedPhases, clockRange, noClocks, type Clocks } from '../table/clocks.ts';
import { didYouMean, inOne } from './did-you-mean.ts';
import { printable } from './printable.ts';
import { wholeNumber } from './whole-number.ts';
import type { Said } from '../words/index.ts';

type Problem = { readonly problem: Said };

/**
 * Reads what `--clock` was given, each time it was: `SECONDS` for every phase, or `PHASE=SECONDS` with commas between
 * several; the later counts. `extra`: what `--extra` was given, if it was. Returns the clocks, or what is wrong.
 */
export function readClockOptions(
  given: readonly string[],
  extra: string | undefined,
): { readonly clocks: Clocks } | Problem {
  if (extra !== undefined && given.length === 0) return { problem: ({ host }) => host.extraNeedsClock };
  const { least, most, mostExtra } = clockRange;
  const besides = extra === undefined ? 0 : wholeNumber(extra, 0, mostExtra);
  if (besides === null) return { problem: (say) => say.number('--extra', 0, mostExtra) };
  const clocks = { ...noClocks, extra: besides };
  for (const text of given.flatMap((option) => option.split(','))) {
    const [first = '', second] = text.split(/=(.*)/s);
    const phases = second === undefined ? clockedPhases : clockedPhases.filter((phase) => phase === first);
    if (phases.length === 0) return { problem: noPhase(text, first) };
    const seconds = wholeNumber(second ?? first, least, most);
    if (seconds === null) {
      return { problem: (say) => say.notNumber('--clock', least, most, printable(second ?? first)) };
    }
    for (const phase of phases) clocks[phase] = seconds;
  }
  return { clocks };
}

const noPhase =
  (text: string, name: string): Said =>
  (say) =>
    inOne(
      say.host.noPhase(printable(text)),
      didYouMean(name, clockedPhases)(say),
      say.rules.thereAre(clockedPhases),
    );
