import { createElement } from 'react';
import { botNames } from './bot-names.ts';
import { exitCodes } from './exit-codes.ts';
import { HandedRound, HandedRoundScreen, type RoundOptions } from '../doors/handed-round/index.ts';
import { NamesScreen } from '../screen/index.ts';
import { ownEdition, ownScreen } from './own-screen.ts';
import { playOn } from './play-on.ts';
import type { Appearance } from './config.ts';
import type { Io } from './io.ts';
import type { SafeText } from '../text/index.ts';

/** Asks on this terminal who plays beside so many bots; returns the names, or the exit code where nobody does. */
export async function askNames(
  bots: number,
  appearance: Appearance,
  io: Io,
): Promise<readonly SafeText[] | number> {
  let given: readonly SafeText[] = [];
  const exitCode = await playOn(
    (takeDown) =>
      createElement(NamesScreen, {
        keymap: appearance.keymap,
        edition: ownEdition(appearance.edition),
        names: [],
        bots,
        botNames,
        onBegin(names) {
          given = names;
          takeDown();
        },
        onLeave: takeDown,
      }),
    appearance,
    io,
  );
  return exitCode !== exitCodes.done || given.length === 0 ? exitCode : given;
}

/** Hands this terminal round until somebody stops; returns the exit code. `returnLine` goes on with a game that was left. */
export function handRound(
  options: RoundOptions,
  returnLine: string,
  appearance: Appearance,
  io: Io,
): Promise<number> {
  const round = new HandedRound(options);
  return playOn(
    (takeDown) =>
      createElement(HandedRoundScreen, { round, returnLine, ...ownScreen(appearance), onStop: takeDown }),
    appearance,
    io,
  );
}
