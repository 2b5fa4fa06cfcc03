import { Clock } from './clock.ts';
import { OnScreen, type TerminalSetting } from './on-screen.ts';
import { quiet } from '../../src/screen/unhurried.ts';
import { RitualScreen } from '../../src/screen/index.ts';
import { safeText } from '../../src/text/index.ts';
import { usualEdition } from '../../src/words/index.ts';

/** The ritual of seven, read by Zoë, on a headless terminal. */
export class RitualOnScreen extends OnScreen {
  /** How often its end was read. */
  done = 0;
  /** How often it was left for the board. */
  left = 0;

  constructor(setting: TerminalSetting = {}) {
    const clock = new Clock();
    const screen = (
      <RitualScreen
        after={clock.after}
        edition={usualEdition}
        players={7}
        rules={{}}
        reader={safeText('Zoë', 40)}
        onDone={() => void (this.done += 1)}
        onBoard={() => void (this.left += 1)}
      />
    );
    super(screen, clock, setting);
  }

  /** Presses keys one by one, as a person does. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.settle(quiet);
    for (const key of keys) {
      this.terminal.type(key);
      await this.settle(quiet);
    }
  }

  /** The rows above the bar that aren't empty. */
  get read(): readonly string[] {
    return this.rows(1, 20).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  }
}
