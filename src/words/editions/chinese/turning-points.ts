import { spaced } from './grammar.ts';
import type { Either, Sentence } from '../../span.ts';
import type { InEach, Themed } from '../../theme.ts';
import type { LastPolicy, TurningPhrases } from '../../phrases/end.ts';
import type { Pair } from '../../phrases/log.ts';
import type { Person } from '../../phrases/person.ts';

/** Somebody by name and what they did, or by the seat's number where there is no room. */
const did =
  (what: string) =>
  ({ name, number }: Person): Either => ({ either: [spaced`${name}${what}`, `${number} 號${what}`] });

const bothDid =
  (what: string) =>
  ({ president, chancellor }: Pair): Either => ({
    either: [
      spaced`${president.name} + ${chancellor.name}${what}`,
      `${president.number} + ${chancellor.number} 號${what}`,
    ],
  });

const last: Readonly<Record<LastPolicy, InEach<string>>> = {
  fifthLiberal: { classic: '第五張 L。', corporate: '第五張 O。', cats: '第五張 C。' },
  sixthFascist: { classic: '第六張 F。', corporate: '第六張 X。', cats: '第六張 R。' },
  fourthLiberal: { classic: '第四張 L。', corporate: '第四張 O。', cats: '第四張 C。' },
  fifthFascist: { classic: '第五張 F。', corporate: '第五張 X。', cats: '第五張 R。' },
};

const lastBy = (policy: InEach<string>): InEach<(pair: Pair) => Either> => ({
  classic: bothDid(`頒布${policy.classic}`),
  corporate: bothDid(`採用${policy.corporate}`),
  cats: bothDid(`通過${policy.cats}`),
});

const lastInChaos = (policy: InEach<string>): InEach<Sentence> => ({
  classic: `混亂中頒布${policy.classic}`,
  corporate: `罷工中採用${policy.corporate}`,
  cats: `大亂鬥中通過${policy.cats}`,
});

export const turning: Themed<TurningPhrases> = {
  sunk: {
    classic: (by, liberal, fascist) => did(`埋了 L，本可 ${liberal} 比 ${fascist}。`)(by),
    corporate: (by, sound, faulty) => did(`埋了 O，本可 ${sound} 比 ${faulty}。`)(by),
    cats: (by, cat, rat) => did(`埋了 C，本可 ${cat} 比 ${rat}。`)(by),
  },
  hitlerStood: {
    classic: '希特勒參選，只差一票。',
    corporate: '老鼠獲提名，只差一票。',
    cats: { either: ['公務員老鼠參選，只差一聲呼嚕。', '公務員老鼠，只差一聲。'] },
  },
  trusted: {
    classic: (president, seen) => did(`信了 R${seen} 的黨籍。`)(president),
    corporate: (president, seen) => did(`信了 R${seen} 的檔案。`)(president),
    cats: (president, seen) => did(`信了 R${seen} 的掌印。`)(president),
  },
  hitlerElected: {
    classic: '希特勒當選總理。',
    corporate: '老鼠當上總工程師。',
    cats: '公務員老鼠當上捕鼠官。',
  },
  executedHitler: {
    classic: did('處決了希特勒。'),
    corporate: did('開除了老鼠。'),
    cats: did('驅逐了公務員老鼠。'),
  },
  sparedMastermind: {
    classic: did('放過了幕後主謀。'),
    corporate: did('放過了幕後黑手。'),
    cats: did('放過了老貓。'),
  },
  chaos: {
    fifthLiberal: lastInChaos(last.fifthLiberal),
    sixthFascist: lastInChaos(last.sixthFascist),
    fourthLiberal: lastInChaos(last.fourthLiberal),
    fifthFascist: lastInChaos(last.fifthFascist),
  },
  laid: {
    fifthLiberal: lastBy(last.fifthLiberal),
    sixthFascist: lastBy(last.sixthFascist),
    fourthLiberal: lastBy(last.fourthLiberal),
    fifthFascist: lastBy(last.fifthFascist),
  },
};
