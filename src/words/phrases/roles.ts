import type { Party, Role } from '../../game/index.ts';
import type { Person } from './person.ts';
import type { RoleWords } from '../words.ts';
import type { Sentence } from '../span.ts';

/** Roles are learned: the ritual, the envelope, the card. */
export interface RolePhrases extends Pick<RoleWords, 'title' | 'ritualHead'> {
  /** Five steps each, of at most 52 columns: where Hitler learns who the fascists are, and where not (R-12, C-08). */
  readonly ritual: Readonly<Record<'hitlerLooks' | 'hitlerIsSeen', readonly string[]>>;
  /** At most eight lines of 39 columns. */
  envelope(person: Person): readonly string[];
  readonly card: CardPhrases;
  readonly ask: Sentence;
  readonly askUnclear: Sentence;
  /** `looked`: how many have, in words. */
  firstPresident(looked: string, players: number, president: Person): Sentence;
}

/** The lines of a card: at most 39 columns each, or 37 for what `knows`. */
export interface CardPhrases {
  readonly head: Readonly<Record<Role, string>>;
  readonly party: Readonly<Record<Party, string>>;
  /** In the place of what follows while the ritual is still to show it: the same for every role. */
  readonly beforeRitual: readonly [string, string];
  /** Heads what follows. */
  readonly youKnow: string;
  readonly knows: {
    readonly nobody: string;
    /** For Hitler, whom so many fascists know. */
    nobodyKnownBy(fascists: number): Sentence;
    fascist(person: Person): Sentence;
    fascistKnowingYou(person: Person): Sentence;
    hitler(person: Person): Sentence;
    hitlerKnowingNobody(person: Person): Sentence;
    /** To the Mastermind, who knows everybody: three lines. */
    readonly all: {
      hitler(person: Person): Sentence;
      fascists(people: readonly Person[]): Sentence;
      readonly others: Sentence;
    };
  };
  readonly wins: Readonly<Record<Role, readonly [string, string]>>;
}
