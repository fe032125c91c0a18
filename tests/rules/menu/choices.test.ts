import { describe, expect, test } from 'vitest';
import type { Modifier, ModifierGroup } from '../../../src/contract/modifiers.ts';
import {
  choiceProblems,
  choicesOfLine,
  choose,
  chosenModifiers,
  chosenWords,
  defaultChoices,
  leastOf,
  mostOf,
  mostOfModifier,
  shownGroups,
  unitsIn,
  unitsOf,
  type Choices,
} from '../../../src/rules/menu/choices.ts';
import { chosen, modifier, modifierGroup } from '../make.ts';
import { option, picked, sauces, size } from './makeChoices.ts';

test.each([
  [1, 'Extra sauce', 'صلصة إضافية'],
  [2, '2 × Extra sauce', '2 × صلصة إضافية'],
])('a choice of %i is named with its units', (quantity, en, ar) => {
  const sauce = modifier({ quantity, labelEn: 'Extra sauce', labelAr: 'صلصة إضافية' });
  expect(chosenWords(sauce, 'EN')).toBe(en);
  expect(chosenWords(sauce, 'AR')).toBe(ar);
});

describe('the limits of a group', () => {
  test.each<[string, Partial<ModifierGroup>, number, number]>([
    ['at most one', { controlId: 1 }, 0, 1],
    ['more than it allows', { isRequired: true, min: 5, max: 3 }, 3, 3],
    ['two of a single choice', { controlId: 1, min: 2 }, 1, 1],
  ])('%s', (_, over, least, most) => {
    expect(leastOf(modifierGroup(over))).toBe(least);
    expect(mostOf(modifierGroup(over))).toBe(most);
  });

  test.each<[string, Partial<ModifierGroup>, Partial<Modifier>, number]>([
    ['several choices, each once', { controlId: 2, max: 5 }, { maxQty: 4 }, 1],
    ['a quantity each, up to its own limit', { controlId: 3, max: 5 }, { maxQty: 4 }, 4],
    ['not available', { controlId: 3 }, { isAvailable: false }, 0],
  ])('units of one modifier: %s', (_, group, over, most) => {
    const owner = modifierGroup({ ...group, modifiers: [option(5, over)] });
    expect(mostOfModifier(owner, option(5, over), [owner])).toBe(most);
  });

  test('a combo slot allows a dish with choices of its own once, another up to its limit', () => {
    const slot = modifierGroup({
      groupId: 5,
      isComboSlot: true,
      max: 3,
      modifiers: [option(51), option(52)],
    });
    const nested = modifierGroup({ groupId: 6, parentModifierId: 51 });
    expect(mostOfModifier(slot, option(51), [slot, nested])).toBe(1);
    expect(mostOfModifier(slot, option(52), [slot, nested])).toBe(3);
    expect(mostOfModifier({ ...slot, isComboSlot: false }, option(51), [slot, nested])).toBe(3);
  });
});

describe('choosing', () => {
  test('starts with the available defaults', () => {
    expect(defaultChoices([size, sauces])).toEqual(picked([1, 12, 1]));
    const several = modifierGroup({
      groupId: 3,
      max: 2,
      modifiers: [
        option(1, { isDefault: true, isAvailable: false }),
        option(2, { isDefault: true }),
        option(3, { isDefault: true }),
        option(4, { isDefault: true }),
      ],
    });
    expect(defaultChoices([several])).toEqual(picked([3, 2, 1], [3, 3, 1]));
  });

  test('in a group of one replaces the other', () => {
    const choices = choose(picked([1, 12, 1], [2, 21, 2]), size, 11, 1);
    expect(choices).toEqual(picked([1, 11, 1], [2, 21, 2]));
  });

  test('in another group adds to the others', () => {
    const choices = choose(picked([2, 21, 2]), sauces, 22, 1);
    expect(choices).toEqual(picked([2, 21, 2], [2, 22, 1]));
    expect(unitsIn(choices, 2)).toBe(3);
    expect(unitsOf(choices, 2, 21)).toBe(2);
    expect(unitsOf(choices, 9, 21)).toBe(0);
  });

  test('of no units removes a choice and keeps earlier choices', () => {
    const before = picked([2, 21, 2]);
    expect(unitsIn(choose(before, sauces, 21, 0), 2)).toBe(0);
    expect(unitsIn(before, 2)).toBe(2);
  });
});

const TOO_FEW = { groupId: 1, kind: 'tooFew', limit: 1 };
const TOO_MANY = { groupId: 2, kind: 'tooMany', limit: 4 };

test.each([
  ['nothing chosen', picked(), [TOO_FEW]],
  ['too many', picked([1, 11, 1], [2, 21, 3], [2, 22, 2]), [TOO_MANY]],
  ['both, in the order of the page', picked([2, 21, 5]), [TOO_FEW, TOO_MANY]],
])('what prevents adding a dish: %s', (_, choices, problems) => {
  expect(choiceProblems([sauces, size], choices)).toEqual(problems);
});

describe('nested groups', () => {
  const side = modifierGroup({
    groupId: 1,
    modifiers: [option(11), option(12)],
    isComboSlot: true,
  });
  const dip = modifierGroup({
    groupId: 2,
    parentModifierId: 11,
    isRequired: true,
    modifiers: [option(21, { price: 0.5 })],
  });
  const heat = modifierGroup({ groupId: 3, parentModifierId: 21, modifiers: [option(31)] });
  const drink = modifierGroup({ groupId: 4, groupSeq: 2, modifiers: [option(41)] });
  const groups = [drink, heat, dip, side];
  const ids = (choices: Choices) => shownGroups(groups, choices).map(({ groupId }) => groupId);

  test('appear below the choice they depend on, and disappear with it', () => {
    expect(ids(picked())).toEqual([1, 4]);
    expect(ids(picked([1, 12, 1]))).toEqual([1, 4]);
    expect(ids(picked([1, 11, 1]))).toEqual([1, 2, 4]);
    expect(ids(picked([1, 11, 1], [2, 21, 1]))).toEqual([1, 2, 3, 4]);
    expect(ids(picked([2, 21, 1]))).toEqual([1, 4]);
  });

  test('require their choice only while they are shown', () => {
    expect(choiceProblems(groups, picked([1, 12, 1]))).toEqual([]);
    expect(choiceProblems(groups, picked([1, 11, 1]))).toEqual([
      { groupId: 2, kind: 'tooFew', limit: 1 },
    ]);
  });

  test('put the modifier they depend on into the line, and nothing once it is gone', () => {
    const line = chosenModifiers(groups, picked([1, 11, 1], [2, 21, 1]), 3);
    expect(line.map(({ groupId, modifiers }) => [groupId, modifiers[0]?.parentId])).toEqual([
      [1, undefined],
      [2, 11],
    ]);
    const without = chosenModifiers(groups, picked([1, 12, 1], [2, 21, 1]), 3);
    expect(without.map(({ groupId }) => groupId)).toEqual([1]);
  });

  test('that depend on each other in a ring do not hang the page', () => {
    const first = modifierGroup({ groupId: 1, modifiers: [option(5)] });
    const ring = modifierGroup({ groupId: 2, parentModifierId: 5, modifiers: [option(5)] });
    expect(shownGroups([first, ring], picked([1, 5, 1], [2, 5, 1]))).toEqual([first, ring]);
  });
});

describe('the choices of an edited line', () => {
  test('are those it was made of, free and priced units together', () => {
    const made = picked([1, 11, 1], [2, 22, 3], [2, 21, 1]);
    const groups = [size, { ...sauces, freeUnits: 2 }];
    expect(choicesOfLine(groups, chosenModifiers(groups, made, 3))).toEqual(made);
  });

  test('are only what is still available, up to the limits', () => {
    const stored = [
      chosen([option(13), option(99), option(11)], 1),
      chosen([option(23, { quantity: 3 })], 2),
      chosen([option(1)], 77),
    ];
    expect(choicesOfLine([size, sauces], stored)).toEqual(picked([1, 11, 1], [2, 23, 2]));
  });

  test('are found by either of the two ids', () => {
    const stored = [chosen([modifier({ modifierItemId: undefined, id: 11 })], 1)];
    expect(choicesOfLine([size], stored)).toEqual(picked([1, 11, 1]));
  });
});
