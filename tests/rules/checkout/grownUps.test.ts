import { expect, it } from 'vitest';
import type { Modifier } from '../../../src/contract/modifiers.ts';
import { forGrownUps } from '../../../src/rules/checkout/grownUps.ts';
import { menuItem, modifier } from '../make.ts';

const ALCOHOL = ['containsAlcohol' as const];
const named = (labelEN: string, labelAR: string) => ({ label: labelEN, labelEN, labelAR });
const MENU = [
  menuItem({ id: 1, ...named('Tea', 'شاي') }),
  menuItem({ id: 2, ...named('Rum cake', 'كعكة بالروم'), dietaryTags: ALCOHOL }),
  menuItem({ id: 3, ...named('Beer', 'بيرة'), dietaryTags: ALCOHOL, minAge: 18 }),
  menuItem({ id: 4, ...named('Whisky', 'ويسكي'), dietaryTags: ALCOHOL, minAge: 21 }),
  menuItem({ id: 5, ...named('Shisha', 'شيشة'), minAge: 21 }),
  menuItem({ id: 6, ...named('Trifle', ''), dietaryTags: ALCOHOL, minAge: 0 }),
  menuItem({ id: 7, label: 'Arak', labelEN: '', labelAR: '', minAge: 18 }),
  menuItem({ id: 8, ...named('Beer', 'بيرة'), minAge: 18 }),
  menuItem({ id: 9, ...named('For all', 'للجميع'), minAge: 0 }),
];

type Told = [age: number | undefined, names: string[]][];
const IN_ORDER: Told = [
  [21, ['Shisha']],
  [18, ['Beer']],
  [undefined, ['Rum cake']],
];

type Line = [menuItemId: number, qty?: number, chosen?: Modifier[]];
const course = (comboItemId?: number) => modifier({ comboItemId });

it.each<[name: string, lines: Line[], told: Told]>([
  ['nothing of that kind', [[1]], []],
  ['a dish on no menu', [[99]], []],
  ['an age of nothing', [[9]], []],
  ['alcohol with an age of nothing', [[6]], [[undefined, ['Trifle']]]],
  ['alcohol with an age limit is shown once', [[3]], [[18, ['Beer']]]],
  ['an age without alcohol', [[5]], [[21, ['Shisha']]]],
  ['none of it', [[3, 0]], []],
  ['two dishes of one name', [[3], [8]], [[18, ['Beer']]]],
  ['two with one age limit', [[5], [4]], [[21, ['Whisky', 'Shisha']]]],
  ['the highest age first, alcohol alone last', [[2], [3], [5]], IN_ORDER],
  ['a course of a set meal', [[1, 1, [course(3)]]], [[18, ['Beer']]]],
  ['a course and its dish', [[3], [1, 1, [course(3)]]], [[18, ['Beer']]]],
  ['a choice that is no dish', [[1, 1, [course()]]], []],
  ['a name of one language', [[7]], [[18, ['Arak']]]],
])('%s', (_name, lines, told) => {
  const cart = lines.map(([menuItemId, qty = 1, modifierLists = []]) => ({
    menuItemId,
    qty,
    modifierLists,
  }));
  const found = forGrownUps(cart, MENU, 'EN');
  expect(found.map(({ minAge, names }) => [minAge, names])).toEqual(told);
});

it.each([
  ['EN', ['Beer'], ['Rum cake', 'Trifle']],
  ['AR', ['بيرة'], ['كعكة بالروم', 'Trifle']],
] as const)('in %s, whatever the language of the stored menu', (lang, beer, others) => {
  const cart = [3, 2, 6].map((menuItemId) => ({ menuItemId, qty: 1, modifierLists: [] }));
  expect(forGrownUps(cart, MENU, lang)).toEqual([
    { minAge: 18, names: beer },
    { minAge: undefined, names: others },
  ]);
});

it('on a phone that does not know the menu', () => {
  expect(forGrownUps([{ menuItemId: 3, qty: 1, modifierLists: [] }], [], 'EN')).toEqual([]);
});
