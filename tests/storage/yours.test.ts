import { afterEach, expect, it, vi } from 'vitest';
import { listenToDroppedEntries } from '../../src/contract/schema.ts';
import { withHeartTurned, withSeen } from '../../src/rules/menu/yours.ts';
import { changeYours, onYoursChanged, yoursAt } from '../../src/storage/yours.ts';

afterEach(() => localStorage.clear());

const NONE = { hearts: [], seen: [], missed: [], isAway: false };
/** Two hundred numbers, counting down. */
const many = (first: number) => Array.from({ length: 200 }, (_, n) => first - n);

it.each<[string, string, object]>([
  ['empty', '{}', NONE],
  ['invalid lists', '{"hearts":"1","seen":7,"isAway":"yes"}', NONE],
  [
    'invalid ids, and duplicates',
    '{"hearts":[3,"3",null,2.5,3,1],"seen":[{},4]}',
    { hearts: [3, 1], seen: [4], missed: [], isAway: false },
  ],
  [
    'more than there can be',
    JSON.stringify({ hearts: many(300), seen: many(900), isAway: true }),
    { hearts: many(300).slice(0, 100), seen: many(900).slice(0, 20), missed: [], isAway: true },
  ],
  [
    'invalid missed dishes',
    '{"missed":[{"id":"3","atMs":1},{"id":4},{"id":5,"atMs":7},null]}',
    { ...NONE, missed: [{ id: 5, atMs: 7 }] },
  ],
  ['an invalid list of missed dishes', '{"seen":[4],"missed":{"id":5}}', { ...NONE, seen: [4] }],
])('invalid values are dropped: %s', (_, text, expected) => {
  listenToDroppedEntries(() => undefined);
  localStorage.setItem('yours_BEIT', text);
  expect(yoursAt('BEIT')).toEqual(expected);
});

it('the dishes are the same object until they change, separate for each venue', () => {
  const told = vi.fn();
  const stop = onYoursChanged('BEIT', told);
  expect(yoursAt('BEIT')).toBe(yoursAt('BEIT'));
  changeYours('BEIT', (before) => withHeartTurned(before, 7));
  const changed = yoursAt('BEIT');
  expect(changed).toEqual({ ...NONE, hearts: [7] });
  expect(yoursAt('BEIT')).toBe(changed);
  expect(yoursAt('ROUTE')).toEqual(NONE);
  expect(told).toHaveBeenCalledTimes(1);

  changeYours('BEIT', (before) => withSeen(before, 8));
  changeYours('BEIT', (before) => withSeen(before, 8));
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  changeYours('BEIT', (before) => withSeen(before, 9));
  expect(told).toHaveBeenCalledTimes(2);
});

it('changes of another tab are followed', () => {
  const told = vi.fn();
  const stop = onYoursChanged('BEIT', told);
  expect(yoursAt('BEIT')).toEqual(NONE);
  localStorage.setItem('yours_BEIT', '{"hearts":[5]}');
  for (const key of ['yours_ROUTE', 'yours_BEIT'])
    dispatchEvent(new StorageEvent('storage', { key }));
  expect(told).toHaveBeenCalledTimes(1);
  expect(yoursAt('BEIT')).toEqual({ ...NONE, hearts: [5] });
  stop();
});
