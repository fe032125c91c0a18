import { expect, test } from 'vitest';
import { isEmptyProfile, ownWords, profileOf } from '../../../src/rules/allergy/profile.ts';

test.each<[string, string[], string[]]>([
  ['without the spaces around them', ['  pine \n nuts '], ['pine nuts']],
  ['each once', ['Garlic', 'garlic'], ['garlic']],
  ['empty ones dropped', ['', '   ', '\u0000'], []],
  ['each at most forty letters', ['a'.repeat(60)], ['a'.repeat(40)]],
  ['at most ten', 'a b c d e f g h i j k l'.split(' '), 'a b c d e f g h i j'.split(' ')],
])('own words: %s', (_, words, kept) => {
  expect(ownWords(words)).toEqual(kept);
});

test("a profile is sorted like the law's list, and keeps no tag that is not a diet", () => {
  expect(profileOf({ allergens: ['nuts', 'gluten'], diets: ['spicy', 'vegan'] })).toEqual({
    allergens: ['gluten', 'nuts'],
    diets: ['vegan'],
    words: [],
    hidesDishes: false,
    tellsKitchen: false,
  });
});

test.each([
  [{ allergens: [], diets: [], words: [' '] }, true],
  [{ hidesDishes: true, tellsKitchen: true }, true],
  [{ words: ['garlic'] }, false],
  [{ diets: ['halal' as const] }, false],
])('%o avoids nothing: %s', (stored, isEmpty) => {
  expect(isEmptyProfile(profileOf(stored))).toBe(isEmpty);
});
