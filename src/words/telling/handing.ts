import { followedBy } from '../span.ts';
import { leaveHere } from './leaving.ts';
import { person } from '../phrases/person.ts';
import { ritualLines } from './ritual.ts';
import type { CurtainWords, HandedFor, HandingWords } from '../handing-words.ts';
import type { CurtainPhrases } from '../phrases/handing.ts';
import type { Phrases } from '../phrases/index.ts';

/** One terminal that goes from hand to hand, in an edition's phrases. */
export function handing({ handing: say, leaving }: Phrases): HandingWords {
  return {
    oneTerminal: say.oneTerminal,
    head: say.head,
    curtain: curtain(say.curtain),
    next(seat, nameOf) {
      const who = person(seat, nameOf);
      return { bar: say.next(who), button: say.button(who) };
    },
    anybody: say.anybody,
    stop: (returnLine) => leaveHere(leaving, returnLine),
    ritual: { ...say.ritual, lines: (players, rules) => ritualLines(say.ritual, players, rules) },
    names: say.names,
  };
}

const curtain = ({ comes, falls, unasked, progress, ...said }: CurtainPhrases): CurtainWords => ({
  ...said,
  next: (what) => (what === null ? unasked : followedBy(comes[what], falls[endOf(what)])),
  progress: (what, done, of) => progress[what](done, of),
});

const endOf = (what: HandedFor): keyof CurtainPhrases['falls'] =>
  what === 'role' || what === 'vote' ? what : 'decision';
