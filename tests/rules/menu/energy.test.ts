import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getMenuItemDetails } from '../../../src/contract/endpoints/dishes.ts';
import type { CartViewLine } from '../../../src/contract/cart.ts';
import type { Modifier } from '../../../src/contract/modifiers.ts';
import { energyOf, energyOfCart, isSummed, type Energy } from '../../../src/rules/menu/energy.ts';
import { chosenModifiers } from '../../../src/rules/menu/choices.ts';
import { dishCalls } from '../../../src/contract/examples/dishes.ts';
import { fullAnswer } from '../../../src/contract/examples/literal.ts';
import { menuItem, modifier, modifierGroup } from '../make.ts';
import { picked } from './makeChoices.ts';

const MENU = [
  menuItem({ id: 1, calories: 640 }),
  menuItem({ id: 2, calories: 340 }),
  menuItem({ id: 3, calories: 0 }),
  menuItem({ id: 4 }),
  menuItem({ id: 5, calories: 1240, isCombo: true }),
  menuItem({ id: 6, isCombo: true }),
];

let lastId = 100;
/** A choice with this many calories; undefined if it states none. */
const choice = (calories?: number, over: Partial<Modifier> = {}): Modifier =>
  modifier({ modifierItemId: (lastId += 1), calories, ...over });
const course = (comboItemId: number, over: Partial<Modifier> = {}) =>
  choice(undefined, { comboItemId, ...over });
const instruction = (calories?: number) => choice(calories, { isNonItemMod: true });
const units = (quantity: number, calories?: number) => choice(calories, { quantity });
const FREE_UNIT = choice(undefined, { modifierItemId: 7, isPriced: false });
const PAID_UNIT = choice(undefined, { id: 7, modifierItemId: undefined });

type Row = [
  name: string,
  calories: number | undefined,
  chosen: Modifier[],
  energy: [known: number, notSaid: number] | undefined,
];
const told = (row: Row[3]): Energy | undefined => row && { known: row[0], notSaid: row[1] };

describe('one portion of a dish', () => {
  it.each<Row>([
    ['without calories', undefined, [], undefined],
    ['with nothing in it', 0, [], [0, 0]],
    ['no unit of a choice without calories', 640, [units(0)], [640, 0]],
    ['two units of a choice without calories', 640, [units(2)], [640, 1]],
    ['a dish without, a choice with calories', undefined, [choice(80)], [80, 1]],
    ['one of three with calories', undefined, [choice(), choice(80)], [80, 2]],
    ['an instruction with a number', 640, [instruction(80)], [640, 0]],
    ['a free and a paid unit without calories', 640, [FREE_UNIT, PAID_UNIT], [640, 1]],
    ['a nested choice with calories', 640, [choice(), choice(40, { parentId: 7 })], [680, 1]],
    ['a dish of the menu as a choice', 640, [course(2)], [980, 0]],
    ['its own number comes first', 640, [course(2, { calories: 100 })], [740, 0]],
  ])('%s', (_name, calories, chosen, energy) => {
    const portion = { calories, chosen, isCombo: false, isOpen: false };
    expect(energyOf(portion, MENU)).toEqual(told(energy));
  });
});

describe('a set meal', () => {
  it.each<Row>([
    ['its own number, if a course has none', 1240, [course(1), course(4)], [1240, 0]],
    ['and an extra without calories', 1240, [course(1), course(4), choice()], [1240, 1]],
    ['courses and an extra without calories', 1240, [course(1), choice()], [640, 1]],
    ['with an instruction', 1240, [course(1), instruction(5)], [640, 0]],
  ])('%s', (_name, calories, chosen, energy) => {
    const portion = { calories, chosen, isCombo: true, isOpen: false };
    expect(energyOf(portion, MENU)).toEqual(told(energy));
  });

  it.each<Row>([
    ['shows its own number plus the extras', 1240, [course(1), choice(80)], [1320, 0]],
  ])('with a course still to be chosen %s', (_name, calories, chosen, energy) => {
    const portion = { calories, chosen, isCombo: true, isOpen: true };
    expect(energyOf(portion, MENU)).toEqual(told(energy));
  });
});

it('counts exactly the chosen units, even defaults and free ones', () => {
  const modifiers = [
    choice(80, { modifierItemId: 1, isDefault: true, price: 1 }),
    choice(50, { modifierItemId: 2, price: 1 }),
  ];
  const groups = [
    modifierGroup({ groupId: 1, freeUnits: 1, modifiers }),
    modifierGroup({
      groupId: 2,
      parentModifierId: 1,
      modifiers: [choice(7, { modifierItemId: 3 })],
    }),
  ];
  const sum = (...choices: Parameters<typeof picked>) => {
    const chosen = chosenModifiers(groups, picked(...choices), 3).flatMap((each) => each.modifiers);
    return energyOf({ calories: 640, chosen, isCombo: false, isOpen: false }, [])?.known;
  };
  expect(sum()).toBe(640);
  expect(sum([1, 2, 3])).toBe(790);
  expect(sum([1, 1, 1], [1, 2, 1])).toBe(770);
  expect(sum([1, 1, 1], [2, 3, 2])).toBe(734);
  // Its parent is not chosen.
  expect(sum([2, 3, 2])).toBe(640);
});

const line = (
  menuItemId: number,
  qty: number,
  modifierLists: Modifier[] = [],
  over: Partial<Pick<CartViewLine, 'isCombo' | 'isNonItem'>> = {},
) => ({ menuItemId, qty, modifierLists, isCombo: false, isNonItem: false, ...over });
const SET = { isCombo: true };
const NO_DISH = { isNonItem: true };

describe('a cart', () => {
  it.each<[name: string, lines: ReturnType<typeof line>[], energy: Row[3]]>([
    ['empty', [], undefined],
    ['two of a choice in each of three', [line(1, 3, [units(2, 80)])], [2400, 0]],
    ['dishes with calories', [line(1, 1), line(2, 2), line(3, 1)], [1320, 0]],
    ['dishes without calories', [line(4, 2), line(99, 1)], undefined],
    ['two dishes without calories', [line(1, 1), line(4, 1), line(99, 1)], [640, 2]],
    ['a choice without calories', [line(1, 2, [choice()])], [1280, 1]],
    ['a set meal by its courses', [line(5, 2, [course(1), course(2)], SET)], [1960, 0]],
    ['a set meal by its own number', [line(5, 2, [course(4)], SET)], [2480, 0]],
    ['cutlery', [line(1, 1), line(99, 1, [], NO_DISH)], [640, 0]],
    ['a gift card with calories', [line(1, 1, [], NO_DISH)], undefined],
  ])('%s', (_name, lines, energy) => {
    expect(energyOfCart(lines, MENU)).toEqual(told(energy));
  });

  it('on a phone that does not know the menu', () => {
    expect(energyOfCart([line(1, 2)], [])).toBeUndefined();
    expect(energyOfCart([line(1, 2, [choice(80)])], [])).toEqual({ known: 160, notSaid: 1 });
  });

  it('counts an inexact value as a number', () => {
    const energy = energyOfCart([line(1, 100_000, [units(100_000, 1e6)])], MENU);
    expect(energy?.known).toBeCloseTo(1e16, -10);
  });
});

it.each<[sent: unknown, energy: Row[3]]>([
  [640, [640, 0]],
  [0, [0, 0]],
  [-1, undefined],
  [1e308, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  ['640', undefined],
  [null, undefined],
])('limits %j, as a server may send it', (sent, energy) => {
  const { answer, more } = dishCalls.getMenuItemDetails;
  const { calories, isCombo } = v.parse(
    getMenuItemDetails.answer,
    fullAnswer(fullAnswer(answer, more), { calories: sent }),
  );
  expect(energyOf({ calories, isCombo, chosen: [], isOpen: false }, [])).toEqual(told(energy));
});

it.each([
  ['with calories and a required choice', { calories: 640, isCustomized: true }, true],
  ['with calories and choices', { calories: 640, set_ModifierGroups_VMs: [modifierGroup()] }, true],
  ['with calories, without choices', { calories: 640 }, false],
  ['with choices, without calories', { hasModifiers: true }, false],
  ['a set meal without calories', { isCombo: true }, true],
])('a dish has a sum: %s', (_name, dish, is) => {
  expect(isSummed(menuItem(dish))).toBe(is);
});
