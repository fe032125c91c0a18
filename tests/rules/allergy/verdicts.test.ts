import { describe, expect, test } from 'vitest';
import type { MenuItem } from '../../../src/contract/menu.ts';
import type { Modifier } from '../../../src/contract/modifiers.ts';
import { profileOf, type StoredProfile } from '../../../src/rules/allergy/profile.ts';
import { verdicts, worstOf, type Verdict } from '../../../src/rules/allergy/verdicts.ts';
import { avoids, choice, dish, keeps, word } from './makeDishes.ts';

const BREAD = choice(['gluten'], { comboItemId: 900 });
const MENU = [
  dish([['egg'], ['nuts'], ['vegetarian']], 'Flatbread', 'Baked with sesame', { id: 900 }),
  dish([[], [], ['vegan', 'halal']], 'Salad', 'Leaves', { id: 901 }),
];

const of = (item: MenuItem | undefined, chosen: Modifier[], stored: StoredProfile) =>
  verdicts({ dish: item, chosen, open: [], menu: MENU }, profileOf(stored));

type Row = [
  about: string,
  item: MenuItem | undefined,
  chosen: Modifier[],
  stored: StoredProfile,
  verdict: Verdict,
];

const OF_LISTS: Row[] = [
  ['it is on its list', dish([['milk']]), [], avoids('milk'), 'contains'],
  ['another is on its list', dish([['milk']]), [], avoids('egg'), 'free'],
  ['it is among the traces', dish([[], ['nuts']]), [], avoids('nuts'), 'mayContain'],
  ['another is among the traces', dish([[], ['nuts']]), [], avoids('milk'), 'free'],
  ['on both lists', dish([['nuts'], ['nuts']]), [], avoids('nuts'), 'contains'],
  ['nothing is said at all', dish([]), [], avoids('milk'), 'notSaid'],
  ['nothing but a tag of another kind', dish([[], [], ['spicy']]), [], avoids('milk'), 'notSaid'],
  ['the dish is not known', undefined, [], avoids('milk'), 'notSaid'],
  ['of two, the worse counts', dish([['milk']]), [], avoids('egg', 'milk'), 'contains'],
];

const OF_TAGS: Row[] = [
  ['gluten-free', dish([[], [], ['glutenFree']]), [], avoids('gluten'), 'free'],
  [
    'gluten-free says nothing of milk',
    dish([[], [], ['glutenFree']]),
    [],
    avoids('milk'),
    'notSaid',
  ],
  ['dairy-free', dish([[], [], ['dairyFree']]), [], avoids('milk'), 'free'],
  ['nut-free', dish([[], [], ['nutFree']]), [], avoids('nuts'), 'free'],
  [
    'nut-free says nothing of peanuts',
    dish([[], [], ['nutFree']]),
    [],
    avoids('peanut'),
    'notSaid',
  ],
  ['vegan has no egg', dish([[], [], ['vegan']]), [], avoids('egg'), 'free'],
  ['vegan has no milk', dish([[], [], ['vegan']]), [], avoids('milk'), 'free'],
  ['vegan has no squid', dish([[], [], ['vegan']]), [], avoids('molluscs'), 'free'],
  ['vegan may have nuts', dish([[], [], ['vegan']]), [], avoids('nuts'), 'notSaid'],
  ['vegetarian has no fish', dish([[], [], ['vegetarian']]), [], avoids('fish'), 'free'],
  ['vegetarian may have egg', dish([[], [], ['vegetarian']]), [], avoids('egg'), 'notSaid'],
  ['a list beats a tag', dish([['milk'], [], ['dairyFree']]), [], avoids('milk'), 'contains'],
  ['traces beat a tag', dish([[], ['nuts'], ['nutFree']]), [], avoids('nuts'), 'mayContain'],
  ['vegan with egg', dish([['egg'], [], ['vegan']]), [], avoids('egg'), 'contains'],
];

const OF_CHOICES: Row[] = [
  ['the sauce brings it', dish([['milk']]), [choice(['egg'])], avoids('egg'), 'contains'],
  ['the sauce has none', dish([['milk']]), [choice([])], avoids('egg'), 'free'],
  ['the sauce says nothing', dish([['milk']]), [choice(undefined)], avoids('egg'), 'notSaid'],
  ['no unit of it', dish([['milk']]), [choice(['egg'], { quantity: 0 })], avoids('egg'), 'free'],
  [
    'a free unit counts too',
    dish([['milk']]),
    [choice(['egg'], { isPriced: false })],
    avoids('egg'),
    'contains',
  ],
  [
    '"no onions" says nothing and need not',
    dish([['milk']]),
    [choice(undefined, { isNonItemMod: true })],
    avoids('egg'),
    'free',
  ],
  [
    'one of two says nothing',
    dish([['milk']]),
    [choice([]), choice(undefined)],
    avoids('egg'),
    'notSaid',
  ],
  [
    'a tag, and a sauce that says nothing',
    dish([[], [], ['nutFree']]),
    [choice(undefined)],
    avoids('nuts'),
    'notSaid',
  ],
  [
    'a tag, and a sauce that brings it',
    dish([[], [], ['nutFree']]),
    [choice(['nuts'])],
    avoids('nuts'),
    'contains',
  ],
  ['its choices tell of a dish not known', undefined, [choice(['egg'])], avoids('egg'), 'contains'],
  ['and no more than that', undefined, [choice([])], avoids('egg'), 'notSaid'],
  ['a component by its own choice', dish([['milk']]), [BREAD], avoids('gluten'), 'contains'],
  ['a component by its own list', dish([['milk']]), [BREAD], avoids('egg'), 'contains'],
  ['a component by its traces', dish([['milk']]), [BREAD], avoids('nuts'), 'mayContain'],
  ['a component by its text', dish([['milk']]), [BREAD], avoids('sesame'), 'mayContain'],
  ['a component that tells all', dish([['milk']]), [BREAD], avoids('celery'), 'free'],
  [
    'a component by its tag',
    dish([['gluten']]),
    [choice(undefined, { comboItemId: 901 })],
    avoids('egg'),
    'free',
  ],
  [
    'a component that nobody knows',
    dish([['gluten']]),
    [choice(undefined, { comboItemId: 999 })],
    avoids('egg'),
    'notSaid',
  ],
];

const OF_TEXTS: Row[] = [
  [
    'its text names walnuts',
    dish([], 'Muhammara', 'With walnuts'),
    [],
    avoids('nuts'),
    'mayContain',
  ],
  ['in Arabic', dish([], 'محمرة', 'فلفل وجوز'), [], avoids('nuts'), 'mayContain'],
  ['with the article', dish([], 'صحن', 'متبل بالطحينة'), [], avoids('sesame'), 'mayContain'],
  ['though another is on its list', dish([['egg']], 'Milk rice'), [], avoids('milk'), 'mayContain'],
  ['though a tag says no', dish([[], [], ['vegan']], 'Cheese'), [], avoids('milk'), 'mayContain'],
  ['the list knows better', dish([['nuts']], 'Walnuts'), [], avoids('nuts'), 'contains'],
  ['without walnuts', dish([], 'Plate', 'without walnuts'), [], avoids('nuts'), 'notSaid'],
  ['without any walnuts', dish([], 'Plate', 'without any walnuts'), [], avoids('nuts'), 'notSaid'],
  ['nut-free in words', dish([], 'Nut-free cake'), [], avoids('nuts'), 'notSaid'],
  ['in Arabic: without', dish([], 'كعك', 'بدون مكسرات'), [], avoids('nuts'), 'notSaid'],
  ['in Arabic: free from', dish([], 'كعك', 'خالٍ من الحليب'), [], avoids('milk'), 'notSaid'],
  ['not free from', dish([], 'Cake', 'not free from nuts'), [], avoids('nuts'), 'mayContain'],
  ['no sugar, but milk', dish([], 'Cake', 'no sugar, milk'), [], avoids('milk'), 'mayContain'],
  ['sugar-free, with milk', dish([], 'Cake', 'sugar-free milk'), [], avoids('milk'), 'notSaid'],
  ['coconut milk', dish([], 'Curry', 'in coconut milk'), [], avoids('milk'), 'notSaid'],
  ['coconut, then milk', dish([], 'Curry', 'coconut, milk'), [], avoids('milk'), 'mayContain'],
  ['almond milk is of nuts', dish([], 'Latte', 'almond milk'), [], avoids('nuts'), 'mayContain'],
  ['coconut in Arabic', dish([], 'كاري', 'جوز الهند'), [], avoids('nuts'), 'notSaid'],
  ['only whole words', dish([], 'Doughnut', 'glazed'), [], avoids('nuts'), 'notSaid'],
  ['eggplant', dish([], 'Eggplant'), [], avoids('egg'), 'notSaid'],
  [
    'its choice is named so',
    dish([]),
    [choice(undefined, { labelEn: 'Tahini' })],
    avoids('sesame'),
    'mayContain',
  ],
];

const OF_DIETS: Row[] = [
  ['vegan', dish([[], [], ['vegan']]), [], keeps('vegan'), 'free'],
  ['vegan is vegetarian', dish([[], [], ['vegan']]), [], keeps('vegetarian'), 'free'],
  ['vegetarian is not vegan', dish([[], [], ['vegetarian']]), [], keeps('vegan'), 'notSaid'],
  ['vegan with egg on its list', dish([['egg'], [], ['vegan']]), [], keeps('vegan'), 'contains'],
  ['milk alone says it is not vegan', dish([['milk']]), [], keeps('vegan'), 'contains'],
  ['milk is vegetarian enough', dish([['milk']]), [], keeps('vegetarian'), 'notSaid'],
  ['fish is not', dish([['fish']]), [], keeps('vegetarian'), 'contains'],
  ['traces of milk do not break it', dish([[], ['milk'], ['vegan']]), [], keeps('vegan'), 'free'],
  ['a sauce breaks it', dish([[], [], ['vegan']]), [choice(['milk'])], keeps('vegan'), 'contains'],
  ['a sauce without a word', dish([[], [], ['vegan']]), [choice([])], keeps('vegan'), 'notSaid'],
  [
    'a component that keeps it',
    dish([[], [], ['vegan']]),
    [choice(undefined, { comboItemId: 901 })],
    keeps('vegan'),
    'free',
  ],
  ['halal', dish([[], [], ['halal']]), [], keeps('halal'), 'free'],
  [
    'halal with alcohol',
    dish([[], [], ['halal', 'containsAlcohol']]),
    [],
    keeps('halal'),
    'contains',
  ],
  [
    'no alcohol, but it has',
    dish([[], [], ['containsAlcohol']]),
    [],
    keeps('containsAlcohol'),
    'contains',
  ],
  ['no alcohol: halal says so', dish([[], [], ['halal']]), [], keeps('containsAlcohol'), 'free'],
  ['no alcohol: nothing said', dish([['milk']]), [], keeps('containsAlcohol'), 'notSaid'],
  [
    'no alcohol: wine in its text',
    dish([], 'Stew', 'in red wine'),
    [],
    keeps('containsAlcohol'),
    'mayContain',
  ],
  ['non-alcoholic beer', dish([], 'Non-alcoholic beer'), [], keeps('containsAlcohol'), 'notSaid'],
  ['kosher', dish([[], [], ['kosher']]), [], keeps('kosher'), 'free'],
  ['kosher with shrimps', dish([['crustaceans'], [], ['kosher']]), [], keeps('kosher'), 'contains'],
];

const OF_WORDS: Row[] = [
  ['its text has it', dish([], 'Lentils', 'with garlic'), [], word('garlic'), 'contains'],
  ['its name has it', dish([], 'Garlic bread'), [], word('Garlic'), 'contains'],
  [
    'its choice has it',
    dish([]),
    [choice([], { labelEn: 'Garlic sauce' })],
    word('garlic'),
    'contains',
  ],
  ['never free', dish([['milk']], 'Rice'), [], word('garlic'), 'notSaid'],
  ['two words in a row', dish([], 'Rice', 'with pine nuts'), [], word('pine nuts'), 'contains'],
  ['two words apart', dish([], 'Pine', 'and nuts'), [], word('pine nuts'), 'notSaid'],
  [
    'two words around a comma',
    dish([], 'Rice', 'with pine, nuts'),
    [],
    word('pine nuts'),
    'notSaid',
  ],
  ['without it', dish([], 'Lentils', 'without garlic'), [], word('garlic'), 'notSaid'],
  ['in Arabic, with the article', dish([], 'عدس', 'مع الثوم'), [], word('ثوم'), 'contains'],
  ['a part of a word', dish([], 'Corned beef'), [], word('corn'), 'notSaid'],
];

describe.each([
  ['lists', OF_LISTS],
  ['tags', OF_TAGS],
  ['choices', OF_CHOICES],
  ['texts', OF_TEXTS],
  ['diets', OF_DIETS],
  ['own words', OF_WORDS],
])('what is known by %s', (_, rows) => {
  test.each(rows)('%s', (_about, item, chosen, stored, verdict) => {
    expect(worstOf(of(item, chosen, stored))).toBe(verdict);
  });
});

test('each is told apart, with the reason for a guess', () => {
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

test('nothing is said to who avoids nothing', () => {
  expect(worstOf(of(dish([['milk']]), [], {}))).toBeUndefined();
});
