import { Clock } from '../support/clock.ts';
import { Controller } from '../../src/screen/controller.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import {
  hintKinds,
  usualEdition,
  wordsIn,
  type Edition,
  type HintKind,
  type Words,
} from '../../src/words/index.ts';
import { FakeSession } from '../support/fake-session.ts';
import { frame, type Drawn } from '../../src/screen/draw/frame.ts';
import { KeyReader } from '../../src/screen/terminal/keyReader.ts';
import { layoutOf } from '../../src/screen/layout.ts';
import { fitted, textOf } from '../../src/screen/line.ts';
import { updateIn, type Cast, type Scene } from './scene.ts';
import type { Size } from '../../src/screen/terminal/size.ts';

/** What is left to show of a scene beside what it says itself. */
export interface StillOptions {
  /** Other people at the table. */
  readonly cast?: Cast;
  /** The hints that this person needs no more; all of them, unless a test is about hints. */
  readonly known?: readonly HintKind[];
  /** In what this person reads the game. */
  readonly edition?: Edition;
  /** Instead of that edition's. */
  readonly words?: Words;
  /** Keys after those of the scene. */
  readonly keys?: readonly string[];
}

/** The text of a scene's rows, drawn without a terminal. */
export const still = (scene: Scene, window: Size, options?: StillOptions): readonly string[] =>
  frames(scene, window, options).at(-1) ?? [];

/** The same before each of the scene's keys and after the last. */
export function frames(scene: Scene, window: Size, options: StillOptions = {}): readonly (readonly string[])[] {
  const layout = layoutOf(window);
  const ascii = scene.look?.ascii === true;
  return played(scene, options, (drawn, controller) => {
    const { lines, furthest } = frame(drawn, {
      layout,
      words: options.words ?? wordsIn(drawn.state.edition),
      ascii,
      keymap: drawn.state.keymap,
    });
    controller.drawn(furthest);
    return lines.map((line) => textOf(fitted(line, layout.columns)));
  });
}

/** What is made of a scene's screen before each of its keys and after the last. */
export function played<Made>(
  scene: Scene,
  options: StillOptions,
  make: (drawn: Drawn, controller: Controller) => Made,
): readonly Made[] {
  const { cast, known = hintKinds, keys = [], edition = usualEdition } = options;
  const clock = new Clock();
  const keymap = scene.keymap ?? defaultKeymap;
  const controller = new Controller({
    session: new FakeSession(updateIn(scene, cast), scene.log, scene.talk),
    shuffle: scene.shuffle ?? ((tiles) => tiles),
    after: clock.after,
    keymap,
    edition,
    known,
    ...(scene.came && { came: scene.came }),
    ...(scene.solo && { solo: scene.solo }),
    ...(scene.advise && { advise: scene.advise }),
    ...(scene.handing && { handing: scene.handing }),
    onLeaveSeat: () => undefined,
    onClose: () => undefined,
    onRetry: () => undefined,
  });
  const draw = (): Made => {
    const drawn = {
      state: controller.state(),
      host: scene.host ?? null,
      returnLine: scene.returnLine ?? '',
    };
    return make(drawn, controller);
  };
  const reader = new KeyReader(clock.after, (heard) => {
    if (heard.name !== 'cursor' && heard.name !== 'background' && heard.name !== 'kitty')
      controller.hear(heard);
  });
  if (scene.link) controller.linkIs(scene.link);
  return [
    draw(),
    ...[...(scene.keys ?? []), ...keys].map((key) => {
      reader.push(Buffer.from(key));
      clock.pass(50);
      return draw();
    }),
  ];
}
