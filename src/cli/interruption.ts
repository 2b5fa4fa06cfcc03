import { signalCodes } from './exit-codes.ts';

/** Notes a signal that asks the program to end, so that it can end between two games; the second one ends it at once. */
export class Interruption {
  /** The exit code of the signal that came; null while none has. */
  code: number | null = null;
  readonly #note = (signal: NodeJS.Signals): void => {
    this.code = signalCodes[signal as keyof typeof signalCodes];
    this.forget();
  };

  constructor() {
    for (const signal of Object.keys(signalCodes)) process.on(signal, this.#note);
  }

  /** Listens no more. */
  forget(): void {
    for (const signal of Object.keys(signalCodes)) process.off(signal, this.#note);
  }
}
