/** Claims: between sessions those who saw tiles or a party card may say what they saw, truly or not. */
import { inSession, type Game, type Surroundings } from './game.ts';
import { mustBeSilent } from './silence.ts';
import { partiesAt } from './knowledge.ts';
import { policies, type Policy } from './vocabulary.ts';
import { refusals, type Refusal } from './refusals.ts';
import { has, type Seat } from './seats.ts';
import type { Claim, TileClaim } from './commands.ts';

const tileClaim = (about: TileClaim, ...hands: string[]): readonly Claim[] =>
  hands.map((letters) => ({
    type: 'claim',
    about,
    policies: Array.from(letters, (letter): Policy => (letter === 'L' ? 'liberal' : 'fascist')),
  }));

const presidentHands = tileClaim('president-hand', 'LLL', 'LLF', 'LFF', 'FFF');
const chancellorHands = tileClaim('chancellor-hand', 'LL', 'LF', 'FF');
const peeks = tileClaim('peek', 'LLL', 'LLF', 'LFL', 'LFF', 'FLL', 'FLF', 'FFL', 'FFF');

/** What that seat may claim now, as ready-made commands. */
export function claims(game: Game, seat: Seat): readonly Claim[] {
  const { government } = game;
  if (government === null || inSession(game) || game.ending !== null || !has(game.living, seat)) return [];
  const open: Claim[] = [];
  if (seat === government.president) open.push(...presidentHands);
  if (seat === government.chancellor) open.push(...chancellorHands);
  const used = game.usedPowers.find((use) => use?.government === government.number && use.president === seat);
  if (used?.power === 'peek') open.push(...peeks);
  if (used?.power === 'investigate') open.push(...partyClaims(game, used.target));
  return open;
}

const partyClaims = (game: Game, target: Seat | null): readonly Claim[] =>
  target === null
    ? []
    : partiesAt(game).map((party) => ({ type: 'claim', about: 'investigation', target, party }));

/** Puts a claim on record; a hand may name its tiles in any order. Nothing else changes. */
export function claim(game: Game, seat: Seat, command: object, { tell }: Surroundings): Refusal | null {
  if (game.ending !== null) return refusals['game-over'];
  if (mustBeSilent(game, seat)) return refusals['silent-session'];
  const said = claims(game, seat).find((option) => says(option, command));
  if (said === undefined) return refusals['nothing-to-claim'];
  tell?.({ event: { type: 'claimed', seat, government: game.government?.number ?? 0, claim: said } });
  return null;
}

function says(option: Claim, command: object): boolean {
  const said = command as { readonly [field: string]: unknown };
  if (option.about !== said['about']) return false;
  if (option.about === 'investigation')
    return option.target === said['target'] && option.party === said['party'];
  const tiles = said['policies'];
  if (!Array.isArray(tiles) || tiles.length !== option.policies.length || !tiles.every(isPolicy)) return false;
  const named = option.about === 'peek' ? tiles : tiles.toSorted().toReversed();
  return option.policies.every((policy, index) => policy === named[index]);
}

const isPolicy = (tile: unknown): tile is Policy => (policies as readonly unknown[]).includes(tile);
