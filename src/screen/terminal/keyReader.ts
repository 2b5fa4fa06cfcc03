import { isText, keyOfApplicationMode, keyOfCharacter, keyOfSequence, type Key, type Reply } from './keys.ts';
import type { After } from './pace.ts';

/** Milliseconds after which a lone ESC is the Escape key and not the beginning of a sequence. */
export const ESCAPE_HOLD = 40;

/** Milliseconds of silence after which a paste or a terminal's string without an end is over. */
export const SILENCE = 1000;

/** The most characters of a paste that are kept; the rest, up to its end, is dropped. */
export const LONGEST_PASTE = 65_536;

const LONGEST_SEQUENCE = 64;
const LONGEST_STRING = 256;
const ESC = '\u001b';
const BEL = '\u0007';
const PASTE_END = '\u001b[201~';
const BACKGROUND = /^11;rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})/i;

type State = 'ground' | 'escape' | 'sequence' | 'linux-function' | 'string' | 'string-escape' | 'paste';

/**
 * Turns a terminal's bytes into keys, one state machine step a character, so that it makes no difference how the
 * bytes were cut into packets. Whatever isn't a key never comes as text: sequences we don't know, answers of the
 * terminal, controls, broken UTF-8. What the reader keeps of a stream is bounded.
 */
export class KeyReader {
  readonly #after: After;
  readonly #emit: (heard: Key | Reply) => void;
  readonly #decoder = new TextDecoder();
  #state: State = 'ground';
  /** The character after ESC that began what is being read. */
  #introducer = '';
  /** What was read of a sequence, string or paste. */
  #held = '';
  /** How much of the paste's end mark has been seen. */
  #marked = 0;
  #stopWaiting: (() => void) | undefined;

  /** @param emit hears each key and each answer of the terminal, in order */
  constructor(after: After, emit: (heard: Key | Reply) => void) {
    this.#after = after;
    this.#emit = emit;
  }

  /** Reads the next bytes, cut anywhere. */
  push(bytes: Uint8Array): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    for (const character of this.#decoder.decode(bytes, { stream: true })) this.#step(character);
    if (this.#state !== 'ground') this.#stopWaiting = this.#after(this.#patience(), () => this.#giveUp());
  }

  /** Stops waiting for the rest of anything. */
  close(): void {
    this.#stopWaiting?.();
  }

  #step(character: string): void {
    switch (this.#state) {
      case 'ground':
        return this.#ground(character);
      case 'escape':
        return this.#escape(character);
      case 'sequence':
        return this.#sequence(character);
      case 'linux-function':
        return this.#enter('ground');
      case 'string':
        return this.#string(character);
      case 'string-escape':
        return character === '\\' ? this.#endString() : this.#escape(character);
      case 'paste':
        return this.#paste(character);
    }
  }

  #enter(state: State, introducer = ''): void {
    this.#state = state;
    this.#introducer = introducer;
    this.#held = '';
    this.#marked = 0;
  }

  #ground(character: string): void {
    this.#enter(character === ESC ? 'escape' : 'ground');
    if (character !== ESC) this.#send(keyOfCharacter(character));
  }

  #escape(character: string): void {
    if (character === '[' || character === 'O') return this.#enter('sequence', character);
    if (character === ']' || character === 'P' || character === '_') return this.#enter('string', character);
    if (character > ' ' && isText(character)) {
      this.#enter('ground');
      return this.#send({ name: 'alt', text: character });
    }
    this.#send({ name: 'escape' });
    this.#ground(character);
  }

  #sequence(character: string): void {
    if (character >= ' ' && character <= '?') {
      if (this.#held.length < LONGEST_SEQUENCE) this.#held += character;
      return;
    }
    const parameters = this.#held;
    const introducer = this.#introducer;
    // The Linux console sends ESC [ [ A for F1.
    if (character === '[' && introducer === '[' && parameters === '') return this.#enter('linux-function');
    this.#enter('ground');
    if (character < '@' || character > '~') return this.#ground(character);
    if (introducer === 'O') return this.#send(keyOfApplicationMode(character));
    if (parameters === '200' && character === '~') return this.#enter('paste');
    if (parameters.length < LONGEST_SEQUENCE) this.#send(keyOfSequence(parameters, character));
  }

  #string(character: string): void {
    if (character === ESC) this.#state = 'string-escape';
    else if (character === BEL) this.#endString();
    else if (this.#held.length < LONGEST_STRING) this.#held += character;
  }

  #endString(): void {
    const [, ...channels] = (this.#introducer === ']' && BACKGROUND.exec(this.#held)) || [];
    this.#enter('ground');
    const [red, green, blue] = channels.map((hex) => Number.parseInt(hex, 16) / (16 ** hex.length - 1));
    if (red !== undefined && green !== undefined && blue !== undefined)
      this.#send({ name: 'background', red, green, blue });
  }

  #paste(character: string): void {
    if (character === PASTE_END[this.#marked]) {
      this.#marked++;
      if (this.#marked === PASTE_END.length) this.#endPaste();
      return;
    }
    this.#keep(PASTE_END.slice(0, this.#marked));
    this.#marked = 0;
    if (character === ESC) this.#marked = 1;
    else this.#keep(character);
  }

  #keep(text: string): void {
    if (this.#held.length + text.length <= LONGEST_PASTE) this.#held += text;
  }

  #endPaste(): void {
    const lines = this.#held.replaceAll(/\r\n?/g, '\n');
    this.#enter('ground');
    const text = [...lines].filter(
      (character) => character === '\n' || character === '\t' || isText(character),
    );
    this.#send({ name: 'paste', text: text.join('') });
  }

  #patience(): number {
    const begun = this.#state === 'string' && this.#held !== '';
    return begun || this.#state === 'paste' ? SILENCE : ESCAPE_HOLD;
  }

  /** The rest didn't come: what was held was a key after all, or is dropped. */
  #giveUp(): void {
    this.#stopWaiting = undefined;
    const introducer = this.#introducer;
    const bare = this.#held === '' && introducer !== '';
    if (this.#state === 'paste') return this.#endPaste();
    if (this.#state === 'escape' || this.#state === 'string-escape') this.#send({ name: 'escape' });
    else if (bare) this.#send({ name: 'alt', text: introducer });
    this.#enter('ground');
  }

  #send(heard: Key | Reply | undefined): void {
    if (heard) this.#emit(heard);
  }
}
