import type { Edition } from '../../../words/index.ts';

/** What this browser remembers of one table. Where it may remember nothing, it lasts as long as the page. */
export class Memory {
  readonly #seatAt: string;
  /** What somebody came with in the address, which no server was told: taken out of it. */
  readonly invited: { readonly token: string | null; readonly code: string | null };

  constructor(table: string) {
    this.#seatAt = `seat at ${table}`;
    const fragment = new URLSearchParams(location.hash.slice(1));
    this.invited = { token: fragment.get('seat'), code: fragment.get('code') };
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  }

  get token(): string | null {
    return recall(this.#seatAt);
  }

  set token(token: string | null) {
    remember(this.#seatAt, token);
  }

  get name(): string {
    return recall('name') ?? '';
  }

  set name(name: string) {
    remember('name', name);
  }

  /** The kinds of hints that this browser's owner needs no more. */
  get hinted(): readonly string[] {
    return (recall('hinted') ?? '').split(' ').filter((kind) => kind !== '');
  }

  learn(kind: string): void {
    remember('hinted', [...new Set([...this.hinted, kind])].join(' '));
  }

  /** The theme that this browser's owner turned to last, and the language; null where they never have. */
  get edition(): Partial<Edition> {
    const [language, theme] = (recall('edition') ?? '').split(' ');
    return theme === undefined ? {} : ({ language, theme } as Partial<Edition>);
  }

  set edition({ language, theme }: Partial<Edition>) {
    remember('edition', `${language} ${theme}`);
  }

  /** Whether the table is shown in words. */
  get inWords(): boolean {
    return recall('in words') === 'yes';
  }

  set inWords(inWords: boolean) {
    remember('in words', inWords ? 'yes' : null);
  }
}

const sofar = new Map<string, string | null>();

function recall(what: string): string | null {
  const known = sofar.get(what);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(`secret-cli ${what}`);
  } catch {
    return null;
  }
}

function remember(what: string, text: string | null): void {
  sofar.set(what, text);
  try {
    if (text === null) localStorage.removeItem(`secret-cli ${what}`);
    else localStorage.setItem(`secret-cli ${what}`, text);
  } catch {
    // The browser keeps nothing for this page.
  }
}
