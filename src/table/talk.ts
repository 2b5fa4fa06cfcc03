import { has, inSession, refusals, type Game, type Viewer } from '../game/index.ts';
import { safeChat, type SafeText } from '../text/index.ts';
import type { ChatLine, Refused, Stage } from './session.ts';

/** So many lines in so many milliseconds are one person's share. */
const linesAtOnce = 5;
const within = 3000;

/** Everything that was said at a table, and who may speak when. */
export class Talk {
  readonly lines: ChatLine[] = [];
  readonly #spoken = new WeakMap<object, number[]>();

  /**
   * Puts what somebody says on record, or says why it isn't heard. `speaker` is whose share of lines it counts
   * against.
   */
  say(speaker: object, who: Speaker, raw: string, game: Game | null, now: number): ChatLine | Refused {
    const refused = whyMute(who, game);
    if (refused !== null) return refused;
    const text = safeChat(raw);
    if (text.trim() === '') return 'nothing-said';
    const recent = (this.#spoken.get(speaker) ?? []).filter((at) => at > now - within);
    if (recent.length >= linesAtOnce) return 'too-fast';
    this.#spoken.set(speaker, [...recent, now]);
    const line = { seat: who.seat, name: who.name, text, round: game?.round ?? null };
    this.lines.push(line);
    return line;
  }
}

/** Who wants to speak, and when. */
export interface Speaker {
  /** Null for a spectator. */
  readonly seat: Viewer;
  readonly name: SafeText;
  readonly stage: Stage;
}

/** In a game spectators and the dead are mute, and all while a government legislates. */
function whyMute({ seat, stage }: Speaker, game: Game | null): Refused | null {
  if (stage !== 'playing' || game === null) return null;
  if (seat === null) return 'spectator';
  if (!has(game.living, seat)) return refusals.dead.reason;
  return inSession(game) ? refusals['silent-session'].reason : null;
}
