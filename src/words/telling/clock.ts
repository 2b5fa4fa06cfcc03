import { sentences } from '../span.ts';
import type { ClockWords } from '../clock-words.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Step } from '../board-words.ts';

const steps: readonly Step[] = ['nominate', 'vote', 'legislate', 'power'];

/** What is said of clocks in an edition's phrases. */
export function clock({ clock: say, board }: Pick<Phrases, 'clock' | 'board'>): ClockWords {
  return {
    label: say.label,
    on: say.on,
    left({ seconds, extra }) {
      if (seconds === null) return extra ? say.extra : '';
      return (extra ? say.extraLeft : say.left)(seconds);
    },
    explained(clocks) {
      const set = steps.filter((step) => clocks[step] > 0);
      const times = set.map((step) => say.takes(board.step[step], clocks[step]));
      const besides = clocks.extra > 0 ? [say.besides(clocks.extra)] : [];
      const told = [...times, ...besides].join(' · ');
      return sentences(`${told}${say.stop}`, ...(clocks.legislate > 0 ? [say.shared] : []), say.timeUp);
    },
  };
}
