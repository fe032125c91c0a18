import { expect, test } from 'vitest';
import { editsBetween } from '../../../src/rules/search/distance.ts';
import { folded, soundOf, stemOf, wordsOf } from '../../../src/rules/search/letters.ts';

test.each([
  ['Crème Brûlée', 'creme brulee'],
  ['أُمّ عَلِيّ', 'ام علي'],
  ['آيس كريم', 'ايس كريم'],
  ['شــاورمـا', 'شاورما'],
  ['مشوى', 'مشوي'],
  ['مچبوس', 'مجبوس'],
  ['٧١ ۷۱', '71 71'],
  ['Kids’ man’oushe', 'kids manoushe'],
  ['ﻛﺒﺔ', 'كبه'],
  ['Straße', 'strasse'],
])('%s is written %s', (text, plain) => {
  expect(folded(text)).toBe(plain);
});

test.each([
  ['hummus', 'حمص'],
  ['7ummus', 'حمص'],
  ['chawarma', 'شاورمه'],
  ['3arayes', 'عرايس'],
  ['gahwa', 'قهوه'],
  ['machboos', 'machbus'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['kebab', 'kibbeh'],
  ['kabsa', 'kunafa'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

test.each([
  ['الحمص', 'حمص'],
  ['بالخيار', 'خيار'],
  ['للاطفال', 'اطفال'],
  ['البن', 'البن'],
  ['brownies', 'brownie'],
  ['hummus', 'hummu'],
  ['gas', 'gas'],
  ['swiss', 'swiss'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test('words are letters and digits', () => {
  expect(wordsOf('baklava, 250 g (x2)')).toEqual(['baklava', '250', 'g', 'x2']);
});

test.each([
  ['flafel', 'falafel', 1, false, 1],
  ['shwarma', 'shawarma', 1, false, 1],
  ['pomgran', 'pomegranate', 1, true, 1],
  ['pomgran', 'pomegranate', 1, false, undefined],
  ['tea', 'sea', 0, false, undefined],
  ['abcd', 'wxyz', 2, false, undefined],
  ['falafelfalafel', 'fal', 2, true, undefined],
])('%s to %s with %i at most', (typed, word, edits, isPrefix, count) => {
  expect(editsBetween(typed, word, { edits, isPrefix })).toBe(count);
});
