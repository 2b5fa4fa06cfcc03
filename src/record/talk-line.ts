import { isListOf, type Fields } from './read-line.ts';
import { parties, policies, type Game } from '../game/index.ts';

/** What is wrong with the shape of a line of talk or of the table, or null. Whether that seat might speak is left open. */
export function shapeProblem(fields: Fields, game: Game): string | null {
  const { type, seat } = fields as { readonly type?: unknown; readonly seat?: unknown };
  const isTalk = type === 'chat' || type === 'claim';
  if (seat === undefined ? isTalk : !isSeat(seat, game)) return 'there is no such seat';
  if (!isTalk) return null;
  const wellFormed = type === 'chat' ? typeof fields['text'] === 'string' : isClaim(fields, game);
  return wellFormed ? null : `a ${type} without its fields`;
}

export const isSeat = (seat: unknown, game: Game): boolean =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < game.roles.length;

const tilesClaimed: Readonly<Record<string, number>> = { 'president-hand': 3, 'chancellor-hand': 2, peek: 3 };

function isClaim(fields: Fields, game: Game): boolean {
  const { about, government } = fields as { about?: unknown; government?: unknown };
  if (government !== undefined && !(Number.isInteger(government) && Number(government) >= 1)) return false;
  if (about === 'investigation') {
    return isSeat(fields['target'], game) && (parties as readonly unknown[]).includes(fields['party']);
  }
  const tiles = fields['policies'];
  if (typeof about !== 'string' || !Object.hasOwn(tilesClaimed, about)) return false;
  return (
    isListOf(tiles, (tile) => (policies as readonly unknown[]).includes(tile)) &&
    (tiles as readonly unknown[]).length === tilesClaimed[about]
  );
}
