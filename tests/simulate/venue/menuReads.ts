/** The menus of tables, drive-through and rooms, as they are asked for. */
import { isFor, type Dish } from './menu.ts';
import { categoriesView, dishView, menuDetailsView, type Lang } from './menuViews.ts';
import { storeOfCode, tableOf, type OrderType, type Store } from './places.ts';
import { numberOf } from './strict.ts';
import { Marked, Refusal, type Call, type Routes } from './wire.ts';
import type { World } from './world.ts';

export function langOf({ part }: Call): Lang {
  return part['lang'] === 'AR' ? 'AR' : 'EN';
}

/** The store and the way of ordering that a menu call means: of its table, or of tables. */
function meant({ part, query }: Call): { store: Store; type: OrderType } {
  const tableCode = query.get('tableCode');
  if (tableCode === null) return { store: storeOfCode(part['code']), type: 'Table' };
  const table = tableOf(tableCode);
  return { store: storeOfCode(table.code), type: table.orderType };
}

/** `x` is a list of words that must all hold; a search comes last and takes the rest. */
function filtered(dishes: readonly Dish[], x: string): Dish[] {
  const [, words = ''] = /(?:^|,)q:(.*)$/.exec(x) ?? [];
  return dishes.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
}

function marked(world: World, call: Call, name: string, data: () => unknown): Marked {
  const { store, type } = meant(call);
  const mark = [name, store.storeId, type, langOf(call), world.menu.state, world.isOpen].join('-');
  return new Marked(mark, data);
}

function wholeDish(world: World, call: Call) {
  const { store, type } = meant(call);
  const dish = world.menu.dish(numberOf(call.part['menuItemId'], 'menuItemId'));
  if (!dish || !isFor(dish, type)) throw new Refusal(-1);
  const view = dishView(world.menu, dish, type, langOf(call), true);
  if (!dish.isAvailable) throw new Refusal(-11, view);
  return marked(world, call, `dish-${dish.id}-${store.code}`, () => view);
}

export function menuRoutes(world: World): Routes {
  const { menu, timeZone } = world;
  const details = ({ store, type }: ReturnType<typeof meant>) =>
    menuDetailsView(menu, store, type, timeZone);
  const lists = (call: Call, dishes: readonly Dish[], isWhole: boolean) =>
    dishes.map((dish) => dishView(menu, dish, meant(call).type, langOf(call), isWhole));
  return {
    'GET Menu/:lang/:code': (call) => {
      const { type } = meant(call);
      return marked(world, call, 'menu', () => ({
        ...details(meant(call)),
        categories: categoriesView(langOf(call)),
        menuItems: lists(call, menu.dishes(type), false),
      }));
    },
    'GET Menu/GetMenuDetails/:code': (call) => details(meant(call)),
    'GET Menu/Category/:lang/:code': (call) =>
      marked(world, call, 'categories', () => categoriesView(langOf(call))),
    'GET Menu/MenuItemDetails/:lang/:code/:menuItemId': (call) => wholeDish(world, call),
    'GET Menu/MenuAllItemDetails/:lang/:code/:categoryId': (call) => {
      const categoryId = numberOf(call.part['categoryId'], 'categoryId');
      const dishes = menu
        .dishes(meant(call).type)
        .filter((dish) => categoryId === 0 || dish.categoryId === categoryId);
      return marked(world, call, `all-${categoryId}`, () => lists(call, dishes, true));
    },
    'GET Menu/GetMenuItemsForFilter/:lang/:code/:x': (call) =>
      lists(call, filtered(menu.dishes(meant(call).type), call.part['x'] ?? ''), false),
    'GET Menu/homepage/:lang/:code': (call) => ({
      blocks: [],
      colors: {},
      menuScheduleId: menu.scheduleId(meant(call).type),
    }),
  };
}
