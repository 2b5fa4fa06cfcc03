import { expect, test } from 'vitest';
import { followedBy, textOf, versionsOf } from '../../src/words/index.ts';
import { sentences } from '../../src/words/span.ts';

test.each([
  ['The vote fails.', 'Tracker 2.', 'The vote fails. Tracker 2.'],
  ['선거 실패예요.', '카운터 2.', '선거 실패예요. 카운터 2.'],
  ['選舉失敗。', '選舉標記 2。', '選舉失敗。選舉標記 2。'],
  ['「否決」', '下任總統 3', '「否決」下任總統 3'],
  ['已執政 3 屆', '牌堆 6', '已執政 3 屆 牌堆 6'],
  ['R7  ', '希特勒當選', 'R7   希特勒當選'],
])('“%s” and “%s” stand a blank apart, unless a mark brings its own', (first, second, both) => {
  expect(textOf(followedBy(first, second))).toBe(both);
  expect(sentences(first, second)).toBe(both);
});

test('of two sentences the second gets short first', () => {
  const either = followedBy({ either: ['長。', '短'] }, { either: ['BB', 'B'] });
  expect(versionsOf(either).map(textOf)).toEqual(['長。BB', '長。B', '短 BB', '短 B']);
});
