import { expect, test } from 'vitest';
import { firstDishes, menuGroups } from '../../../src/rules/menu/menuGroups.ts';
import { CATEGORY } from '../../../src/contract/examples/parts.ts';
import { menuItem } from '../make.ts';

/** Three sections of four dishes: 11 to 14, 21 to 24, 31 to 34. */
const SECTIONS = [1, 2, 3];
const groups = menuGroups(
  SECTIONS.map((categoryId) => ({ ...CATEGORY, categoryId, seq: categoryId })),
  SECTIONS.flatMap((categoryId) =>
    [1, 2, 3, 4].map((seq) => menuItem({ id: 10 * categoryId + seq, categoryId, seq })),
  ),
  'list',
);
const firstAt = (place: Parameters<typeof firstDishes>[1], count = 6) => {
  const { sections, dishes } = firstDishes(groups, place, count);
  return { sections: [...sections], dishes: [...dishes] };
};

test('a menu begins at its top', () => {
  expect(firstAt(undefined)).toEqual({ sections: [1, 2], dishes: [11, 12, 13, 14, 21, 22] });
});

test('a category of the address comes first', () => {
  expect(firstAt({ sectionId: 2 })).toEqual({ sections: [2, 3], dishes: [21, 22, 23, 24, 31, 32] });
});

test('a step back begins with the dish that was at the top of the screen', () => {
  expect(firstAt({ sectionId: 2, row: 2 }, 3)).toEqual({ sections: [2, 3], dishes: [23, 24, 31] });
});

test('a missing category or dish leads to the top', () => {
  expect(firstAt({ sectionId: 9, row: 3 }, 2)).toEqual({ sections: [1], dishes: [11, 12] });
  expect(firstAt({ sectionId: 2, row: -1 }, 2)).toEqual({ sections: [2], dishes: [21, 22] });
});
