import { expect, test } from 'vitest';
import { Clock } from '../support/clock.ts';
import { Controller } from '../../src/screen/controller.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { usualEdition } from '../../src/words/index.ts';
import { FakeSession, tableOf, without } from '../support/fake-session.ts';

test('a fault between two drawings comes to light where the screen is drawn, and nowhere else', () => {
  const fault = new Error('a bug');
  const ignore = (): void => undefined;
  const controller = new Controller({
    session: new FakeSession(without(null, tableOf(['Ada', 'Boris'], 'lobby'))),
    shuffle: (tiles) => tiles,
    after: new Clock().after,
    keymap: defaultKeymap,
    edition: usualEdition,
    onLeaveSeat: () => {
      throw fault;
    },
    onClose: ignore,
    onRetry: ignore,
  });
  let told = 0;
  controller.subscribe(() => (told += 1));
  controller.hear({ name: 'char', text: 'q' });
  expect(() => controller.state()).toThrow(fault);
  expect(told).toBe(1);
  controller.hear({ name: 'char', text: 'q' });
  expect(told).toBe(1);
});
