import { isOver } from './key-player.ts';
import type { Pane } from './tmux.ts';

/** A tile that lies open, with the key that chooses it. */
export const openTile = /[│┃] [123] (?:Liberal|Fascist) +[│┃]/;
/** The envelope of a role while it is open. */
export const openRole = /party (?:Liberal|Fascist)/;
/** A party card while it is open. */
export const openParty = /'s party  (?:Liberal|Fascist)/;

/** The key of a tile of that party, or of the first. */
const tile = (screen: string, party: string): string =>
  new RegExp(`[│┃] ([123]) ${party}`).exec(screen)?.[1] ?? '1';

type Keys = readonly string[] | ((screen: string) => readonly string[]);

/**
 * What people press round one terminal who know nothing but the screen: for the first of these that it shows, the keys.
 * Everybody votes Ja and is for Fascist policies, so that a game is short and comes to its powers.
 */
const answers: readonly (readonly [shows: RegExp, keys: Keys])[] = [
  [/━━ LEAVE ━━/, ['y']],
  [/[Pp]ress \d, then Enter/, (screen) => [/[Pp]ress (\d), then Enter/.exec(screen)?.[1] ?? '']],
  [/now Enter/, ['Enter']],
  [/READ ALOUD/, ['Enter']],
  [/PASS ━━ Give the keyboard to/, ['Enter']],
  [openRole, ['Enter']],
  [/Look at your role/, ['Space']],
  [/YOUR MOVE ━━ Vote:/, ['j']],
  [/YOUR MOVE ━━ .*Name your Chancellor/, ['Down', 'Enter']],
  [/YOUR MOVE ━━ (?:Discard one|Lay one|Peek)(?![^]*[│┃] [123] (?:Liberal|Fascist))/, ['Space']],
  [/YOUR MOVE ━━ Discard one/, (screen) => [tile(screen, 'Liberal'), 'Enter']],
  [/YOUR MOVE ━━ Lay one/, (screen) => [tile(screen, 'Fascist'), 'Enter']],
  [/YOUR MOVE ━━ Peek/, ['Enter', 'Enter']],
  [/I wish to veto/, ['n']],
  [openParty, ['Enter', 'Enter']],
  [/party card: hold Space/, ['Space']],
  [/YOUR MOVE ━━ Execute .*\?.*undone/, ['y']],
  [/YOUR MOVE ━━ (?:Investigate|Special election|Execut)/, ['Down', 'Enter']],
  // A digit that was pressed again may have given the keyboard to somebody who isn't asked.
  [/q hand back/, ['Escape']],
];

/** So long a curtain, its question or a line of the ritual stands before a key counts, in milliseconds. */
const notice = 120;
/** After so many milliseconds whoever changed nothing presses again. */
const patience = 1000;
/** In milliseconds: far longer than a game takes on any machine. */
const longestGame = 500_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Lets everybody round that terminal play until the game is over, or `stop` says so of the screen; gives that screen. */
export async function playRound(pane: Pane, stop: (screen: string) => boolean = () => false): Promise<string> {
  const end = Date.now() + longestGame;
  let seen = '';
  let due = 0;
  for (;;) {
    const screen = pane.screen();
    if (isOver(screen) || stop(screen)) return screen;
    const now = Date.now();
    if (now > end || /\[ended with/.test(screen)) throw new Error(`the game never ended:\n${screen}`);
    if (screen !== seen) {
      seen = screen;
      due = now + (/and look away|READ ALOUD|━━ LEAVE ━━/.test(screen) ? notice : 0);
      continue;
    }
    const keys = answers.find(([shows]) => shows.test(screen))?.[1];
    if (keys !== undefined && now >= due) {
      pane.press(...(typeof keys === 'function' ? keys(screen) : keys));
      due = now + patience;
    }
    await pause(5);
  }
}
