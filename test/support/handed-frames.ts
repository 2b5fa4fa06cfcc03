import { openParty, openRole, openTile } from './round-player.ts';
import type { Frame } from './frames.ts';
import type { Role } from '../../src/game/index.ts';

/** To whom a frame is shown: one person, or everybody in the room. */
type Shown =
  { readonly to: 'one'; readonly seat: number } | { readonly to: 'all'; readonly curtain: number | null };

/** What was seen of secrets while it was one person's to see. */
export interface Seen {
  /** Who has had the own role open. */
  readonly roles: ReadonlySet<number>;
  /** Who has had tiles open. */
  readonly tiles: ReadonlySet<number>;
  /** How often somebody else's curtain hung after one person's screen. */
  readonly curtains: number;
}

/** What stands on no screen that more than one person sees: an open envelope, tile or party card, or one's own notes. */
const secrets: readonly RegExp[] = [
  openRole,
  openTile,
  openParty,
  /Hold Space to open it|FOR .* ALONE|You know|Party card: (?:Liberal|Fascist)/,
  /(?:Drew|Got) +[LF]/,
];

const roleIn = /│ +(LIBERAL|FASCIST|HITLER) +│/;

/** A text as it was sent: colours stand within it, every other sequence between two of its lines. */
const textIn = (sent: string): string =>
  sent
    .split('\u001b')
    .map((part) => part.replace(/^\[[0-9;]*m/, '').replace(/^(?:\[[0-9;?<>=]*[A-Za-z]|\]|\\)/, '\n'))
    .join('');

/** Whether a text shows something that one person alone may see. */
export const isSecret = (text: string): boolean => secrets.some((secret) => secret.test(text));

/**
 * Looks through all that a terminal showed that was handed round, up to the end of its game. Throws at the first frame
 * that shows one person's things to another, without a curtain between, or a ballot before all are in; `roles` is the truth.
 */
export function lookThrough(frames: readonly Frame[], roles: readonly Role[]): Seen {
  const [withRole, withTiles] = [new Set<number>(), new Set<number>()];
  let named: number | null = null;
  let last: number | null = null;
  let curtains = 0;
  for (const { lines, sent } of frames) {
    const text = lines.join('\n');
    if (/THE END/.test(text)) break;
    const fault = (what: string): Error => new Error(`${what}:\n${text}`);
    const shown = shownTo(lines);
    if (/\[VOTE\]/.test(lines[0] ?? '') && lines.some((line) => /\b(?:Ja|Nein)$/.test(line.slice(44).trim())))
      throw fault('a ballot before all are in');
    if (shown.to === 'one') {
      const { seat } = shown;
      if (seat !== named) throw fault(`seat ${seat + 1} without a curtain of theirs`);
      const role = roleIn.exec(text)?.[1]?.toLowerCase();
      if (role !== undefined && role !== roles[seat]) throw fault(`not the role of seat ${seat + 1}`);
      if (openRole.test(text)) withRole.add(seat);
      if (openTile.test(text)) withTiles.add(seat);
      last = seat;
      continue;
    }
    if (isSecret(text)) throw fault('a secret before everybody');
    if (isSecret(textIn(sent))) throw fault('a secret among the bytes');
    if (shown.curtain !== null && last !== null && shown.curtain !== last) curtains += 1;
    named = shown.curtain;
    last = null;
  }
  return { roles: withRole, tiles: withTiles, curtains };
}

function shownTo(lines: readonly string[]): Shown {
  const [, seat] = /you: (\d+) /.exec(lines[0] ?? '') ?? [];
  if (seat !== undefined) return { to: 'one', seat: Number(seat) - 1 };
  const text = lines.join('\n');
  if (!/and look away/.test(text)) return { to: 'all', curtain: null };
  const [, named] = /│ +(\d+)  \S.*│/.exec(text) ?? [];
  if (named === undefined) throw new Error(`a curtain that names nobody:\n${text}`);
  return { to: 'all', curtain: Number(named) - 1 };
}
