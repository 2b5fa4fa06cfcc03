import { areAlike } from '../game/index.ts';
import type { HostCommand } from './commands.ts';
import type { Match } from './match.ts';
import type { Refused } from './session.ts';
import type { Run } from './run.ts';

/** Carries out what only the host may do, or says why it can't be done now. */
export function carryOut(run: Run, command: HostCommand): Refused | null {
  switch (command.type) {
    case 'start':
      return run.course.stage === 'lobby' ? run.course.start() : 'lobby-only';
    case 'again':
      return run.course.stage === 'over' ? again(run) : 'over-only';
    case 'together':
      return done(() => run.setTogether(command.together));
    case 'go-on':
      return inGame(run, (match) =>
        match.looking ? done(() => run.course.change(() => match.goOn())) : 'stale',
      );
    case 'pause':
      return inGame(run, (match) => {
        if (match.paused === command.paused) return 'stale';
        return done(() => run.course.change(() => match.pause(command.paused)));
      });
    case 'stand-in':
      return inGame(run, () => standIn(run, command.seat, command.bot));
    default:
      return run.course.stage === 'lobby' ? arrange(run, command) : 'lobby-only';
  }
}

function again(run: Run): null {
  run.course.again();
  run.publish();
  return null;
}

type Arrangement = Extract<
  HostCommand,
  { readonly type: 'rules' | 'move-seat' | 'kick' | 'add-bot' | 'remove-bot' }
>;

/** By which rules the next game is played and who sits where, in the lobby. */
function arrange(run: Run, command: Arrangement): Refused | null {
  if (command.type === 'rules') {
    if (areAlike(command.rules, run.course.rules)) return 'stale';
    if (run.seating.chairs.some(({ person, ready, place }) => person && ready && !place?.hosts))
      run.noteRules();
    run.course.playBy(command.rules);
  } else if (command.type === 'add-bot') {
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
  return done(() =>
    run.course.change((match) => {
      match.standIn(chair, bot ? run.bot : null);
      run.absences.makeKnown(chair);
      run.note(bot ? 'bot-in' : 'bot-out', chair);
    }),
  );
}

const inGame = ({ course }: Run, act: (match: Match) => Refused | null): Refused | null =>
  course.underWay === null ? 'game-only' : act(course.underWay);

function done(step: () => void): null {
  step();
  return null;
}
