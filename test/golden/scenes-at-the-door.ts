import { EntranceOnScreen, type AtTheDoor } from '../support/entrance-on-screen.tsx';
import { tooSmall } from './scene.ts';
import type { Size } from '../../src/screen/terminal/size.ts';

/** A picture of the screen before the table's: what somebody meets there, and the keys that they then press. */
export interface DoorScene extends Omit<AtTheDoor, 'window'> {
  readonly name: string;
  readonly keys?: readonly string[];
  /** The windows it is drawn in, where they aren't all of `windows`. */
  readonly windows?: readonly [Size, ...Size[]];
}

/** Draws the scene for somebody who has just come. The caller closes it. */
export async function drawnAtTheDoor(scene: DoorScene, window: Size): Promise<EntranceOnScreen> {
  const screen = new EntranceOnScreen({ ...scene, window });
  await screen.settle();
  await screen.type(...(scene.keys ?? []));
  return screen;
}

const enter = '\r';
const letters = (text: string): readonly string[] => Array.from(text);

/** Where people come in by ssh. */
export const atTheDoor: readonly DoorScene[] = [
  { name: 'door-name', asks: 'name', called: 'ada' },
  { name: 'door-name-wrong', asks: 'name', called: 'Ada', says: 'name-taken', keys: [enter] },
  { name: 'door-code', asks: 'code', keys: letters('tea') },
  { name: 'door-code-wrong', asks: 'code', says: 'bad-code', keys: [...letters('tea'), enter] },
  { name: 'door-begun', asks: 'way-back' },
  { name: 'door-begun-cut', asks: 'way-back', says: 'cut-way-back', keys: [...letters('k3f9-x2mm'), enter] },
  { name: 'door-seat-gone', asks: 'name', refused: 'no-such-seat' },
  { name: 'door-too-small', asks: 'name', called: 'ada', windows: [tooSmall] },
];
