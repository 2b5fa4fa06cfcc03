import type { Choice, Scene } from '../../words.ts';
import type { Phrase, Sentence } from '../../span.ts';

/** What Enter does while a seat is chosen: before one is highlighted, and beside it, the longest first. */
interface Enter {
  readonly does: string;
  readonly takes: readonly [Phrase, ...Phrase[]];
}

/** How a seat is chosen, and what Enter does with it. */
export function choosing({ view }: Scene, { seat }: Choice, { does, takes }: Enter): Sentence {
  const tenth = view.living.includes(9) ? ' (0 = seat 10)' : '';
  if (seat !== null) {
    const [longest, ...shorter] = takes;
    const moves = '↑↓ or a digit moves';
    return {
      either: [`${longest} · ${moves}${tenth}`, `${longest} · ${moves}`, longest, ...shorter],
    };
  }
  return {
    either: [
      `↑↓ or a digit chooses a seat${tenth}; Enter ${does}.`,
      `↑↓ or a digit chooses a seat; Enter ${does}.`,
      `↑↓ or a digit chooses; Enter ${does}.`,
      '↑↓ or a digit chooses; Enter takes it.',
    ],
  };
}
