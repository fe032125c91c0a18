import { expect, it } from 'vitest';
import { namesOfPlaces } from '../../../src/rules/search/namesOfPlaces.ts';

const place = (categoryId: number, parentCategoryId: number, labelEN: string, labelAR = '') => ({
  categoryId,
  parentCategoryId,
  labelEN,
  labelAR,
});

const namesOf = namesOfPlaces([
  place(1, 0, 'Drinks', 'مشروبات'),
  place(2, 1, 'Juices', 'عصائر'),
  place(3, 4, 'One'),
  place(4, 3, 'Other'),
]);

it.each([
  ['its own category', 1, ['Drinks', 'مشروبات']],
  ['and the one above', 2, ['Juices', 'عصائر', 'Drinks', 'مشروبات']],
  ['two that are parts of each other', 3, ['One', '', 'Other', '']],
  ['a category that the menu does not have', 9, []],
])('%s', (_, categoryId, names) => {
  expect(namesOf({ categoryId })).toEqual(names);
});
