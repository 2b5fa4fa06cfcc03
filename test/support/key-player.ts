import type { Pane } from './tmux.ts';

/** What somebody presses who knows nothing but the screen: by what the bar asks, the keys, one after another. */
const answers: readonly [asks: RegExp, keys: (screen: string) => readonly string[]][] = [
  [/Are you ready\?/, () => ['r']],
  [/Start with \d+, or wait/, () => ['s']],
  [/Are you ready\?/, () => ['r']],
  [/Start with \d+, or wait/, () => ['s']],
  [/Look at your role/, () => ['Space', 'Enter']],
  [/YOUR MOVE ━━ Vote:/, (screen) => (/Yours is the last/.test(screen) ? ['j', 'Enter'] : ['j'])],
  [/YOUR MOVE ━━ .*Name your Chancellor/, () => ['Down', 'Enter']],
  [/YOUR MOVE ━━ Discard one/, () => ['1', 'Enter']],
  [/YOUR MOVE ━━ Lay one/, () => ['1', 'Enter']],
  [/I wish to veto/, () => ['n']],
  [/YOUR MOVE ━━ Investigate/, () => ['Down', 'Enter']],
  [/party card: hold Space/, () => ['Space', 'Enter', 'Enter']],
  [/YOUR MOVE ━━ Peek/, () => ['Space', 'Enter', 'Enter']],
  [/YOUR MOVE ━━ Special election/, () => ['Down', 'Enter']],
  [/YOUR MOVE ━━ Execute .*\?.*undone/, () => ['y']],
  [/YOUR MOVE ━━ Execut/, () => ['Down', 'Enter']],
  [/go on/, () => ['Enter']],
];

export const isOver = (screen: string): boolean => /THE END/.test(screen);

/** Presses what the screen asks for, if it asks and isn't what was answered last; the screen that was looked at. */
export function playOnce(pane: Pane, last: string): string {
  const screen = pane.screen();
  if (screen === last) return last;
  const keys = answers.find(([asks]) => asks.test(screen))?.[1](screen) ?? [];
  for (const key of keys) pane.press(key);
  return keys.length > 0 ? screen : '';
}
