/** Prices and pictures, and the consistency of a menu's parts. */
import { getMenuItemDetails } from '../../../contract/endpoints/dishes.ts';
import { getMenuDetails } from '../../../contract/endpoints/menu.ts';
import {
  getDiscountForItems,
  getMenu as getHomeMenu,
} from '../../../contract/endpoints/delivery/menu.ts';
import type { Menu } from '../../../contract/menu.ts';
import { decimalsOf, formatMajor } from '../../../rules/common/money.ts';
import { Left, type Looked, type Rule, type Visit } from '../visit.ts';
import { granted, unless } from './said.ts';

/** Enough to find a common fault, few enough to spare the server. */
const DISHES_LOOKED_AT = 5;

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const NO_MENU = new Left('The menu could not be read.');

async function ofMenu(
  { menu }: Visit,
  look: (menu: Menu) => Looked | Promise<Looked>,
): Promise<Looked> {
  const read = await menu();
  return read ? look(read) : NO_MENU;
}

export const PRICE_RULES: readonly Rule[] = [
  {
    id: 'price as text',
    title: 'sPrice is price with the currency’s decimals',
    breaks:
      'The app shows sPrice and counts with price: the sum on screen is not that of its lines.',
    look: (visit) =>
      ofMenu(visit, ({ menuItems, currency, currencyDecimals }) => {
        const decimals = decimalsOf(currency, currencyDecimals);
        const other = menuItems.find(
          ({ price, sPrice }) => sPrice !== formatMajor(price, decimals),
        );
        return unless(
          !other,
          `Dish ${other?.id}: price ${other?.price}, sPrice “${other?.sPrice}”`,
        );
      }),
  },
  {
    id: 'one currency',
    title: 'All dishes have the menu’s currency',
    breaks: 'The app adds up prices of different currencies.',
    look: (visit) =>
      ofMenu(visit, ({ menuItems, currency }) => {
        const other = menuItems.find((item) => item.currency !== currency);
        return unless(
          !other,
          `Dish ${other?.id} is in ${other?.currency}, the menu in ${currency}`,
        );
      }),
  },
  {
    id: 'one number each',
    title: 'Each dish has a unique number, and a category of the menu',
    breaks: 'A dish is shown twice or not at all, and a tap may add the other one.',
    look: (visit) =>
      ofMenu(visit, ({ menuItems, categories }) => {
        const ids = menuItems.map(({ id }) => id);
        const twice = ids.find((id, index) => ids.indexOf(id) !== index);
        const known = new Set(categories.map(({ categoryId }) => categoryId));
        const lost = menuItems.find(({ categoryId }) => !known.has(categoryId));
        return [
          ...unless(twice === undefined, `Dish ${twice} is there twice`),
          ...unless(!lost, `Dish ${lost?.id} is in category ${lost?.categoryId}, which is missing`),
        ];
      }),
  },
  {
    id: 'one menu',
    title: 'Menu and GetMenuDetails describe the same menu',
    breaks: 'The app takes the menu for a changed one, and reads it again and again.',
    look: (visit) =>
      ofMenu(visit, async ({ menuScheduleUniqueId, storeId }) => {
        const head = await visit.data(getMenuDetails);
        if (!head) return new Left('GetMenuDetails could not be read.');
        return [
          ...unless(
            head.menuScheduleUniqueId === menuScheduleUniqueId,
            `menuScheduleUniqueId is “${menuScheduleUniqueId}” and “${head.menuScheduleUniqueId}”`,
          ),
          ...unless(head.storeId === storeId, `storeId is ${storeId} and ${head.storeId}`),
        ];
      }),
  },
  {
    id: 'one price',
    title: 'A dish costs the same in the menu and on its page',
    breaks: 'The price changes under the diner’s finger.',
    look: (visit) =>
      ofMenu(visit, async ({ menuItems }) => {
        const some = menuItems.filter(({ isAvailable }) => isAvailable).slice(0, DISHES_LOOKED_AT);
        const looks = some.map(async ({ id, price }) => {
          const item = await visit.data(getMenuItemDetails, { menuItemId: id });
          if (!item) return undefined;
          return unless(item.price === price, `Dish ${id} costs ${price} and ${item.price}`);
        });
        const read = (await Promise.all(looks)).filter((each) => each !== undefined);
        return read.length > 0 ? read.flat() : new Left('No dish’s page could be read.');
      }),
  },
  {
    id: 'time zone',
    title: 'The time zone is one that phones know',
    breaks: 'Opening times and slots are shown in the phone’s own time.',
    look: (visit) =>
      ofMenu(visit, ({ timeZone }) => {
        return unless(isTimeZone(timeZone), `timeZone is “${timeZone}”`);
      }),
  },
  {
    id: 'pictures',
    title: 'The pictures of the menu are there',
    breaks: 'Dishes have no picture; its place stays empty while it loads.',
    look: (visit) =>
      ofMenu(visit, async ({ menuItems }) => {
        const names = menuItems.flatMap(({ thumbnailImageName: name }) =>
          name === '' || /^https?:/.test(name) ? [] : [name],
        );
        const looks = names.slice(0, DISHES_LOOKED_AT).map(async (name) => {
          const { status, headers } = await visit.server.get(`/images/${encodeURI(name)}`);
          const type = headers['content-type'] ?? 'nothing';
          const isPicture = status === 200 && type.startsWith('image/');
          return unless(isPicture, `/images/${name}: HTTP ${status}, ${type}`);
        });
        return (await Promise.all(looks)).flat();
      }),
  },
  {
    id: 'fresh prices',
    title: 'getDiscountForItems returns the current price of each line',
    breaks: 'A cart on the device keeps old prices, and its order asks for consent each time.',
    look: async (visit) => {
      const { storeId = 0 } = await visit.parts();
      const menu = await visit.data(getHomeMenu, { storeId });
      const dish = menu?.menuItems.find(({ isAvailable }) => isAvailable);
      if (!menu || !dish) return new Left('There is no menu of the delivery side.');
      const { menuScheduleId } = menu;
      const body = [{ menuItemId: dish.id, uniqueId: 'line1', quantity: 1, modifierItemIds: [] }];
      const heard = await visit.send(getDiscountForItems, { storeId, menuScheduleId }, { body });
      const [fresh] = Array.isArray(heard.data)
        ? (heard.data as { uniqueId?: unknown; price?: unknown }[])
        : [];
      const isSame = fresh?.uniqueId === 'line1' && fresh.price === dish.price;
      const told = granted(heard, 'A line');
      if (told.length > 0) return told;
      return unless(
        isSame,
        `Dish ${dish.id} costs ${dish.price}; the line is told as ${JSON.stringify(fresh ?? null)?.slice(0, 80)}`,
      );
    },
  },
];
