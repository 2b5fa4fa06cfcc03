import { english } from './english.ts';
import { Clock } from './clock.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import type { EntranceField, EntranceRefusal } from '../../src/words/index.ts';
import { EntranceScreen, type Doorkeeper } from '../../src/screen/index.ts';
import { OnScreen, type TerminalSetting } from './on-screen.ts';
import { safeText } from '../../src/text/index.ts';

/** What somebody meets at the door of a table. */
export interface AtTheDoor extends TerminalSetting {
  readonly asks: EntranceField;
  /** The table's name. */
  readonly table?: string;
  /** A name that stands in its field already. */
  readonly called?: string;
  /** Why a way in that they have tried before led here. */
  readonly refused?: EntranceRefusal;
  /** What is said to whatever they give. */
  readonly says?: EntranceRefusal;
}

/** The screen before the table's, on a headless terminal; its doorkeeper lets nobody in. */
export class EntranceOnScreen extends OnScreen {
  /** What was given, and what was wished beside. */
  readonly given: string[];

  constructor({ asks, table = 'KITE-42', called = '', refused, says, ...setting }: AtTheDoor) {
    const given: string[] = [];
    const doorkeeper: Doorkeeper = {
      asks,
      give(asked, typed) {
        given.push(`${asked} ${typed}`);
        return says ?? null;
      },
      watch() {
        given.push('watch');
        return says ?? null;
      },
      leave: () => void given.push('leave'),
    };
    const screen = (
      <EntranceScreen
        words={english}
        keymap={defaultKeymap}
        table={safeText(table, 40)}
        doorkeeper={doorkeeper}
        name={called}
        refused={refused ?? null}
      />
    );
    super(screen, new Clock(), setting);
    this.given = given;
  }
}
