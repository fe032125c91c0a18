import { expect, test } from 'vitest';
import {
  changeQuantity,
  countUnits,
  modifierListOf,
  putLine,
  removeLine,
} from '../../../src/rules/cart/cartLines.ts';
import { chosen, line, modifier } from '../make.ts';

const hummus = line({ id: 1, uniqueId: 'a', quantity: 2 });
const falafel = line({ id: 2, uniqueId: 'b', quantity: 3 });
const cart = [hummus, falafel];

test('a new line comes last, even for the same dish', () => {
  const again = line({ id: 1, uniqueId: 'c' });
  expect(putLine(cart, again)).toEqual([hummus, falafel, again]);
});

test('a line with a known uniqueId replaces the old one', () => {
  const edited = line({ id: 1, uniqueId: 'a', quantity: 5, instruction: 'warm' });
  expect(putLine(cart, edited)).toEqual([edited, falafel]);
});

test.each([
  [1, [3, 3]],
  [-1, [1, 3]],
  [-2, [3]],
])('a change by %i leaves %j', (delta, quantities) => {
  expect(changeQuantity(cart, 'a', delta).map(({ quantity }) => quantity)).toEqual(quantities);
});

test('a change of a missing line changes nothing', () => {
  expect(changeQuantity(cart, 'z', 1)).toEqual(cart);
  expect(removeLine(cart, 'z')).toEqual(cart);
});

test('a removed line is gone, the others keep their order', () => {
  expect(removeLine(cart, 'a')).toEqual([falafel]);
});

test('units are counted, not lines', () => {
  expect(countUnits(cart)).toBe(5);
  expect(countUnits([])).toBe(0);
});

test('all modifiers of all lines are in one list, each with its line', () => {
  const [garlic, tahini, ice] = ['Garlic', 'Tahini', 'Ice'].map((itemName) =>
    modifier({ itemName }),
  );
  const lines = [
    line({
      uniqueId: 'a',
      modifierGroupList: [
        chosen(garlic && tahini ? [garlic, tahini] : []),
        chosen(ice ? [ice] : [], 2),
      ],
    }),
    line({ uniqueId: 'b' }),
    line({ uniqueId: 'c', modifierGroupList: [chosen(ice ? [ice] : [])] }),
  ];
  expect(modifierListOf(lines).map(({ itemName, uniqueId }) => [itemName, uniqueId])).toEqual([
    ['Garlic', 'a'],
    ['Tahini', 'a'],
    ['Ice', 'a'],
    ['Ice', 'c'],
  ]);
});
