import { describe, expect, test } from 'vitest';
import type { Category } from '../../../src/contract/menu.ts';
import { menuGroups, type MenuGroup } from '../../../src/rules/menu/menuGroups.ts';
import { menuItem } from '../make.ts';

function category(categoryId: number, over: Partial<Category> = {}): Category {
  return {
    categoryId,
    label: `C${categoryId}`,
    labelEN: '',
    labelAR: '',
    parentCategoryId: 0,
    seq: categoryId,
    thumbnailImageName: '',
    availability: [],
    isAvailable: true,
    ...over,
  };
}
const dish = (id: number, categoryId: number, seq = id) =>
  menuItem({ id, categoryId, seq, thumbnailImageName: 'd.webp' });
const idsOf = (groups: readonly MenuGroup[]) =>
  groups.map(({ id, parts }) => [id, parts.map(({ items }) => items.map((item) => item.id))]);

describe('the dishes of a menu', () => {
  test('of a category that is not served at this hour come last', () => {
    const groups = menuGroups(
      [category(1, { isAvailable: false }), category(2)],
      [dish(11, 1), dish(21, 2)],
      'list',
    );
    expect(groups.map(({ id }) => id)).toEqual([2, 1]);
  });

  test('of sub-categories are inside their category, after its own', () => {
    const groups = menuGroups(
      [
        category(1),
        category(2, { parentCategoryId: 1 }),
        category(3, { parentCategoryId: 1, seq: 0 }),
      ],
      [dish(21, 2), dish(11, 1), dish(31, 3)],
      'list',
    );
    expect(idsOf(groups)).toEqual([[1, [[11], [31], [21]]]]);
    expect(groups[0]?.parts.map((part) => part.category?.categoryId)).toEqual([undefined, 3, 2]);
  });

  test.each<[string, ...Category[]]>([
    ['under a parent that is not there', category(1), category(7, { parentCategoryId: 5 })],
    [
      'of categories that name each other',
      category(1, { parentCategoryId: 7 }),
      category(7, { parentCategoryId: 1 }),
    ],
  ])('%s are not lost', (_, ...categories) => {
    const shown = menuGroups(categories, [dish(11, 1), dish(99, 7)], 'list').flatMap(({ parts }) =>
      parts.flatMap((part) => part.items.map(({ id }) => id)),
    );
    expect(shown.toSorted((a, b) => a - b)).toEqual([11, 99]);
  });

  test('have the layout of the category, else of its parent, else of the menu', () => {
    const groups = menuGroups(
      [
        category(1),
        category(2, { layout: 'large' }),
        category(3, { parentCategoryId: 2 }),
        category(4, { parentCategoryId: 2, layout: 'list' }),
      ],
      [dish(11, 1), dish(21, 2), dish(31, 3), dish(41, 4)],
      'grid',
    );
    expect(groups.flatMap(({ parts }) => parts.map(({ layout }) => layout))).toEqual([
      'grid',
      'large',
      'large',
      'list',
    ]);
  });

  test.each([
    ['beside', 'grid', 'grid'],
    ['above', 'list', 'large'],
    ['text', 'large', 'text'],
  ] as const)('are drawn with cards %s in a %s as %s', (cards, layout, drawn) => {
    const [group] = menuGroups([category(1)], [dish(11, 1)], layout, cards);
    expect(group?.parts[0]?.layout).toBe(drawn);
  });

  test('without a single picture are a list', () => {
    const plain = menuItem({ id: 1, categoryId: 1 });
    expect(menuGroups([category(1)], [plain], 'large')[0]?.parts[0]?.layout).toBe('list');
  });
});
