import { Clock } from './clock.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { NamesScreen } from '../../src/screen/index.ts';
import { OnScreen, type TerminalSetting } from './on-screen.ts';
import { safeText, type SafeText } from '../../src/text/index.ts';
import { usualEdition } from '../../src/words/index.ts';

const safe = (text: string): SafeText => safeText(text, 40);

/** Names are asked for on a headless terminal, beside some that stand already and so many bots. */
export class NamesOnScreen extends OnScreen {
  /** The names with which a game was to begin. */
  readonly begun: (readonly string[])[] = [];
  /** How often it was left. */
  left = 0;

  constructor(names: readonly string[], bots: number, setting: TerminalSetting = {}) {
    const screen = (
      <NamesScreen
        keymap={defaultKeymap}
        edition={usualEdition}
        names={names.map(safe)}
        bots={bots}
        botNames={[safe('Bot Ada')]}
        onBegin={(all) => void this.begun.push(all)}
        onLeave={() => void (this.left += 1)}
      />
    );
    super(screen, new Clock(), setting);
  }

  get text(): string {
    return this.terminal.lines().join('\n');
  }
}
