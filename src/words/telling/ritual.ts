import { hitlerKnowsFascists, roleCounts, type Rules } from '../../game/index.ts';
import type { RitualLine } from '../handing-words.ts';
import type { RitualPhrases } from '../phrases/handing.ts';

/**
 * The ritual of closed eyes, line by line: R-13 where Hitler gets to know the fascists, R-14 where not (C-08), and what the
 * Mastermind gets to see (MM-6). Hands are shown wherever somebody's own eyes don't tell who is who.
 */
export function ritualLines(say: RitualPhrases, players: number, rules: Rules): readonly RitualLine[] {
  const who = hitlerKnowsFascists(players, rules) ? 'withHitler' : 'withoutHitler';
  const count = roleCounts[players as keyof typeof roleCounts].fascist === 1 ? 'one' : 'more';
  const showsThumb = who === 'withoutHitler' || count === 'more';
  const showsHands = showsThumb || rules.mastermind !== 'off';
  const pause: RitualLine = { aloud: false, says: say.pause };
  return [
    aloud(showsHands ? say.eyesShutFistsOut : say.eyesShut),
    aloud(say.look[who][count]),
    ...(showsThumb ? [aloud(say.thumb[who]), aloud(say.thumbIsHitler[count])] : []),
    pause,
    ...(rules.mastermind === 'off'
      ? []
      : [
          aloud(say.eyesShutAgain),
          aloud(say.handsForMastermind),
          aloud(say.mastermindLooks[rules.mastermind]),
          pause,
        ]),
    aloud(showsHands ? say.eyesShutHandsDown : say.eyesShutAgain),
    aloud(say.eyesOpen),
    aloud(say.unclear),
  ];
}

const aloud = (says: string): RitualLine => ({ aloud: true, says });
