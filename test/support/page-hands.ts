import type { Page } from 'playwright-core';

/** How often somebody looks for what they want to press, and the milliseconds between two looks: it may be gone for good. */
const MOST_LOOKS = 20;
const LOOK = 100;

/** What a page shows at its table, and how its owner presses keys there: one after the other, as they are told. */
export abstract class Hands {
  readonly page: Page;
  #done: Promise<void> = Promise.resolve();

  constructor(page: Page) {
    this.page = page;
  }

  abstract screen(): Promise<string>;
  protected abstract carryOut(key: string): Promise<void>;

  press(key: string): void {
    this.#done = this.#done.then(() => this.carryOut(key));
  }

  /** Resolves when all that was told is done. Rejects where something couldn't be. */
  done(): Promise<void> {
    return this.#done;
  }
}

/** The rows of the terminal in a page. */
export const rowsOf = async (page: Page): Promise<string[]> =>
  (await page.locator('.xterm-rows > div').allTextContents()).map((row) => row.replaceAll('\u00a0', ' '));

/** Somebody with a keyboard. */
export class Keyboard extends Hands {
  override async screen(): Promise<string> {
    return (await rowsOf(this.page)).join('\n');
  }

  protected override async carryOut(key: string): Promise<void> {
    await this.page.keyboard.press(key === 'Down' ? 'ArrowDown' : key);
  }
}

/** Somebody who touches what is drawn on the screen, and nothing else. */
export class Fingers extends Keyboard {
  protected override async carryOut(key: string): Promise<void> {
    for (let tries = 0; tries < MOST_LOOKS; tries += 1) {
      const sought =
        key === 'Down' ? new RegExp(` ${await this.#choosable()} `) : (drawnAs[key] ?? drawnLetter(key));
      const rows = await rowsOf(this.page);
      const row = rows.findLastIndex((text) => sought.test(text));
      if (row >= 0) return this.touch((rows[row]?.search(sought) ?? 0) + 1, row);
      await this.page.waitForTimeout(LOOK);
    }
  }

  /** Touches a cell, counted from 0; its width is that of the ruler which xterm.js keeps. */
  async touch(column: number, row: number): Promise<void> {
    const ruler = this.page.locator('.xterm-char-measure-element').first();
    const [line, letters, text] = await Promise.all([
      this.page.locator('.xterm-rows > div').nth(row).boundingBox(),
      ruler.boundingBox(),
      ruler.textContent(),
    ]);
    if (line === null || letters === null || text === null) throw new Error('there is no terminal');
    const cell = letters.width / text.length;
    await this.page.touchscreen.tap(line.x + (column + 0.5) * cell, line.y + line.height / 2);
  }

  /** The first seat that may be chosen, as it is drawn: the page lists them. */
  async #choosable(): Promise<string> {
    const seats = this.page.locator('#presses button').filter({ hasText: /^\d+ / });
    return (await seats.first().textContent()) ?? '';
  }
}

/** Buttons and boxes: after a bracket or a side, maybe highlighted. */
const drawnLetter = (key: string): RegExp => new RegExp(`(?<=[[│┃▸] ?)${key} `);
const drawnAs: Readonly<Record<string, RegExp>> = {
  Enter: /Enter \S/,
  Space: /Your envelope|· · · ·/,
};

/** Somebody who has the table told in words, and presses the buttons beneath. */
export class Reader extends Hands {
  override async screen(): Promise<string> {
    const [asked, presses] = await Promise.all([
      this.page.locator('#asks').innerText(),
      this.page.locator('#presses').innerText(),
    ]);
    return `${asked.replace(/^([A-Z ]+): /, '$1 ━━ ')}\n${presses}`;
  }

  protected override async carryOut(key: string): Promise<void> {
    if (key === 'Space') {
      await this.page.click('#mine');
      await this.page.waitForSelector('#secrets li');
      await this.page.click('#mine');
      return;
    }
    const named = key === 'Down' ? /^\d$/ : new RegExp(`^${key.toLowerCase()}$`);
    for (let tries = 0; tries < MOST_LOOKS; tries += 1) {
      for (const button of await this.page.locator('#presses button').all()) {
        const offered = await button.getAttribute('data-key', { timeout: LOOK }).catch(() => null);
        if (offered !== null && named.test(offered)) return button.click();
      }
      await this.page.waitForTimeout(LOOK);
    }
  }
}
