import { afterEach, expect, it } from 'vitest';
import type { CartView } from '../../../src/contract/cart.ts';
import type { Menu } from '../../../src/contract/menu.ts';
import {
  writeCachedCart,
  readCachedCart,
  withNames,
} from '../../../src/ordering/cart/cachedCart.ts';
import { storeMenu } from '../../../src/ordering/menu/storeMenu.ts';
import { CATEGORY, MENU_HEAD, MENU_ITEM } from '../../../src/contract/examples/parts.ts';
import { tableCartCalls } from '../../../src/contract/examples/tableCart.ts';

const AT = '2025-03-01T19:30:00.000Z';
const VIEW = tableCartCalls.getCartDetails.answer as CartView;
const PLACE = {
  code: 'BEIT',
  tableCode: 'T12',
  state: 'Table',
  orderKey: VIEW.uniqueCartId,
  lang: 'EN',
} as const;
const MENU = { ...MENU_HEAD, categories: [CATEGORY], menuItems: [MENU_ITEM] } as unknown as Menu;

const named = (menuItemName: string) => ({
  ...VIEW,
  cartList: VIEW.cartList.map((line) => ({ ...line, menuItemId: MENU_ITEM.id, menuItemName })),
});
const namesIn = (view: CartView | undefined) =>
  view?.cartList.map(({ menuItemName }) => menuItemName);

afterEach(() => localStorage.clear());

it('is stored with its date, for its own cart only', () => {
  writeCachedCart(PLACE, { view: VIEW, at: AT });
  expect(readCachedCart(PLACE)).toMatchObject({ at: AT, view: { cartVersion: VIEW.cartVersion } });
  expect(readCachedCart({ ...PLACE, orderKey: 'abcdefghijkl' })).toBeUndefined();
  expect(readCachedCart({ ...PLACE, tableCode: 'T13' })).toBeUndefined();
});

it('is removed once it is empty', () => {
  writeCachedCart(PLACE, { view: VIEW, at: AT });
  writeCachedCart(PLACE, { view: { ...VIEW, cartList: [] }, at: AT });
  expect(readCachedCart(PLACE)).toBeUndefined();
});

it("is read in the other language with the menu's names", () => {
  storeMenu(MENU, 'BEIT', 'EN', AT);
  writeCachedCart(PLACE, { view: named('Lamb mandi'), at: AT });
  expect(namesIn(readCachedCart({ ...PLACE, lang: 'AR' })?.view)).toEqual([MENU_ITEM.labelAR]);
});

it('keeps its names if there is no menu', () => {
  writeCachedCart(PLACE, { view: named('Lamb mandi'), at: AT });
  expect(namesIn(readCachedCart({ ...PLACE, lang: 'AR' })?.view)).toEqual(['Lamb mandi']);
});

it("uses the menu's name for a dish without a name in this language", () => {
  const onlyEnglish = { ...MENU_ITEM, label: '', labelAR: '', labelEN: 'Lamb mandi' };
  storeMenu({ ...MENU, menuItems: [onlyEnglish] } as unknown as Menu, 'BEIT', 'AR', AT);
  expect(namesIn(withNames(named(''), { ...PLACE, lang: 'AR' }))).toEqual(['Lamb mandi']);
  expect(namesIn(withNames(named('كبسة'), { ...PLACE, lang: 'AR' }))).toEqual(['كبسة']);
});
