import { expect, test } from 'vitest';
import { copyDateOf, markAnswer } from '../../src/api/copies.ts';
import { shareUnlessCopied } from '../../src/queries/client.ts';

const MORNING = '2025-03-01T08:00:00.000Z';
const NOON = '2025-03-01T12:00:00.000Z';
const answer = (copyOf?: string) => {
  const data = { dishes: [{ id: 1 }] };
  if (copyOf !== undefined) markAnswer(data, { copyOf: copyOf, tag: null });
  return data;
};

test.each([
  ['the server twice', undefined, undefined, true],
  ['the same copy twice', MORNING, MORNING, true],
  ['a copy, then the server', MORNING, undefined, false],
  ['the server, then a copy', undefined, MORNING, false],
  ['a copy, then a younger one', MORNING, NOON, false],
])('%s', (_, before, after, isShared) => {
  const known = answer(before);
  const shared = shareUnlessCopied(known, answer(after));
  expect(shared === known).toBe(isShared);
  expect(copyDateOf(shared)).toBe(after);
});

test('a changed answer keeps its date, and its unchanged parts', () => {
  const known = { dishes: [{ id: 1 }], note: '' };
  const fresh = { dishes: [{ id: 1 }], note: 'new' };
  markAnswer(known, { copyOf: NOON, tag: null });
  markAnswer(fresh, { copyOf: NOON, tag: null });
  const shared = shareUnlessCopied(known, fresh) as typeof fresh;
  expect(shared.dishes).toBe(known.dishes);
  expect(copyDateOf(shared)).toBe(NOON);
});

test('a value that is no object is not marked as a copy', () => {
  markAnswer(null, { copyOf: NOON, tag: null });
  expect([copyDateOf(null), copyDateOf(7), copyDateOf(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
