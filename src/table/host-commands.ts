import type { Chair } from './chair.ts';
import type { HostCommand } from './commands.ts';
import type { Match } from './match.ts';
import type { Place } from './place.ts';
import type { Notice, Refused, Stage } from './session.ts';
import type { Seating } from './seating.ts';

/** What a host's commands are carried out on. */
export interface Run {
  readonly stage: Stage;
  readonly seating: Seating;
  /** The game under way, or null. */
  readonly match: Match | null;
  start(): Refused | null;
  again(): void;
  setTogether(together: boolean): void;
  seatBot(): boolean;
  standIn(chair: Chair, bot: boolean): void;
  putOut(place: Place): void;
  /** Has everybody told, by what is published next. */
  note(notice: Notice, chair: Chair): void;
  /** Changes the game under way, and shows it. */
  change(step: (match: Match) => void): void;
  publish(): void;
}

/** Carries out what only the host may do, or says why it can't be done now. */
export function carryOut(run: Run, command: HostCommand): Refused | null {
  switch (command.type) {
    case 'start':
      return run.stage === 'lobby' ? run.start() : 'lobby-only';
    case 'again':
      return run.stage === 'over' ? done(() => run.again()) : 'over-only';
    case 'together':
      return done(() => run.setTogether(command.together));
    case 'go-on':
      return inGame(run, (match) => (match.looking ? done(() => run.change(() => match.goOn())) : 'stale'));
    case 'pause':
      return inGame(run, (match) => {
        if (match.paused === command.paused) return 'stale';
        return done(() => run.change(() => match.pause(command.paused)));
      });
    case 'stand-in':
      return inGame(run, () => standIn(run, command.seat, command.bot));
    default:
      return run.stage === 'lobby' ? arrange(run, command) : 'lobby-only';
  }
}

type Arrangement = Extract<HostCommand, { readonly type: 'move-seat' | 'kick' | 'add-bot' | 'remove-bot' }>;

/** Who sits where, in the lobby. */
function arrange(run: Run, command: Arrangement): Refused | null {
  if (command.type === 'add-bot') {
    if (!run.seatBot()) return 'table-full';
  } else if (command.type === 'move-seat') {
    if (!run.seating.move(command.from, command.to)) return 'no-such-sitter';
  } else {
    const chair = run.seating.chairs[command.seat];
    const fits =
      chair !== undefined && chair.person === (command.type === 'kick') && chair.place?.hosts !== true;
    if (!fits) return 'no-such-sitter';
    if (chair.person) run.note('kicked', chair);
    run.seating.free(chair);
    if (chair.place !== null) run.putOut(chair.place);
  }
  run.publish();
  return null;
}

function standIn(run: Run, seat: number, bot: boolean): Refused | null {
  const chair = run.seating.chairs[seat];
  if (chair === undefined || !chair.away || (chair.bot !== null) === bot) return 'no-such-sitter';
  return done(() => run.standIn(chair, bot));
}

const inGame = (run: Run, act: (match: Match) => Refused | null): Refused | null =>
  run.stage === 'playing' && run.match !== null ? act(run.match) : 'game-only';

function done(step: () => void): null {
  step();
  return null;
}
