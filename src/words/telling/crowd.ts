import { fewAlive } from '../../game/index.ts';
import type { Crowd } from '../phrases/reminders.ts';

/** Which of the term limits' two rules so many living players are under (R-26). */
export const crowdOf = (alive: number): Crowd => (alive > fewAlive ? 'many' : 'few');
