import { bold, joined, say, type Phrase, type Sentence } from '../span.ts';
import { candidates, waitingFor } from './decisions/election.ts';
import {
  drawAndLay,
  fatal,
  ifAgreed,
  ifRefused,
  partyOnly,
  talkIsOpen,
  talkLater,
  zoneNow,
} from './reminders.ts';
import { trackerEnd, type Power } from '../../game/index.ts';
import { uses, usesShort } from './log.ts';
import { who } from './grammar.ts';
import type { Panel, Scene, WaitingWords } from '../words.ts';

export const waiting: WaitingWords = {
  nominate: (scene) => ({
    bar: `${who(scene.view.president, scene.nameOf)} names a Chancellor`,
    rows: [mayBeNamed(scene), limited(scene), scene.view.hitlerZone ? zoneNow : trackerNow(scene)],
  }),

  vote: (scene) => ({
    bar: candidates(scene),
    rows: [
      waitingFor(scene),
      `${scene.view.majority} Ja of ${scene.view.living.length} elect them.`,
      'Ballots turn over together.',
    ],
  }),

  legislate: (scene) => ({
    bar: legislating(scene),
    rows: [
      drawAndLay,
      {
        either: [
          "Which of them is choosing isn't shown: pace must not tell cards.",
          "Who of the two is choosing isn't shown: pace would tell.",
          "Which of the two is choosing isn't shown.",
        ],
      },
      talkLater,
    ],
  }),

  'answer-veto': ({ view, nameOf }) => ({
    bar: {
      either: [
        `${who(view.president, nameOf)} answers a request for a veto`,
        `Seat ${view.president + 1} answers a request for a veto`,
      ],
    },
    rows: [ifAgreed(view), ifRefused('the Chancellor'), talkLater],
  }),

  investigate: usingPower('investigate', { either: partyOnly }),
  peek: usingPower('peek', {
    either: [
      'Their order stays, and the next President draws them.',
      'Their order stays; the next P draws them.',
    ],
  }),
  'special-election': usingPower('special-election', 'Afterwards the order resumes where it was.'),
  execute: usingPower('execute', fatal),
};

function usingPower(power: Power, what: Sentence): (scene: Scene) => Panel {
  return (scene) => ({
    bar: {
      either: [
        `${who(scene.view.president, scene.nameOf)} ${uses[power]}`,
        `${who(scene.view.president, scene.nameOf)} ${usesShort[power]}`,
        `Seat ${scene.view.president + 1} ${usesShort[power]}`,
      ],
    },
    rows: [what, 'A power must be used before the next round.', talkIsOpen(scene)],
  });
}

function legislating({ view, nameOf }: Scene): Sentence {
  const seats = [view.president, ...(view.chancellor === null ? [] : [view.chancellor])];
  return {
    either: [
      `SILENCE  ${seats.map((seat) => who(seat, nameOf)).join(' and ')} are legislating`,
      `SILENCE  ${seats.map((seat) => who(seat, nameOf)).join(' + ')} legislate`,
      `SILENCE  Seats ${seats.map((seat) => seat + 1).join(' and ')} legislate`,
    ],
  };
}

const trackerNow = ({ view }: Scene): Sentence => ({
  either: [
    `Tracker ${view.tracker} of ${trackerEnd}: at ${trackerEnd} the top tile is laid, its power lost.`,
    `Tracker ${view.tracker} of ${trackerEnd}: at ${trackerEnd} the top tile is laid.`,
  ],
});

function mayBeNamed({ view, nameOf }: Scene): Sentence {
  const list = (said: (seat: number) => string, separator: string): string =>
    `May be named: ${view.eligible.map(said).join(separator)}`;
  const full = (seat: number): string => who(seat, nameOf);
  return { either: [list(full, '  '), list(full, ' '), list((seat) => String(seat + 1), '  ')] };
}

function limited({ view, nameOf }: Scene): Sentence {
  const seats = view.limited.filter((seat) => seat !== view.president);
  if (seats.length === 0)
    return {
      either: [
        say`${bold('Nobody is limited')}: any other living player may be named.`,
        say`${bold('Nobody is limited')}.`,
      ],
    };
  const office = seats[0] === view.termLimits?.chancellor ? 'Chancellor' : 'President';
  const [long, short] =
    seats.length === 2 ? ['the last elected pair', 'last pair'] : [`last elected ${office}`, `last ${office}`];
  const not = (said: (seat: number) => string, why: string): Phrase =>
    say`Not: ${joined(seats.map(said), ', ')} (${why})`;
  return {
    either: [
      not((seat) => who(seat, nameOf), long),
      not((seat) => who(seat, nameOf), short),
      not((seat) => `seat ${seat + 1}`, long),
      not((seat) => `seat ${seat + 1}`, short),
    ],
  };
}
