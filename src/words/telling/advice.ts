import { liberalsContradict } from '../chronicle.ts';
import { person, type Person } from '../phrases/person.ts';
import type { AdvicePhrases, BecausePhrases, DoesPhrases } from '../phrases/advice.ts';
import type { AdviceWords, Because, MovedBy } from '../advice-words.ts';
import type { Move, Policy, Seat } from '../../game/index.ts';
import type { NameOf } from '../words.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Sentence } from '../span.ts';

type Letters = Readonly<Record<Policy, string>>;

/** The page of advice in an edition's phrases. */
export function advice({ advice: phrases, terms: { letter } }: Phrases): AdviceWords {
  return {
    ...phrases,
    does: (move, nameOf) => does(phrases.does, move, letter, nameOf),
    because: (reason, nameOf) => because(phrases.because, reason, letter, nameOf),
    moved: (by, seat, nameOf) => moved(phrases, by, seat, letter, nameOf),
  };
}

function does(say: DoesPhrases, move: Move, letter: Letters, nameOf: NameOf): string {
  switch (move.type) {
    case 'nominate':
      return say.nominate(person(move.chancellor, nameOf));
    case 'vote':
      return say.vote[move.ballot];
    case 'discard':
    case 'enact':
      return say[move.type](letter[move.policy]);
    case 'answer-veto':
      return move.consent ? say.agree : say.refuse;
    case 'investigate':
    case 'special-election':
    case 'execute':
      return say[move.type](person(move.target, nameOf));
    case 'veto':
    case 'peek':
      return say[move.type];
  }
}

const inHundred = (chance: number): number => Math.round(chance * 100);

function because(say: BecausePhrases, reason: Because, letter: Letters, nameOf: NameOf): string {
  switch (reason.kind) {
    case 'no-choice':
      return say['no-choice'];
    case 'hitler-wins':
    case 'not-hitler':
    case 'against-you':
      return say[reason.kind](person(reason.seat, nameOf));
    case 'likeliest':
      return say.likeliest(letter[reason.policy], inHundred(reason.chance));
    case 'government':
      return say[reason.against](letter[reason.policy], inHundred(reason.chance), inHundred(reason.otherwise));
    case 'wins':
    case 'serves':
    case 'veto-spares':
    case 'veto-denied':
      return say[reason.kind](letter[reason.policy]);
    case 'worth-it':
    case 'too-dear':
      return say[reason.kind](letter.fascist, inHundred(reason.before), inHundred(reason.after));
    default:
      return say[reason.kind](person(reason.seat, nameOf), inHundred(reason.chance));
  }
}

function moved(
  { moved: say }: AdvicePhrases,
  by: MovedBy,
  seat: Seat,
  letter: Letters,
  nameOf: NameOf,
): Sentence {
  const { round } = by;
  switch (by.type) {
    case 'government': {
      const { enacted, said } = by;
      if (enacted === null) return say.passed(round, person(by.president, nameOf));
      const members = membersBeside(seat, by, nameOf);
      if (enacted === 'vetoed') return say.vetoed(round, members);
      const { president, chancellor } = said;
      const conflict = president !== null && chancellor !== null && liberalsContradict(president, chancellor);
      return say[conflict ? 'contradicted' : 'laid'](round, members, letter[enacted]);
    }
    case 'investigated': {
      const [president, target] = [person(by.president, nameOf), person(by.target, nameOf)];
      return say[by.party === 'fascist' ? 'accused' : 'cleared'](round, president, target);
    }
    case 'executed':
      return say.executed(round, person(by.president, nameOf), person(by.target, nameOf));
    default:
      return say.deck(round);
  }
}

const membersBeside = (
  seat: Seat,
  { president, chancellor }: { readonly president: Seat; readonly chancellor: Seat },
  nameOf: NameOf,
): readonly Person[] =>
  (seat === president ? [chancellor] : seat === chancellor ? [president] : [president, chancellor]).map(
    (member) => person(member, nameOf),
  );
