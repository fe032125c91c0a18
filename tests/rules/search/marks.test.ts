import { expect, test } from 'vitest';
import { markedParts } from '../../../src/rules/search/marks.ts';

test.each([
  ['Hummus with lamb', 'hum', ['Hum']],
  ['Hummus with lamb', 'lamb hommos', ['Hummus', 'lamb']],
  ['حمّص باللحمة', 'hummus', ['حمّص']],
  ['حمّص باللحمة', 'لحم', ['باللحمة']],
  ['Crème caramel', 'creme', ['Crème']],
  ['Tea', '', []],
])('%s, looked for by %s', (text, query, marked) => {
  expect(markedParts(text, query).map(([start, end]) => text.slice(start, end))).toEqual(marked);
});
