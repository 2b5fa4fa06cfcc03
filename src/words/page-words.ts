import type { Language } from './language.ts';
import type { EntranceRefusal } from './entrance-words.ts';
import type { WayThrough } from './ways.ts';

/** Why a page in a browser shows the table no more; each with what can be done then. */
export type PageEnding = 'left' | 'replaced' | 'kicked' | 'closed' | 'fault' | 'refused';

/** What the page in a browser says around a screen. */
export interface PageWords {
  /** The language's tag, as in HTML's `lang`. */
  readonly language: Language;
  readonly title: string;
  readonly about: string;
  /** Anybody on this network could read along. */
  readonly notSecure: string;
  /** The same, beside a screen. */
  readonly notSecureShort: string;
  readonly noScript: string;
  readonly name: string;
  readonly code: string;
  readonly join: string;
  readonly lookOn: string;
  /** Why nobody is let in, where the entrance's own sentence speaks of keys. */
  readonly refused: Readonly<Partial<Record<EntranceRefusal, string>>>;
  readonly connecting: string;
  readonly linkLost: string;
  readonly retry: string;
  readonly ended: Readonly<Record<PageEnding, string>>;
  /** Leads from an ending back to the table or its entrance. */
  readonly again: Readonly<Record<PageEnding, string>>;
  readonly say: string;
  readonly send: string;
  /** Between a screen as it is drawn and the same in sentences. */
  readonly toText: string;
  readonly toScreen: string;
  readonly screen: string;
  readonly keys: string;
  /** Names the lines that bring somebody back. */
  readonly ways: string;
  /** Copies the line that it stands beside; at its full length where it is heard alone. */
  readonly copy: string;
  readonly copyFor: Readonly<Record<WayThrough['door'], string>>;
  readonly copied: string;
  /** The browser copies nothing for a page: the line is selected. */
  readonly notCopied: string;
  readonly board: string;
  readonly seats: string;
  readonly log: string;
  /** Heads what the viewer alone may see, and shows and hides it. */
  readonly mine: string;
  readonly show: string;
  readonly hide: string;
}
