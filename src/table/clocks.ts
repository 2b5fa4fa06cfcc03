import type { PublicPhase } from '../game/index.ts';

/** What a clock can be set for: a vote, a government's session with its veto, and each use of a power. */
export const clockedPhases = ['nominate', 'vote', 'legislate', 'power'] as const;
export type ClockedPhase = (typeof clockedPhases)[number];

/** Whole seconds, 0 for none: what each phase may take, and what each person has besides, once in a game. */
export type Clocks = Readonly<Record<ClockedPhase | 'extra', number>>;

export const noClocks: Clocks = { nominate: 0, vote: 0, legislate: 0, power: 0, extra: 0 };

/** The shortest and the longest that a clock can be set to, in seconds; `mostExtra`: what somebody may have besides. */
export const clockRange = { least: 10, most: 3600, mostExtra: 3600 } as const;

/** How many seconds are left when the table is told so, and at no other time. */
export const secondsTold = [60, 30, 10] as const;

/** What the clock of a phase said last. */
export interface TimeLeft {
  /** Null until the first of these is reached: told under `extra` alone, as that begins. */
  readonly seconds: (typeof secondsTold)[number] | null;
  /** The phase's own time is over: those whom the table waits for use up theirs. */
  readonly extra: boolean;
}

/** Which of the clocks runs in a phase, if any does. */
export function clockOf(phase: PublicPhase): ClockedPhase | null {
  switch (phase) {
    case 'over':
      return null;
    case 'nominate':
    case 'vote':
    case 'legislate':
      return phase;
    case 'answer-veto':
      return 'legislate';
    default:
      return 'power';
  }
}

/** Whether a clock runs in a phase. */
export function isClocked(clocks: Clocks, phase: PublicPhase): boolean {
  const clock = clockOf(phase);
  return clock !== null && clocks[clock] > 0;
}

/** Whether the table plays by the clock at all. */
export const areClocksOn = (clocks: Clocks): boolean => clockedPhases.some((phase) => clocks[phase] > 0);
