import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ProgressiveMenu } from '../../../src/pages/menu/ProgressiveMenu.tsx';
import { CartContext } from '../../../src/ordering/cart/useCart.ts';
import type { Cart } from '../../../src/ordering/cart/cart.ts';
import { menuGroups, type MenuPlace } from '../../../src/rules/menu/menuGroups.ts';
import { CATEGORY } from '../../../src/contract/examples/parts.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { menuItem } from '../../rules/make.ts';
import { AtVenue } from '../../components/atVenue.tsx';

const CATEGORIES = 20;
const ORDER = {
  settle: () => undefined,
  retireKey: () => undefined,
  placedAs: () => undefined,
  isHere: () => true,
  orderOfCart: () => Promise.resolve(0),
  version: () => undefined,
};

/** Replaces the browser's IntersectionObserver. */
let scrollTo: (dish: string) => void = () => undefined;
class NearScreen {
  readonly rows = new Set<Element>();
  constructor(tell: (entries: object[]) => void) {
    scrollTo = (dish) => {
      const list = screen.getByText(dish).closest('ul');
      const near = [...this.rows].filter((row) => list?.contains(row));
      const boundingClientRect = { top: 0 };
      tell(near.map((target) => ({ target, isIntersecting: true, boundingClientRect })));
    };
  }
  observe = (row: Element) => this.rows.add(row);
  unobserve = (row: Element) => this.rows.delete(row);
  disconnect = () => this.rows.clear();
}

function show(dishes: number, place?: MenuPlace) {
  const categories = Array.from({ length: CATEGORIES }, (_, index) => ({
    ...CATEGORY,
    categoryId: index + 1,
    seq: index,
  }));
  const items = Array.from({ length: dishes }, (_, index) =>
    menuItem({
      id: index + 1,
      label: `Dish ${index + 1}`,
      categoryId: 1 + Math.floor((index * CATEGORIES) / dishes),
      seq: index,
    }),
  );
  return render(
    <AtVenue visit={{ code: 'BIG', tableCode: 'B1', state: 'Table' }}>
      <CartContext
        value={{ orderKey: 'k', cartKey: 'k', ordersAt: 'T1', cart: {} as Cart, order: ORDER }}
      >
        <ProgressiveMenu
          groups={menuGroups(categories, items, 'list')}
          dishes={dishes}
          place={place}
          version="v1"
          decimals={2}
          timeZone="Asia/Qatar"
          canOrder
          onAdd={() => Promise.resolve(true)}
        />
      </CartContext>
    </AtVenue>,
  );
}

const canAdd = (dish: string) => screen.queryByLabelText(`Add ${dish}`) !== null;
const adds = () => document.querySelectorAll('[aria-label^="Add "]').length;
const frames = () => act(() => vi.advanceTimersByTimeAsync(500));

beforeAll(speakEnglish);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', NearScreen);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('has all dishes of a long menu for search and links, and can add the first ones', async () => {
  show(400);
  await frames();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(400);
  const last = screen.getByRole('link', { name: 'Dish 400' });
  expect(last).toHaveAttribute('href', '/Item/BIG/400/B1');
  expect(last.closest('article')).toHaveTextContent('KWD 1.00');
  expect(adds()).toBe(16);
  expect(canAdd('Dish 16')).toBe(true);
});

it('keeps the focus on a dish that it draws in full', async () => {
  show(400);
  await frames();
  const link = screen.getByRole('link', { name: 'Dish 390' });
  link.focus();
  scrollTo('Dish 390');
  await frames();
  expect(canAdd('Dish 390')).toBe(true);
  expect(adds()).toBeLessThan(40);
  expect(link).toHaveFocus();
});

it('draws a menu of usual size in full', () => {
  show(150);
  expect(adds()).toBe(150);
});

it('begins where the diner comes in', () => {
  show(400, { sectionId: 11, row: 4 });
  expect(canAdd('Dish 205')).toBe(true);
  expect(canAdd('Dish 220')).toBe(true);
  expect(adds()).toBe(16);
});

it('a dish drawn later can be added like the first ones', async () => {
  show(400);
  await frames();
  scrollTo('Dish 399');
  await frames();
  fireEvent.click(screen.getByLabelText('Add Dish 399'));
  const card = screen.getByText('Dish 399').closest('article');
  expect(card && within(card).getByText('1 × Dish 399')).toBeInTheDocument();
});

it('draws everything in full in a browser without IntersectionObserver', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  show(400);
  await frames();
  expect(adds()).toBe(400);
});
