/** What a log gives away about roles and tiles, in the order of the game. */
import type { Claim, Event, Party, Policy, Seat } from '../../game/index.ts';

/** Something that makes one deal of the roles likelier than another. */
export type Clue = { readonly round: number } & (
  | GovernmentClue
  | { readonly type: 'chaos'; readonly policy: Policy }
  /** The deck is whole again: all tiles that aren't laid. */
  | { readonly type: 'reshuffled'; readonly liberals: number; readonly cards: number }
  /** The viewer's own look at the top of the deck. */
  | { readonly type: 'looked'; readonly policies: readonly Policy[] }
  /** `party` is what the President says of the card, and null while they say nothing. */
  | {
      readonly type: 'investigated';
      readonly president: Seat;
      readonly target: Seat;
      readonly party: Party | null;
    }
  | {
      readonly type: 'executed';
      readonly president: Seat;
      readonly target: Seat;
      readonly dead: ReadonlySet<Seat>;
    }
);

/** An elected government, as far as it has come: numbers are those of Liberal tiles, null where they aren't known. */
export interface GovernmentClue {
  readonly type: 'government';
  readonly president: Seat;
  readonly chancellor: Seat;
  /** The Fascist policies laid before. */
  readonly fascistsLaid: number;
  readonly enacted: Policy | 'vetoed' | null;
  /** What the viewer, as a member of it, knows. */
  readonly drew: number | null;
  readonly passed: number | null;
  readonly said: { readonly president: number | null; readonly chancellor: number | null };
  /** What somebody who had looked at these tiles before said of them. */
  readonly foretold: { readonly seat: Seat; readonly liberals: number } | null;
}

export const liberalsIn = (tiles: readonly Policy[]): number =>
  tiles.filter((tile) => tile === 'liberal').length;

/** A reader of a log, with what has happened so far. */
export class ClueReader {
  readonly clues: Clue[] = [];
  readonly #claims: ReadonlyMap<string, Claim>;
  readonly #whole: Readonly<Record<Policy, number>>;
  readonly #laid = { liberal: 0, fascist: 0 };
  readonly #dead = new Set<Seat>();
  #round = 1;
  #number = 0;
  #session: GovernmentClue | null = null;
  #foretold: GovernmentClue['foretold'] = null;

  /** `whole` is how many tiles of each policy the deck began with. */
  constructor(log: readonly Event[], whole: Readonly<Record<Policy, number>>) {
    this.#claims = lastClaims(log);
    this.#whole = whole;
    for (const event of log) this.#hear(event);
    if (this.#session !== null) this.#add(this.#session);
  }

  #hear(event: Event): void {
    switch (event.type) {
      case 'round-began':
        this.#round = event.round;
        return;
      case 'elected':
        return this.#open(event.government, event.president, event.chancellor);
      case 'drew':
        return this.#know({ drew: liberalsIn(event.policies) });
      case 'passed':
      case 'received':
        return this.#know({ passed: liberalsIn(event.policies) });
      case 'enacted':
        this.#close(event.policy);
        this.#laid[event.policy] += 1;
        return;
      case 'veto-agreed':
        return this.#close('vetoed');
      case 'chaos':
        this.#foretold = null;
        this.#laid[event.policy] += 1;
        return this.#add({ type: 'chaos', policy: event.policy });
      case 'reshuffled':
        this.#foretold = null;
        return this.#add({
          type: 'reshuffled',
          liberals: this.#whole.liberal - this.#laid.liberal,
          cards: event.cards,
        });
      case 'peeked':
        return this.#foretell(event.president);
      case 'saw-deck':
        this.#foretold = null;
        return this.#add({ type: 'looked', policies: event.policies });
      case 'investigated':
        return this.#add({ ...event, party: this.#partySaid(event.target) });
      case 'executed': {
        const { president, target } = event;
        this.#add({ type: 'executed', president, target, dead: new Set(this.#dead) });
        this.#dead.add(target);
        return;
      }
    }
  }

  #add(clue: Unrounded<Clue>): void {
    this.clues.push({ round: this.#round, ...clue });
  }

  #open(number: number, president: Seat, chancellor: Seat): void {
    this.#number = number;
    this.#session = {
      type: 'government',
      president,
      chancellor,
      fascistsLaid: this.#laid.fascist,
      enacted: null,
      drew: null,
      passed: null,
      said: { president: this.#tilesSaid('president-hand'), chancellor: this.#tilesSaid('chancellor-hand') },
      foretold: this.#foretold,
    };
    this.#foretold = null;
  }

  #know(seen: Partial<GovernmentClue>): void {
    if (this.#session !== null) this.#session = { ...this.#session, ...seen };
  }

  #close(enacted: Policy | 'vetoed'): void {
    if (this.#session !== null) this.#add({ ...this.#session, enacted });
    this.#session = null;
  }

  #foretell(seat: Seat): void {
    const liberals = this.#tilesSaid('peek');
    this.#foretold = liberals === null ? null : { seat, liberals };
  }

  #tilesSaid(about: 'president-hand' | 'chancellor-hand' | 'peek'): number | null {
    const claim = this.#claims.get(keyOf(this.#number, about));
    return claim !== undefined && 'policies' in claim ? liberalsIn(claim.policies) : null;
  }

  #partySaid(target: Seat): Party | null {
    const claim = this.#claims.get(keyOf(this.#number, 'investigation'));
    return claim?.about === 'investigation' && claim.target === target ? claim.party : null;
  }
}

type Unrounded<C> = C extends unknown ? Omit<C, 'round'> : never;

const keyOf = (government: number, about: Claim['about']): string => `${government} ${about}`;

/** By government and what they are about: of several about one thing the last one counts. */
const lastClaims = (log: readonly Event[]): ReadonlyMap<string, Claim> =>
  new Map(
    log.flatMap((event) =>
      event.type === 'claimed' ? [[keyOf(event.government, event.claim.about), event.claim]] : [],
    ),
  );
