import { CurtainOnScreen, type CurtainSetting } from '../support/curtain-on-screen.tsx';
import { NamesOnScreen } from '../support/names-on-screen.tsx';
import { RitualOnScreen } from '../support/ritual-on-screen.tsx';
import { tenNames } from '../support/example-game.ts';
import { tooSmall } from './scene.ts';
import type { OnScreen, TerminalSetting } from '../support/on-screen.ts';
import type { Size } from '../../src/screen/terminal/size.ts';

/** A picture of what a terminal that goes round shows beside a table's screens. */
export interface HandedScene {
  readonly name: string;
  readonly look?: TerminalSetting['look'];
  /** The windows it is drawn in, where they aren't all of `windows`. */
  readonly windows?: readonly [Size, ...Size[]];
  /** Draws it for somebody who has just come. The caller closes it. */
  draw(window: Size): Promise<OnScreen>;
}

const enter = '\r';

/** A curtain, and the keys that are pressed on it. */
const curtain =
  (setting: CurtainSetting = {}, ...keys: readonly string[]) =>
  async (window: Size): Promise<OnScreen> => {
    const screen = new CurtainOnScreen({ ...setting, window });
    await screen.press(...keys);
    return screen;
  };

/** The ritual after so many lines. */
const ritual =
  (lines: number) =>
  async (window: Size): Promise<OnScreen> => {
    const screen = new RitualOnScreen({ window });
    await screen.press(...Array.from({ length: lines }, () => enter));
    return screen;
  };

/** Names that stand there, and what is typed after them. */
const names =
  (there: readonly string[], bots: number, ...keys: readonly string[]) =>
  async (window: Size): Promise<OnScreen> => {
    const screen = new NamesOnScreen(there, bots, { window });
    await screen.settle();
    await screen.type(...keys);
    return screen;
  };

const ascii = { ascii: true } as const;

/** What is between people at one terminal, and before them. */
export const handedRound: readonly HandedScene[] = [
  { name: 'hot-seat', draw: curtain() },
  { name: 'hot-seat-pressed', draw: curtain({}, '5') },
  { name: 'hot-seat-not-you', draw: curtain({}, '6') },
  { name: 'hot-seat-silent', draw: curtain({ what: 'enact', progress: null, silent: true }) },
  { name: 'hot-seat-help', draw: curtain({}, '?') },
  { name: 'hot-seat-stop', draw: curtain({}, 'q') },
  {
    name: 'hot-seat-role',
    draw: curtain({ seat: 9, name: 'Nadia', what: 'role', moment: null, progress: { done: 9, of: 10 } }),
  },
  { name: 'hot-seat-ascii', look: ascii, draw: curtain({ depth: 'none', look: ascii }) },
  { name: 'hot-seat-too-small', windows: [tooSmall], draw: curtain() },
  { name: 'ritual', draw: ritual(1) },
  { name: 'ritual-pause', draw: ritual(4) },
  { name: 'names', draw: names(tenNames.slice(0, 4), 0, ...'Zo') },
  { name: 'names-refused', draw: names(tenNames.slice(0, 5), 2, ...'ada', enter) },
  { name: 'names-too-small', windows: [tooSmall], draw: names(tenNames, 0) },
];
