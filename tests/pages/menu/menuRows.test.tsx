import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MenuSections } from '../../../src/pages/menu/sections/MenuSections.tsx';
import type { CartView, CartViewLine } from '../../../src/contract/cart.ts';
import type { Category, MenuItem } from '../../../src/contract/menu.ts';
import { createServerCart } from '../../../src/ordering/cart/serverCart.ts';
import { CartContext } from '../../../src/ordering/cart/useCart.ts';
import { menuGroups } from '../../../src/rules/menu/menuGroups.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { CATEGORY } from '../../../src/contract/examples/parts.ts';
import { NO_MEMORY } from '../../ordering/cart/cartMemory.ts';
import { menuItem } from '../../rules/make.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { AtVenue } from '../../components/atVenue.tsx';

const ORDER_KEY = 'abcdefghijkl';
const MANY = 1000;
const FEW = 12;
const CATEGORIES = 40;
/** jsdom takes long for a thousand cards, even more when other tests run. */
const PATIENCE_MS = 60_000;

/** The number of times each card was drawn: a card calls `useQuickAdd` each time. */
const drawn = vi.hoisted(() => new Map<number, number>());
vi.mock('../../../src/ordering/cart/useQuickAdd.ts', async (load) => {
  const real = await load<typeof import('../../../src/ordering/cart/useQuickAdd.ts')>();
  return {
    ...real,
    useQuickAdd: (...asked: Parameters<typeof real.useQuickAdd>) => {
      const [{ id }] = asked;
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
      return real.useQuickAdd(...asked);
    },
  };
});

const categories = Array.from({ length: CATEGORIES }, (_, index): Category => ({
  ...CATEGORY,
  categoryId: index + 1,
  seq: index,
}));
function groupsOf(dishes: number) {
  const items = Array.from({ length: dishes }, (_, index) =>
    menuItem({ id: index + 1, label: `Dish ${index + 1}`, categoryId: 1 + (index % CATEGORIES) }),
  );
  return menuGroups(categories, items, 'list');
}
const VISIT = { code: 'BIG', tableCode: 'B1', state: 'Table' } as const;

const held = new Map<number, number>();
/** A server that answers with a new object each time, like a parsed answer. */
function cartOfServer(version: number): CartView {
  const cartList = [...held].map(
    ([menuItemId, qty]) =>
      ({
        menuItemId,
        qty,
        tableCartId: menuItemId,
        modifierLists: [],
        instruction: '',
        isAvailable: true,
        minQty: 1,
        maxQty: 99,
      }) as unknown as CartViewLine,
  );
  return { cartVersion: version, cartList, menuScheduleUniqueId: 'v1' } as unknown as CartView;
}

function serverCart() {
  let version = 0;
  const count = () => [...held.values()].reduce((sum, qty) => sum + qty, 0);
  const unused = () => Promise.reject(new Error('not asked here'));
  const api = {
    addToCart: vi.fn(
      ({ body: { menuItemId, qty } }: { body: { menuItemId: number; qty: number } }) => {
        held.set(menuItemId, (held.get(menuItemId) ?? 0) + qty);
        version += 1;
        const added = { tableCartId: menuItemId, uniqueId: 'u', cartCount: count() };
        return Promise.resolve({ ...added, cartVersion: version });
      },
    ),
    updateCartQty: vi.fn(({ tableCartId, qty }: { tableCartId: number; qty: number }) => {
      held.set(tableCartId, qty);
      version += 1;
      return Promise.resolve({ qty, cartCount: count(), cartVersion: version });
    }),
    removeFromCart: vi.fn(({ tableCartId }: { tableCartId: number }) => {
      held.delete(tableCartId);
      version += 1;
      return Promise.resolve({ cartCount: count(), cartVersion: version });
    }),
    getCartDetails: vi.fn(() => Promise.resolve(cartOfServer(version))),
    getCartCount: unused,
    removeOrders: unused,
    saveCartItem: unused,
    validatePromoCode: unused,
  };
  const cart = createServerCart(
    { ...VISIT, orderKey: ORDER_KEY, lang: 'EN' },
    {
      api,
      store: appStore,
      newUniqueId: () => 'newUniqueId1',
      onOrdered: () => undefined,
      isLocked: () => false,
      schedule: (run, delayMs) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      retireKey: () => undefined,
      isGivenUp: () => false,
      addedBy: () => undefined,
      onRefused: () => undefined,
      ...NO_MEMORY,
    },
  );
  return { api, cart };
}

const ORDER = {
  settle: () => undefined,
  retireKey: () => undefined,
  placedAs: () => undefined,
  isHere: () => true,
  orderOfCart: () => Promise.resolve(0),
  version: () => undefined,
};

async function setUp(dishes = FEW, isOff = false) {
  const groups = groupsOf(dishes);
  const { api, cart } = serverCart();
  const onAdd = async (item: MenuItem, qty: number) => {
    await cart.addOne(item.id, 'v1', qty);
    return true;
  };
  render(
    <AtVenue visit={VISIT}>
      <CartContext
        value={{ orderKey: ORDER_KEY, cartKey: ORDER_KEY, ordersAt: 'T1', cart, order: ORDER }}
      >
        <MenuSections
          groups={groups}
          version="v1"
          decimals={2}
          timeZone="Asia/Qatar"
          canOrder={!isOff}
          isOff={isOff}
          onAdd={onAdd}
        />
      </CartContext>
    </AtVenue>,
  );
  await act(() => cart.refresh());
  drawn.clear();
  const card = (number: number) => {
    const link = screen.getByText(`Dish ${number}`);
    return within(link.closest('article') ?? link);
  };
  return { api, cart, card };
}

/** Waits for answers, and until combined taps are sent. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeAll(speakEnglish);
beforeEach(() => {
  vi.useFakeTimers();
  held.clear();
  appStore.setState({ carts: {} });
});
afterEach(() => {
  vi.useRealTimers();
});

it(
  'adding one of a thousand dishes draws only its own card',
  async () => {
    held.set(7, 2).set(8, 1);
    const { card } = await setUp(MANY);
    expect(document.querySelectorAll('article')).toHaveLength(MANY);
    fireEvent.click(card(500).getByLabelText('Add Dish 500'));
    await settle();
    expect(card(500).getByText('1 × Dish 500')).toBeInTheDocument();
    expect([...drawn.keys()]).toEqual([500]);
  },
  PATIENCE_MS,
);

it('a cart that loads again unchanged draws nothing', async () => {
  held.set(7, 2).set(8, 1);
  const { cart } = await setUp();
  await act(() => cart.refresh());
  expect([...drawn.keys()]).toEqual([]);
});

it('quick taps count, before and after the first answer', async () => {
  const { api, card } = await setUp();
  fireEvent.click(card(3).getByLabelText('Add Dish 3'));
  fireEvent.click(card(3).getByLabelText('More: Dish 3'));
  fireEvent.click(card(3).getByLabelText('More: Dish 3'));
  expect(card(3).getByText('3 × Dish 3')).toBeInTheDocument();
  await settle();
  expect(api.addToCart).toHaveBeenCalledOnce();
  expect(api.updateCartQty.mock.calls).toEqual([[{ tableCartId: 3, qty: 3 }]]);
  fireEvent.click(card(3).getByLabelText('Less: Dish 3'));
  fireEvent.click(card(3).getByLabelText('Less: Dish 3'));
  await settle();
  expect(api.updateCartQty.mock.calls).toEqual([
    [{ tableCartId: 3, qty: 3 }],
    [{ tableCartId: 3, qty: 1 }],
  ]);
  fireEvent.click(card(3).getByLabelText('Remove Dish 3'));
  await settle();
  expect(api.removeFromCart).toHaveBeenCalledWith({ tableCartId: 3 });
  expect(card(3).getByLabelText('Add Dish 3')).toBeInTheDocument();
});

it('without a network a tap adds nothing', async () => {
  const { api, card } = await setUp(FEW, true);
  expect(card(3).getByLabelText('Add Dish 3')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(card(3).getByLabelText('Add Dish 3'));
  await settle();
  expect(api.addToCart).not.toHaveBeenCalled();
});

it('the browser can open a dish in a new tab', async () => {
  const { card } = await setUp();
  // False if the page has handled the tap itself.
  const tap = (keys: object) => fireEvent.click(card(3).getByRole('link'), keys);
  expect([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }].map(tap)).toEqual([
    true,
    true,
    true,
  ]);
  expect(tap({})).toBe(false);
});

it('a tap undone before its answer leaves nothing in the cart', async () => {
  const { card } = await setUp();
  fireEvent.click(card(3).getByLabelText('Add Dish 3'));
  fireEvent.click(card(3).getByLabelText('Remove Dish 3'));
  await settle();
  expect([...held]).toEqual([]);
});
