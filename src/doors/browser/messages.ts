import type { Account } from '../../screen/account/told.ts';
import type { Edition, EntranceRefusal, HintKind, Language, PageEnding, Theme } from '../../words/index.ts';

/** A terminal's window, in cells. */
interface Window {
  readonly columns: number;
  readonly rows: number;
}

/** How somebody at a page comes to the table. */
export type Entering =
  | { readonly type: 'sit'; readonly name: string; readonly code?: string | undefined }
  | { readonly type: 'watch'; readonly code?: string | undefined }
  | { readonly type: 'back'; readonly token: string };

/** What a page says in text; what is pressed comes as bytes, like a terminal's. */
export type FromPage =
  /** `language` and `theme`: what they read, as far as the page knows; `hinted`: the kinds of hints that this browser's owner needs no more. */
  | (Entering & {
      readonly window: Window;
      readonly language?: Language | undefined;
      readonly theme?: Theme | undefined;
      readonly hinted?: readonly string[] | undefined;
    })
  | { readonly type: 'size'; readonly window: Window }
  | { readonly type: 'say'; readonly text: string }
  /** Asks for a sign of life. */
  | { readonly type: 'ping' };

/** A screen in words, as far as it is otherwise than it was; the log grows by itself. */
export type Retold = Partial<Omit<Account, 'log' | 'talk'>>;

/** What a page is told in text; what is drawn comes as bytes, as for a terminal. */
export type ToPage =
  /** They aren't let in, and may try again. */
  | { readonly type: 'refused'; readonly because: EntranceRefusal; readonly says: string }
  /** They are at the table: with the token of their seat, or null to look on. */
  | { readonly type: 'seated'; readonly token: string | null }
  | { readonly type: 'account'; readonly account: Retold }
  /** What is new in log and chat; `anew`: all there is, in the place of what was told before. */
  | { readonly type: 'log'; readonly anew: boolean; readonly lines: readonly string[] }
  /** They read the game in another edition from now on. */
  | { readonly type: 'edition'; readonly edition: Edition }
  /** They need that hint no more. */
  | { readonly type: 'hinted'; readonly kind: HintKind }
  | { readonly type: 'unheard'; readonly text: string; readonly says: string }
  | { readonly type: 'pong' }
  /** Nothing more comes. */
  | { readonly type: 'ended'; readonly because: PageEnding };
