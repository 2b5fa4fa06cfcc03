/** How fast bots play where a person is alone with them. */
export const speeds = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof speeds)[number];

export const usualSpeed: Speed = 'normal';

/** What a vote of bots takes at each, on average, in milliseconds. */
export const pauseAt: Readonly<Record<Speed, number>> = { slow: 3000, normal: 1500, fast: 250 };
