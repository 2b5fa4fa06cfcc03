import { has, mustBeSilent, refusals, type Game, type Seat, type Viewer } from '../game/index.ts';
import { chatRoom, safeChat, type SafeText } from '../text/index.ts';
import type { Chair } from './chair.ts';
import type { ChatLine, Notice, Refused } from './session.ts';
import type { SaidThen } from '../record/index.ts';

/** So many lines in so many milliseconds are one person's share. */
const linesAtOnce = 5;
const within = 3000;

/** Everything that was said and noted at a table, and who may speak when. */
export class Talk {
  readonly lines: ChatLine[] = [];
  readonly #shares = new WeakMap<object, number[]>();
  #passedOn = 0;

  /**
   * Puts what somebody says on record, or says why it isn't heard. `speaker` is whose share of lines it counts
   * against; `game` is the one under way, if any.
   */
  say(speaker: object, who: Speaker, raw: string, game: Game | null, now: number): Said | Refused {
    const refused = game === null ? null : whyMute(who.seat, game);
    if (refused !== null) return refused;
    if (chatRoom(raw) < 0) return 'too-long';
    const text = safeChat(raw);
    if (text.trim() === '') return 'nothing-said';
    if (!this.takeShare(speaker, now)) return 'too-fast';
    const said = { type: 'said', ...who, text, round: game?.round ?? null } as const;
    this.lines.push(said);
    return said;
  }

  /** Puts on record what happens to a seat. */
  note(notice: Notice, seat: Seat, name: SafeText, game: Game | null): void {
    this.lines.push({ type: 'notice', notice, seat, name, round: game?.round ?? null });
  }

  /** Puts on record what those in these chairs said in a game that goes on here. */
  recall(said: readonly SaidThen[], chairs: readonly Chair[]): void {
    for (const { seat, text, round } of said) {
      const chair = chairs[seat];
      if (chair !== undefined) this.lines.push({ type: 'said', seat, name: chair.name, text, round });
    }
  }

  /** Puts on record that the house rules have changed, in the lobby. */
  noteRules(): void {
    this.lines.push({ type: 'rules', round: null });
  }

  /** Whether somebody may have one more line on record now; if so, it counts. */
  takeShare(speaker: object, now: number): boolean {
    const recent = (this.#shares.get(speaker) ?? []).filter((at) => at > now - within);
    if (recent.length >= linesAtOnce) return false;
    this.#shares.set(speaker, [...recent, now]);
    return true;
  }

  /** The lines since this was asked before. */
  passOn(): readonly ChatLine[] {
    const lines = this.lines.slice(this.#passedOn);
    this.#passedOn = this.lines.length;
    return lines;
  }
}

/** Who wants to speak. */
export interface Speaker {
  /** Null for a spectator. */
  readonly seat: Viewer;
  readonly name: SafeText;
}

type Said = Extract<ChatLine, { readonly type: 'said' }>;

/** In a game spectators and the dead are mute, and those whom silence binds while a government legislates. */
function whyMute(seat: Viewer, game: Game): Refused | null {
  if (seat === null) return 'spectator';
  if (!has(game.living, seat)) return refusals.dead.reason;
  return mustBeSilent(game, seat) ? refusals['silent-session'].reason : null;
}
