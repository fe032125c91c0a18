import { describe, expect, it } from 'vitest';
import type { CartViewLine } from '../../../src/contract/cart.ts';
import type { MenuItem } from '../../../src/contract/menu.ts';
import { linesAgain } from '../../../src/rules/order/linesAgain.ts';
import { menuItem, modifier, modifierGroup, viewLine } from '../make.ts';

const NOTHING_GONE = { menuItemIds: [], modifierItemIds: [] };

const old = (over: Partial<CartViewLine> = {}) =>
  viewLine({ instruction: 'well done', isDiscounted: true, freeQty: 1, ...over });

const menu = (...dishes: MenuItem[]) => new Map(dishes.map((dish) => [dish.id, dish]));

const size = modifierGroup({
  groupId: 1,
  controlId: 1,
  isRequired: true,
  min: 1,
  modifiers: [
    modifier({ modifierItemId: 100, price: 0.5 }),
    modifier({ modifierItemId: 101, price: 1 }),
  ],
});
const large = modifier({ modifierItemId: 101, price: 1 });

describe('an earlier order', () => {
  it('comes back as it was, without its old discounts', () => {
    const { lines, leftOut, changes } = linesAgain([old()], menu(menuItem()), NOTHING_GONE, 3);
    expect({ leftOut, changes }).toEqual({ leftOut: [], changes: [] });
    expect(lines).toMatchObject([
      { id: 10, quantity: 2, price: 1, instruction: 'well done', isDiscounted: false, freeQty: 0 },
    ]);
    expect(lines[0]).not.toHaveProperty('uniqueId');
  });

  it.each<[string, Map<number, MenuItem>, Parameters<typeof linesAgain>[2]]>([
    ['a dish that is off the menu', menu(), NOTHING_GONE],
    ['a dish that is sold out', menu(menuItem({ isAvailable: false })), NOTHING_GONE],
    ['a dish that the store is out of', menu(menuItem()), { ...NOTHING_GONE, menuItemIds: [10] }],
    ['a dish of which nothing is left', menu(menuItem({ maxQty: 0 })), NOTHING_GONE],
  ])('leaves out %s, by its name', (_, dishes, gone) => {
    const again = linesAgain([old()], dishes, gone, 3);
    expect(again).toEqual({ lines: [], leftOut: ['Shish taouk'], changes: [] });
  });

  it('leaves out a dish whose required choice is gone', () => {
    const dish = menuItem({ set_ModifierGroups_VMs: [size] });
    const gone = { ...NOTHING_GONE, modifierItemIds: [101] };
    const again = linesAgain([old({ modifierLists: [large] })], menu(dish), gone, 3);
    expect(again.leftOut).toEqual(['Shish taouk']);
  });

  it('keeps the choices that still exist, and names those that do not', () => {
    const sauces = modifierGroup({ groupId: 2, modifiers: [modifier({ modifierItemId: 200 })] });
    const dish = menuItem({ set_ModifierGroups_VMs: [size, sauces] });
    const sauce = modifier({ groupId: 2, modifierItemId: 200 });
    const lost = modifier({ groupId: 2, modifierItemId: 201 });
    const again = linesAgain(
      [old({ modifierLists: [large, sauce, lost] })],
      menu(dish),
      NOTHING_GONE,
      3,
    );
    expect(again.changes).toEqual([{ name: 'Shish taouk', kind: 'choices' }]);
    const ids = again.lines[0]?.modifierGroupList.flatMap(({ modifiers }) =>
      modifiers.map(({ modifierItemId }) => modifierItemId),
    );
    expect(ids).toEqual([101, 200]);
  });

  it('reports a price that changed, of the dish or of a choice', () => {
    const dearer = linesAgain([old()], menu(menuItem({ price: 1.25 })), NOTHING_GONE, 3);
    expect(dearer.changes).toEqual([{ name: 'Shish taouk', kind: 'price' }]);
    const dish = menuItem({ set_ModifierGroups_VMs: [size] });
    const cheap = modifier({ modifierItemId: 101, price: 0.75 });
    const choice = linesAgain([old({ modifierLists: [cheap] })], menu(dish), NOTHING_GONE, 3);
    expect(choice.changes).toEqual([{ name: 'Shish taouk', kind: 'price' }]);
  });

  it("uses at most today's limit", () => {
    const few = linesAgain([old({ qty: 9 })], menu(menuItem({ maxQty: 4 })), NOTHING_GONE, 3);
    expect(few.lines[0]?.quantity).toBe(4);
    const many = linesAgain([old({ qty: 1 })], menu(menuItem({ minQty: 2 })), NOTHING_GONE, 3);
    expect(many.lines[0]?.quantity).toBe(2);
  });
});
