import { expect, it } from 'vitest';
import type { Menu, MenuItem } from '../../../src/contract/menu.ts';
import { changedDishes } from '../../../src/rules/menu/changedDishes.ts';

const dish = (id: number, price: number, isAvailable = true) =>
  ({ id, price, isAvailable }) as MenuItem;
const menu = (menuScheduleId: number, ...menuItems: MenuItem[]) =>
  ({ menuScheduleId, menuItems }) as Menu;

it.each<[string, Menu, Menu, number[]]>([
  ['nothing', menu(1, dish(1, 2)), menu(1, dish(1, 2)), []],
  ['a price', menu(1, dish(1, 2), dish(2, 3)), menu(1, dish(1, 2.25), dish(2, 3)), [1]],
  ['a price in the next menu of the day', menu(1, dish(1, 2)), menu(2, dish(1, 2.25)), [1]],
  ['a dish that is available again', menu(1, dish(1, 2, false)), menu(1, dish(1, 2)), []],
  ['a dish that is gone', menu(1, dish(1, 2), dish(2, 3)), menu(1, dish(2, 3)), [1]],
  ['no dish that was sold out and is gone', menu(1, dish(1, 2, false)), menu(1), []],
  ['no dish of another time of day', menu(1, dish(1, 2)), menu(2, dish(2, 3)), []],
  ['a new dish', menu(1, dish(1, 2)), menu(1, dish(1, 2), dish(2, 3)), []],
])('reports %s', (_, before, now, changed) => {
  expect(changedDishes(before, now).map(({ id }) => id)).toEqual(changed);
});
