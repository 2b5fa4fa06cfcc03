import { useState, type ReactElement } from 'react';
import { Clock } from './clock.ts';
import { CurtainScreen, type CurtainScreenProps } from '../../src/screen/index.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { OnScreen, type TerminalSetting } from './on-screen.ts';
import { quiet } from '../../src/screen/unhurried.ts';
import { safeText } from '../../src/text/index.ts';
import { usualEdition, type Edition } from '../../src/words/index.ts';

/** What a curtain says, where it isn't the drawn one's, and in what. */
export interface CurtainSetting
  extends TerminalSetting, Partial<Omit<CurtainScreenProps, 'name' | 'edition' | `on${string}`>> {
  readonly name?: string;
  readonly edition?: Edition;
}

/** The curtain of the drawing: the fifth of ten is to vote. */
const drawn = {
  keymap: defaultKeymap,
  seat: 4,
  people: 10,
  what: 'vote',
  moment: { round: 13, phase: 'vote' },
  progress: { done: 4, of: 9 },
  silent: false,
  returnLine: 'npx secret-cli pass',
} as const;

function Edited({ edition: first, ...props }: Omit<CurtainScreenProps, 'onEdition'>): ReactElement {
  const [edition, setEdition] = useState(first);
  return <CurtainScreen {...props} edition={edition} onEdition={setEdition} />;
}

/** A curtain on a headless terminal. */
export class CurtainOnScreen extends OnScreen {
  /** What was asked for. */
  readonly asked: ('take' | 'board' | 'stop')[];

  constructor({ name = '王小明', edition = usualEdition, window, depth, look, ...about }: CurtainSetting = {}) {
    const asked: ('take' | 'board' | 'stop')[] = [];
    const clock = new Clock();
    const screen = (
      <Edited
        {...drawn}
        {...about}
        after={clock.after}
        edition={edition}
        name={safeText(name, 40)}
        onTake={() => void asked.push('take')}
        onBoard={() => void asked.push('board')}
        onStop={() => void asked.push('stop')}
      />
    );
    super(screen, clock, { ...(window && { window }), ...(depth && { depth }), ...(look && { look }) });
    this.asked = asked;
  }

  /** Presses keys one by one, as a person does. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.settle(quiet);
    for (const key of keys) {
      this.terminal.type(key);
      await this.settle(quiet);
    }
  }
}
