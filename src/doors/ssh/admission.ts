import { utils, type AuthContext, type KeyboardAuthContext, type PublicKeyAuthContext } from 'ssh2';
import { fingerprintOf } from './host-key.ts';
import { isCode } from '../../table/index.ts';
import type { EntranceWords } from '../../words/index.ts';

/** So many attempts may fail on one connection. */
export const MOST_TRIES = 6;

const ways = ['publickey', 'keyboard-interactive'] as const;

/** What an admission depends on. */
export interface AdmissionOptions {
  /** What whoever comes anew must know; null where nothing. */
  readonly code: string | null;
  /** Whether that user, with that key where there is one, has a seat here: then the seat stands for the code. */
  readonly hasSeat: (user: string, fingerprint: string | null) => boolean;
  /** What asks for the code, again where so many tries are left, and what is said once none is. */
  readonly words: Pick<EntranceWords, 'codePrompt' | 'farewell'>;
  /** Too many attempts have failed. */
  readonly giveUp: () => void;
}

/**
 * How somebody gets through an SSH server's authentication (RFC 4252): with any key, whose signature proves it, or with
 * none; and with the table's code, where it has one. Where it has none, nobody is asked for anything.
 */
export class Admission {
  user = '';
  /** Of the key that they have proved to hold; null where they have shown none. */
  fingerprint: string | null = null;
  /** The code that they have given; it is the right one. */
  code: string | undefined;
  #failed = 0;
  readonly #options: AdmissionOptions;

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  /** Answers the client's next attempt. */
  readonly hear = (attempt: AuthContext): void => {
    this.user = attempt.username;
    switch (attempt.method) {
      case 'none':
        return this.#failed === 0 ? attempt.reject([...ways]) : this.#refuse(attempt);
      case 'publickey':
        return this.#hearKey(attempt);
      case 'keyboard-interactive':
        return this.#ask(attempt);
      default:
        return this.#refuse(attempt);
    }
  };

  #hearKey(attempt: PublicKeyAuthContext): void {
    const { key, blob, signature, hashAlgo } = attempt;
    const parsed = utils.parseKey(key.data);
    if (parsed instanceof Error) return this.#refuse(attempt);
    // Without a signature the client only asks whether it should make one.
    if (signature === undefined || blob === undefined) return attempt.accept();
    // Its types don't tell that it may also give an error, which isn't true either.
    if (parsed.verify(blob, signature, hashAlgo) !== true) return this.#refuse(attempt);
    this.fingerprint = fingerprintOf(key.data);
    if (this.#needsCode) attempt.reject(['keyboard-interactive'], true);
    else attempt.accept();
  }

  #ask(attempt: KeyboardAuthContext, left: number | null = null): void {
    if (!this.#needsCode) {
      attempt.prompt([], () => attempt.accept());
      return;
    }
    const { code, words } = this.#options;
    attempt.prompt([{ prompt: words.codePrompt(left), echo: true }], (answers: readonly string[] | Error) => {
      // The client has begun another attempt instead.
      if (answers instanceof Error) return;
      const answer = answers[0]?.trim();
      if (isCode(answer, code)) {
        this.code = answer;
        attempt.accept();
      } else if (this.#fails()) this.#ask(attempt, MOST_TRIES - this.#failed);
      // A question without a field: clients show what it says.
      else attempt.prompt([], '', words.farewell['wrong-codes'], () => undefined);
    });
  }

  get #needsCode(): boolean {
    return this.#options.code !== null && !this.#options.hasSeat(this.user, this.fingerprint);
  }

  #refuse(attempt: AuthContext): void {
    this.#fails();
    attempt.reject([...ways]);
  }

  /** Counts a failed attempt; false where it was the last. */
  #fails(): boolean {
    this.#failed += 1;
    if (this.#failed === MOST_TRIES) setImmediate(this.#options.giveUp);
    return this.#failed < MOST_TRIES;
  }
}
