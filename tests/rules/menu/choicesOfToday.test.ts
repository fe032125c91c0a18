import { describe, expect, test } from 'vitest';
import {
  choicesStillOffered,
  freeUnitsUsed,
  parentOf,
  type Choices,
} from '../../../src/rules/menu/choices.ts';
import { modifierGroup } from '../make.ts';
import { option, picked, sauces, size } from './makeChoices.ts';

describe('a dish that changed while the diner chose', () => {
  test('keeps what it still offers, up to its limits', () => {
    const kept = choicesStillOffered(
      [size, sauces],
      picked([1, 13, 1], [2, 21, 2], [2, 23, 5], [2, 99, 1], [7, 71, 1]),
    );
    expect([...kept].map(([group, units]) => [group, [...units]])).toEqual([
      [
        2,
        [
          [21, 2],
          [23, 2],
        ],
      ],
    ]);
  });
});

describe('free units', () => {
  const group = modifierGroup({
    groupId: 2,
    freeUnits: 2,
    modifiers: [
      option(21, { price: 0.3 }),
      option(22, { price: 0.1, isPriced: false }),
      option(23, { isNonItemMod: true }),
    ],
  });
  test.each<[string, Choices, number]>([
    ['one of them', picked([2, 21, 1]), 1],
    ['more than are free', picked([2, 21, 4]), 2],
    ['a choice without a price uses none', picked([2, 22, 3], [2, 23, 1]), 0],
  ])('%s', (_, choices, used) => {
    expect(freeUnitsUsed(group, choices)).toBe(used);
  });
});

test('a nested group knows the choice it depends on', () => {
  const nested = modifierGroup({ groupId: 9, parentModifierId: 22 });
  expect(parentOf(nested, [sauces, nested])?.modifierItemId).toBe(22);
  expect(parentOf(sauces, [sauces, nested])).toBeUndefined();
});
