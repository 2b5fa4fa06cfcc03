import type { Person } from './person.ts';
import type { Role } from '../../game/index.ts';

/** Hints of at most 71 columns each, for whoever holds a role. */
export interface TipPhrases {
  readonly dead: readonly [string, string];
  readonly always: Readonly<Record<Role, readonly [string, string]>>;
  readonly liberal: {
    sawLiberal(target: Person): string;
    sawFascist(target: Person): string;
    readonly zone: string;
    /** `laid`: Liberal policies, one at least. */
    tiles(laid: number): string;
  };
  readonly fascist: Readonly<Record<'zone' | 'suspects', string>>;
  readonly hitler: Readonly<Record<'zone' | 'executionNext', string>>;
  readonly mastermind: Readonly<Record<'zone' | 'fourLiberal' | 'fiveFascist', string>>;
}
