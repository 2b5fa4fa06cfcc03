import type { ClockPhrases } from '../../phrases/clock.ts';
import type { Themed } from '../../theme.ts';

export const clock: Themed<ClockPhrases> = {
  label: 'Clock',
  on: 'with clocks',
  left: (seconds) => `${seconds} s or less`,
  extraLeft: (seconds) => `extra ${seconds} s or less`,
  extra: 'extra time',
  takes: (step, seconds) => `${step} ${seconds} s`,
  besides: (seconds) => `${seconds} s extra for each person, once a game`,
  shared: 'The two in office have one clock, and use up their extra together.',
  timeUp: 'When time is up, a bot answers that one question by what the seat knows.',
  stop: '.',
};
