import { expect, it } from 'vitest';
import { Narrator, type Teller } from '../../src/doors/browser/narrator.ts';
import type { Account } from '../../src/screen/index.ts';
import type { ToPage } from '../../src/doors/browser/messages.ts';

const account: Account = {
  title: 'Round 1',
  asks: { head: null, says: 'Wait', about: [] },
  note: null,
  presses: [],
  board: [],
  seats: [],
  page: [],
  ways: [],
  secrets: null,
  mute: null,
  game: 1,
  log: ['R1 began'],
  talk: [],
};

/** A link that is slow as a test likes, with what was told over it. */
class Heard implements Teller {
  writable = true;
  readonly told: ToPage[] = [];
  readonly padded: ToPage[] = [];

  tell(message: ToPage): void {
    this.told.push(message);
  }

  tellPadded(message: ToPage): void {
    this.padded.push(message);
  }
}

it('what is the same is not told again', () => {
  const link = new Heard();
  const narrator = new Narrator(link, false);
  narrator.tell(account);
  narrator.tell({ ...account });
  narrator.tell({ ...account, title: 'Round 2' });
  const { log, talk, ...first } = account;
  expect(link.told).toEqual([
    { type: 'log', anew: true, lines: [...log, ...talk] },
    { type: 'account', account: first },
    { type: 'account', account: { title: 'Round 2' } },
  ]);
});

it('while the reader is slow nothing is told; then the newest, and each line that was left out', () => {
  const link = new Heard();
  const narrator = new Narrator(link, false);
  narrator.tell(account);
  link.told.length = 0;
  link.writable = false;
  narrator.tell({ ...account, title: 'Round 2', log: ['R1 began', 'R2 began'] });
  narrator.tell({
    ...account,
    title: 'Round 3',
    log: ['R1 began', 'R2 began', 'R3 began'],
    talk: ['Ada: hello'],
  });
  expect(link.told).toEqual([]);
  link.writable = true;
  narrator.catchUp();
  narrator.catchUp();
  expect(link.told).toEqual([
    { type: 'log', anew: false, lines: ['R2 began', 'R3 began', 'Ada: hello'] },
    { type: 'account', account: { title: 'Round 3' } },
  ]);
});

it('the log of another game is told from its beginning, and the chat goes on', () => {
  const link = new Heard();
  const narrator = new Narrator(link, false);
  narrator.tell({ ...account, talk: ['Ada: hello'] });
  link.told.length = 0;
  narrator.tell({ ...account, game: 2, talk: ['Ada: hello', 'Ada: again'] });
  expect(link.told[0]).toEqual({ type: 'log', anew: false, lines: ['R1 began', 'Ada: again'] });
});

it('over a link whose sizes are watched, opening and closing secrets is told whole and padded', () => {
  const link = new Heard();
  const narrator = new Narrator(link, true);
  narrator.tell(account);
  narrator.tell({ ...account, secrets: ['Role: Liberal.'] });
  narrator.tell(account);
  narrator.tell({ ...account, title: 'Round 2' });
  const { log: _log, talk: _talk, ...whole } = account;
  expect(link.padded).toEqual([
    { type: 'account', account: { ...whole, secrets: ['Role: Liberal.'] } },
    { type: 'account', account: whole },
  ]);
  expect(link.told.at(-1)).toEqual({ type: 'account', account: { title: 'Round 2' } });
});
