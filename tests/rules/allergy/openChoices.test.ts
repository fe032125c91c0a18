import { expect, test } from 'vitest';
import type { MenuItem } from '../../../src/contract/menu.ts';
import type { Allergen, Modifier } from '../../../src/contract/modifiers.ts';
import { profileOf } from '../../../src/rules/allergy/profile.ts';
import {
  judgedCard,
  judgedChoices,
  verdicts,
  worstOf,
  type Verdict,
} from '../../../src/rules/allergy/verdicts.ts';
import { modifier, modifierGroup } from '../make.ts';
import { picked } from '../menu/makeChoices.ts';
import { avoids, dish } from './makeDishes.ts';

const NESTED = modifierGroup({
  groupId: 2,
  controlId: 1,
  isRequired: true,
  parentModifierId: 101,
  modifiers: [modifier({ modifierItemId: 201, allergens: ['nuts'] })],
});
const BREADS = modifierGroup({
  groupId: 1,
  controlId: 1,
  isRequired: true,
  modifiers: [
    modifier({ modifierItemId: 101, allergens: [], labelEn: 'Bun', itemName: 'Bun' }),
    modifier({ modifierItemId: 102, allergens: ['egg'], labelEn: 'Brioche roll', itemName: '' }),
    modifier({ modifierItemId: 103, allergens: ['fish'], isAvailable: false }),
  ],
});
const EXTRAS = modifierGroup({
  groupId: 3,
  modifiers: [modifier({ modifierItemId: 301, allergens: ['milk'] })],
});
const GROUPS = [BREADS, NESTED, EXTRAS];
const burger = dish([['sesame']], 'Burger', '', { set_ModifierGroups_VMs: GROUPS });

test.each<[string, ReturnType<typeof picked>, Allergen, Verdict]>([
  ['a dependent choice could too', picked(), 'nuts', 'mayContain'],
  ['a bread that is sold out could not', picked(), 'fish', 'free'],
  ['an extra need not be chosen', picked(), 'milk', 'free'],
  ['its dependent choice is still open', picked([1, 101, 1]), 'nuts', 'mayContain'],
  ['chosen under a bread that was left', picked([1, 102, 1], [2, 201, 1]), 'nuts', 'free'],
  ['an extra with no unit', picked([1, 102, 1], [3, 301, 0]), 'milk', 'free'],
])('while choosing: %s', (_, choices, allergen, verdict) => {
  const judged = { dish: burger, menu: [], ...judgedChoices(GROUPS, choices) };
  expect(worstOf(verdicts(judged, profileOf(avoids(allergen))))).toBe(verdict);
});

const COURSE = { ...dish([['milk'], ['egg']], 'Salad'), id: 7 };

test.each<[string, Partial<Modifier>, Allergen, Verdict]>([
  ['does not mention it', { allergens: undefined }, 'egg', 'notSaid'],
  ['is a dish with traces of it', { allergens: [], comboItemId: 7 }, 'egg', 'mayContain'],
])('a choice that is still open %s', (_, choice, allergen, verdict) => {
  const groups = [modifierGroup({ isRequired: true, modifiers: [modifier(choice)] })];
  const judged = { dish: burger, menu: [COURSE], ...judgedChoices(groups, picked()) };
  expect(worstOf(verdicts(judged, profileOf(avoids(allergen))))).toBe(verdict);
});

const SET_MEAL = dish([['milk']], '', '', { isCombo: true });
const BY_DEFAULT = modifierGroup({
  modifiers: [modifier({ isDefault: true, allergens: ['egg'] })],
});

test.each<[string, MenuItem, Allergen, Verdict]>([
  ['a plain dish', dish([['milk']]), 'egg', 'free'],
  ['choices not listed', dish([['milk']], '', '', { hasModifiers: true }), 'egg', 'notSaid'],
  ['a set meal', SET_MEAL, 'egg', 'notSaid'],
  ['it contains it with any choice', SET_MEAL, 'milk', 'contains'],
  [
    'a default choice counts',
    dish([['milk']], '', '', { set_ModifierGroups_VMs: [BY_DEFAULT] }),
    'egg',
    'contains',
  ],
])('on a card: %s', (_, item, allergen, verdict) => {
  expect(worstOf(verdicts(judgedCard(item, []), profileOf(avoids(allergen))))).toBe(verdict);
});
