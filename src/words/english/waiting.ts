import { bold, joined, say } from '../span.ts';
import { candidates, waitingFor } from './decisions.ts';
import { drawAndLay, talkIsOpen, talkLater, zoneNow } from './outcomes.ts';
import { who } from './grammar.ts';
import { trackerEnd, type Power } from '../../game/index.ts';
import { uses } from './log.ts';
import type { Panel, Scene, WaitingWords } from '../words.ts';

export const waiting: WaitingWords = {
  nominate: (scene) => ({
    bar: `${who(scene.view.president, scene.nameOf)} names a Chancellor`,
    rows: [
      mayBeNamed(scene),
      limited(scene),
      scene.view.hitlerZone
        ? zoneNow
        : `Tracker ${scene.view.tracker} of ${trackerEnd}: at ${trackerEnd} the top tile is laid, its power lost.`,
    ],
  }),

  vote: (scene) => ({
    bar: candidates(scene),
    rows: [
      waitingFor(scene),
      `${scene.view.majority} Ja of ${scene.view.living.length} elect them.`,
      'Ballots turn over together.',
    ],
  }),

  legislate: ({ view, nameOf }) => {
    const names = [view.president, ...(view.chancellor === null ? [] : [view.chancellor])];
    return {
      bar: `SILENCE  ${names.map((seat) => who(seat, nameOf)).join(' and ')} are legislating`,
      rows: [drawAndLay, "Which of them is choosing isn't shown: pace must not tell cards.", talkLater],
    };
  },

  'answer-veto': ({ view, nameOf }) => ({
    bar: `${who(view.president, nameOf)} answers a request for a veto`,
    rows: [
      `Agreed: three tiles are discarded, no policy is laid, the tracker moves to ${view.tracker + 1}.`,
      "Refused: the Chancellor must lay one, and can't ask again.",
      talkLater,
    ],
  }),

  investigate: usingPower('investigate', "The party, not the role: Hitler's card says Fascist."),
  peek: usingPower('peek', 'Their order stays, and the next President draws them.'),
  'special-election': usingPower('special-election', 'Afterwards the order resumes where it was.'),
  execute: usingPower('execute', 'Hitler: the Liberals win. Anyone else: role stays hidden, the game goes on.'),
};

function usingPower(power: Power, what: string): (scene: Scene) => Panel {
  return ({ view, nameOf, keys }) => ({
    bar: `${who(view.president, nameOf)} ${uses[power]}`,
    rows: [what, 'A power must be used before the next round.', talkIsOpen(keys)],
  });
}

function mayBeNamed({ view, nameOf }: Scene) {
  const list = (said: (seat: number) => string, separator: string): string =>
    `May be named: ${view.eligible.map(said).join(separator)}`;
  const full = (seat: number): string => who(seat, nameOf);
  return { either: [list(full, '  '), list(full, ' '), list((seat) => String(seat + 1), '  ')] } as const;
}

function limited({ view, nameOf }: Scene) {
  const seats = view.limited.filter((seat) => seat !== view.president);
  if (seats.length === 0) return say`${bold('Nobody is limited')}: any other living player may be named.`;
  const last = seats[0] === view.termLimits?.chancellor ? 'Chancellor' : 'President';
  const pair = seats.length === 2 ? 'the last elected pair' : `last elected ${last}`;
  return say`Not: ${joined(
    seats.map((seat) => who(seat, nameOf)),
    ', ',
  )} (${pair})`;
}
