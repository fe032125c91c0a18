import { afterEach, describe, expect, it } from 'vitest';
import type { Menu } from '../../../src/contract/menu.ts';
import { readStoredMenu } from '../../../src/ordering/menu/storedMenu.ts';
import { storeMenu } from '../../../src/ordering/menu/storeMenu.ts';
import { CATEGORY, MENU_HEAD, MENU_ITEM } from '../../../src/contract/examples/parts.ts';

const MENU = { ...MENU_HEAD, categories: [CATEGORY], menuItems: [MENU_ITEM] } as unknown as Menu;
const AT = '2025-03-01T19:30:00.000Z';

afterEach(() => localStorage.clear());

describe('the menu of an earlier visit', () => {
  it('is used with its date', () => {
    storeMenu(MENU, 'BEIT', 'EN', AT);
    const stored = readStoredMenu('BEIT', 'EN', 1);
    expect(stored?.at).toBe(AT);
    expect(stored?.menu).toMatchObject({ menuScheduleUniqueId: '801-7f3c2a', storeId: 101 });
    expect(stored?.menu.menuItems.map(({ id }) => id)).toEqual([301]);
    expect(stored?.menu.categories.map(({ categoryId }) => categoryId)).toEqual([21]);
  });

  it.each<[string, () => void]>([
    ['nothing is stored', () => localStorage.clear()],
    ['the dishes made room for something else', () => localStorage.removeItem('menuItems_BEIT')],
    ['the head is of another version', () => spoil('menuSchedule_BEIT', '801-7f3c2a', '801-new')],
    ['the dishes are of another version', () => spoil('menuItems_BEIT', '801-7f3c2a', 'old')],
    ['the categories are of another version', () => spoil('categories_BEIT', '801-7f3c2a', 'old')],
    [
      'the dishes are of another store',
      () => spoil('menuItems_BEIT', '"storeId":101', '"storeId":102'),
    ],
    [
      'the dishes are in another language than the categories',
      () => spoil('menuItems_BEIT', '"lang":"EN"', '"lang":"AR"'),
    ],
    ['it is cut in two', () => localStorage.setItem('menuItems_BEIT', '{"lang":"EN","li')],
  ])('is not used when %s', (_, damage) => {
    storeMenu(MENU, 'BEIT', 'EN', AT);
    damage();
    expect(readStoredMenu('BEIT', 'EN', 1)).toBeUndefined();
  });

  it('is read in the other language too', () => {
    storeMenu(MENU, 'BEIT', 'EN', AT);
    const stored = readStoredMenu('BEIT', 'AR', 1)?.menu;
    expect(stored?.categories[0]?.label).toBe(CATEGORY.labelAR);
    expect(stored?.menuItems[0]).toMatchObject({
      label: MENU_ITEM.labelAR,
      description: MENU_ITEM.descriptionAR,
    });
  });

  it.each([
    ['dishes', Array.from({ length: 3000 }, (_, id) => ({ ...MENU_ITEM, id }))],
    ['stories', [{ ...MENU_ITEM, descriptionEN: 'Slowly cooked. '.repeat(200_000) }]],
  ])(
    'with too many %s for a phone is not stored, and removes the one before it',
    (_, menuItems) => {
      storeMenu(MENU, 'BEIT', 'EN', AT);
      storeMenu({ ...MENU, menuItems } as unknown as Menu, 'BEIT', 'EN', AT);
      expect(localStorage.getItem('menuItems_BEIT')).toBeNull();
      expect(readStoredMenu('BEIT', 'EN', 1)).toBeUndefined();
    },
  );

  it('of another order type is not used', () => {
    storeMenu(MENU, 'BEIT', 'EN', AT);
    expect(readStoredMenu('BEIT', 'EN', 4)).toBeUndefined();
  });
});

function spoil(key: string, from: string, to: string): void {
  const text = localStorage.getItem(key) ?? '';
  expect(text).toContain(from);
  localStorage.setItem(key, text.replace(from, to));
}
