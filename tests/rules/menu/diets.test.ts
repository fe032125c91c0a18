import { expect, test } from 'vitest';
import type { DietaryTag } from '../../../src/contract/menu.ts';
import { shownDiets } from '../../../src/rules/menu/diets.ts';

test.each<[DietaryTag[], DietaryTag[]]>([
  [[], []],
  [
    ['vegan', 'vegetarian', 'nutFree'],
    ['vegan', 'nutFree'],
  ],
  [['halal', 'halal'], ['halal']],
])('of %j a dish names %j', (tags, shown) => {
  expect(shownDiets(tags)).toEqual(shown);
});
