import { describe, expect, test } from 'vitest';
import type { DietaryTag, MenuItem } from '../../../src/contract/menu.ts';
import type { Modifier } from '../../../src/contract/modifiers.ts';
import { profileOf, type StoredProfile } from '../../../src/rules/allergy/profile.ts';
import { verdicts, worstOf, type Verdict } from '../../../src/rules/allergy/verdicts.ts';
import { avoids, choice, dish, keeps, word } from './makeDishes.ts';

const BREAD = choice(['gluten'], { comboItemId: 900 });
const NO_ONIONS = choice(undefined, { isNonItemMod: true });
const TAHINI = choice(undefined, { labelEn: 'Tahini' });
const MENU = [
  dish([['egg'], ['nuts'], ['vegetarian']], 'Flatbread', 'Baked with sesame', { id: 900 }),
  dish([[], [], ['vegan', 'halal']], 'Salad', 'Leaves', { id: 901 }),
];

const of = (item: MenuItem | undefined, chosen: Modifier[], stored: StoredProfile) =>
  verdicts({ dish: item, chosen, open: [], menu: MENU }, profileOf(stored));

type Row = [
  about: string,
  item: MenuItem | undefined,
  stored: StoredProfile,
  verdict: Verdict,
  chosen?: Modifier[],
];

const MILKY = dish([['milk']]);
const tagged = (...tags: DietaryTag[]) => dish([[], [], tags]);
const named = (name: string, description = '') => dish([], name, description);
const part = (comboItemId: number) => choice(undefined, { comboItemId });

const OF_LISTS: Row[] = [
  ['it is on its list', MILKY, avoids('milk'), 'contains'],
  ['another is on its list', MILKY, avoids('egg'), 'free'],
  ['on both lists', dish([['nuts'], ['nuts']]), avoids('nuts'), 'contains'],
  ['the dish states nothing', dish([]), avoids('milk'), 'notSaid'],
  ['the dish is not known', undefined, avoids('milk'), 'notSaid'],
  ['of two, the worse counts', MILKY, avoids('egg', 'milk'), 'contains'],
];

const OF_TAGS: Row[] = [
  ['gluten-free', tagged('glutenFree'), avoids('gluten'), 'free'],
  ['gluten-free does not exclude milk', tagged('glutenFree'), avoids('milk'), 'notSaid'],
  ['dairy-free', tagged('dairyFree'), avoids('milk'), 'free'],
  ['nut-free', tagged('nutFree'), avoids('nuts'), 'free'],
  ['nut-free does not exclude peanuts', tagged('nutFree'), avoids('peanut'), 'notSaid'],
  ['vegan has no squid', tagged('vegan'), avoids('molluscs'), 'free'],
  ['vegan may have nuts', tagged('vegan'), avoids('nuts'), 'notSaid'],
  ['vegetarian has no fish', tagged('vegetarian'), avoids('fish'), 'free'],
  ['vegetarian may have egg', tagged('vegetarian'), avoids('egg'), 'notSaid'],
  ['a list beats a tag', dish([['milk'], [], ['dairyFree']]), avoids('milk'), 'contains'],
  ['traces beat a tag', dish([[], ['nuts'], ['nutFree']]), avoids('nuts'), 'mayContain'],
];

const OF_CHOICES: Row[] = [
  ['the sauce brings it', MILKY, avoids('egg'), 'contains', [choice(['egg'])]],
  ['the sauce does not contain it', MILKY, avoids('egg'), 'free', [choice([])]],
  ['no unit of it', MILKY, avoids('egg'), 'free', [choice(['egg'], { quantity: 0 })]],
  ['"no onions" need not say it', MILKY, avoids('egg'), 'free', [NO_ONIONS]],
  ['one of two states nothing', MILKY, avoids('egg'), 'notSaid', [choice([]), choice(undefined)]],
  ['a tag, a silent sauce', tagged('nutFree'), avoids('nuts'), 'notSaid', [choice(undefined)]],
  ['a dish not known, a sauce with it', undefined, avoids('egg'), 'contains', [choice(['egg'])]],
  ['a component by its own choice', MILKY, avoids('gluten'), 'contains', [BREAD]],
  ['a component by its own list', MILKY, avoids('egg'), 'contains', [BREAD]],
  ['a component by its traces', MILKY, avoids('nuts'), 'mayContain', [BREAD]],
  ['a component by its text', MILKY, avoids('sesame'), 'mayContain', [BREAD]],
  ['a component by its tag', MILKY, avoids('egg'), 'free', [part(901)]],
  ['an unknown component', MILKY, avoids('egg'), 'notSaid', [part(999)]],
];

const OF_TEXTS: Row[] = [
  ['in Arabic', named('محمرة', 'فلفل وجوز'), avoids('nuts'), 'mayContain'],
  ['with the article', named('صحن', 'متبل بالطحينة'), avoids('sesame'), 'mayContain'],
  ['another is on its list', dish([['egg']], 'Milk rice'), avoids('milk'), 'mayContain'],
  ['the list overrides the text', dish([['nuts']], 'Walnuts'), avoids('nuts'), 'contains'],
  ['without any walnuts', named('Plate', 'without any walnuts'), avoids('nuts'), 'notSaid'],
  ['nut-free in words', named('Nut-free cake'), avoids('nuts'), 'notSaid'],
  ['in Arabic: without', named('كعك', 'بدون مكسرات'), avoids('nuts'), 'notSaid'],
  ['in Arabic: free from', named('كعك', 'خالٍ من الحليب'), avoids('milk'), 'notSaid'],
  ['not free from', named('Cake', 'not free from nuts'), avoids('nuts'), 'mayContain'],
  ['sugar-free, with milk', named('Cake', 'sugar-free milk'), avoids('milk'), 'notSaid'],
  ['coconut milk', named('Curry', 'in coconut milk'), avoids('milk'), 'notSaid'],
  ['almond milk is of nuts', named('Latte', 'almond milk'), avoids('nuts'), 'mayContain'],
  ['coconut in Arabic', named('كاري', 'جوز الهند'), avoids('nuts'), 'notSaid'],
  ['only whole words', named('Eggplant'), avoids('egg'), 'notSaid'],
  ['its choice is named so', dish([]), avoids('sesame'), 'mayContain', [TAHINI]],
];

const OF_DIETS: Row[] = [
  ['vegan is vegetarian', tagged('vegan'), keeps('vegetarian'), 'free'],
  ['vegetarian is not vegan', tagged('vegetarian'), keeps('vegan'), 'notSaid'],
  ['vegan with egg on its list', dish([['egg'], [], ['vegan']]), keeps('vegan'), 'contains'],
  ['milk is vegetarian enough', MILKY, keeps('vegetarian'), 'notSaid'],
  ['fish is not', dish([['fish']]), keeps('vegetarian'), 'contains'],
  ['traces do not break it', dish([[], ['milk'], ['vegan']]), keeps('vegan'), 'free'],
  ['a sauce breaks it', tagged('vegan'), keeps('vegan'), 'contains', [choice(['milk'])]],
  ['a sauce without a statement', tagged('vegan'), keeps('vegan'), 'notSaid', [choice([])]],
  ['a component that keeps it', tagged('vegan'), keeps('vegan'), 'free', [part(901)]],
  ['halal with alcohol', tagged('halal', 'containsAlcohol'), keeps('halal'), 'contains'],
  ['alcohol', tagged('containsAlcohol'), keeps('containsAlcohol'), 'contains'],
  ['no alcohol: the dish is halal', tagged('halal'), keeps('containsAlcohol'), 'free'],
  ['no alcohol: nothing said', MILKY, keeps('containsAlcohol'), 'notSaid'],
  ['wine in its text', named('Stew', 'in red wine'), keeps('containsAlcohol'), 'mayContain'],
  ['non-alcoholic beer', named('Non-alcoholic beer'), keeps('containsAlcohol'), 'notSaid'],
  ['kosher, shrimps', dish([['crustaceans'], [], ['kosher']]), keeps('kosher'), 'contains'],
];

const OF_WORDS: Row[] = [
  ['its name has it', named('Garlic bread'), word('Garlic'), 'contains'],
  ['its choice has it', dish([]), word('tahini'), 'contains', [TAHINI]],
  ['never free', dish([['milk']], 'Rice'), word('garlic'), 'notSaid'],
  ['two words in a row', named('Rice', 'with pine nuts'), word('pine nuts'), 'contains'],
  ['two words around a comma', named('Rice', 'with pine, nuts'), word('pine nuts'), 'notSaid'],
  ['without it', named('Lentils', 'without garlic'), word('garlic'), 'notSaid'],
  ['in Arabic, with the article', named('عدس', 'مع الثوم'), word('ثوم'), 'contains'],
  ['a part of a word', named('Corned beef'), word('corn'), 'notSaid'],
];

describe.each([
  ['lists', OF_LISTS],
  ['tags', OF_TAGS],
  ['choices', OF_CHOICES],
  ['texts', OF_TEXTS],
  ['diets', OF_DIETS],
  ['own words', OF_WORDS],
])('the verdicts for %s', (_, rows) => {
  test.each(rows)('%s', (_about, item, stored, verdict, chosen = []) => {
    expect(worstOf(of(item, chosen, stored))).toBe(verdict);
  });
});

test('each verdict is distinct, with the reason for a guess', () => {
  const stored: StoredProfile = {
    allergens: ['milk', 'sesame', 'egg'],
    diets: ['vegan'],
    words: ['garlic'],
  };
  const item = dish([['milk']], 'Plate', 'Tahini and garlic');
  expect(of(item, [], stored)).toEqual([
    { subject: { kind: 'allergen', name: 'egg' }, verdict: 'free' },
    { subject: { kind: 'allergen', name: 'milk' }, verdict: 'contains' },
    { subject: { kind: 'allergen', name: 'sesame' }, verdict: 'mayContain', because: 'text' },
    { subject: { kind: 'diet', name: 'vegan' }, verdict: 'contains' },
    { subject: { kind: 'word', name: 'garlic' }, verdict: 'contains' },
  ]);
});

test('a diner who avoids nothing sees nothing', () => {
  expect(worstOf(of(dish([['milk']]), [], {}))).toBeUndefined();
});
