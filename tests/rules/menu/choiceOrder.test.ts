import { expect, test } from 'vitest';
import { modifierItemIdOf, type Modifier } from '../../../src/contract/modifiers.ts';
import { chosenInOrder, inVenueOrder } from '../../../src/rules/menu/choices.ts';
import { option } from './makeChoices.ts';

const ids = (modifiers: readonly Modifier[]) => modifiers.map(modifierItemIdOf);

test.each<[string, Partial<Modifier>[], number[]]>([
  ['by itemSeq', [{ itemSeq: 3 }, { itemSeq: 1 }, { itemSeq: 2 }], [2, 3, 1]],
  ['with equals as they come', [{ itemSeq: 2 }, { itemSeq: 1 }, { itemSeq: 1 }], [2, 3, 1]],
])('the choices of a group are shown %s', (_, given, shown) => {
  expect(ids(inVenueOrder(given.map((over, index) => option(index + 1, over))))).toEqual(shown);
});

test('the chosen units are shown group by group', () => {
  const chosen = [
    option(1, { groupSeq: 2, itemSeq: 2 }),
    option(2, { groupSeq: 1, itemSeq: 9 }),
    option(3, { groupSeq: 2, itemSeq: 1 }),
  ];
  expect(ids(chosenInOrder(chosen))).toEqual([2, 3, 1]);
});

test('dependent choices are shown after their choice', () => {
  const chosen = [
    option(10, { groupSeq: 1 }),
    option(20, { groupSeq: 2 }),
    option(11, { groupSeq: 5, parentId: 10 }),
    option(12, { groupSeq: 4, parentId: 10 }),
    option(13, { groupSeq: 6, parentId: 12 }),
    option(99, { groupSeq: 9, parentId: 7 }),
  ];
  expect(ids(chosenInOrder(chosen))).toEqual([10, 12, 13, 11, 20, 99]);
});

test('choices that depend on each other are shown all the same', () => {
  expect(ids(chosenInOrder([option(1, { parentId: 2 }), option(2, { parentId: 1 })]))).toEqual([
    1, 2,
  ]);
});
