import { find, setList } from './dom.ts';
import type { Hold } from './hold.ts';
import type { PageWords } from '../../../words/index.ts';
import type { Retold } from '../messages.ts';

/** The table in words: what is asked, the board and the seats, the log, and secrets while they are asked for. */
export class InWords {
  readonly #words: PageWords;
  readonly #mine = find<HTMLButtonElement>('#mine');
  readonly #log = find('#log');

  constructor(words: PageWords, hold: Hold) {
    this.#words = words;
    this.#mine.addEventListener('click', () => {
      if (hold.isHeld) hold.end();
      else hold.begin();
    });
    hold.onChange(() => this.#label(hold.isHeld));
  }

  retell({ title, asks, note, board, seats, page, secrets }: Retold): void {
    if (title !== undefined) find('#account h1').textContent = title;
    if (asks !== undefined) {
      find('#asks h2').textContent = asks.head === null ? asks.says : `${asks.head}: ${asks.says}`;
      find('#asks').classList.toggle('mine', asks.head !== null);
      setList(find('#asks ul'), asks.about);
    }
    if (note !== undefined) find('#asks .note').textContent = note;
    if (board !== undefined) setList(find('#board'), board);
    if (seats !== undefined) setList(find('#seats'), seats);
    if (page !== undefined) {
      const [head = '', ...lines] = page;
      find('#reading h2').textContent = head;
      setList(find('#reading ul'), lines);
      find('#reading').hidden = page.length === 0;
    }
    if (secrets !== undefined) setList(find('#secrets'), secrets ?? []);
  }

  /** Adds to the log; what is told anew, after a lost link, isn't read out again. */
  append(anew: boolean, lines: readonly string[]): void {
    if (anew) {
      this.#log.setAttribute('aria-live', 'off');
      this.#log.replaceChildren();
    }
    for (const line of lines) {
      const item = document.createElement('li');
      item.textContent = line;
      this.#log.append(item);
    }
    if (anew) requestAnimationFrame(() => this.#log.setAttribute('aria-live', 'polite'));
  }

  #label(held: boolean): void {
    this.#mine.setAttribute('aria-pressed', String(held));
    find('#mine span').textContent = held ? this.#words.hide : this.#words.show;
  }
}
