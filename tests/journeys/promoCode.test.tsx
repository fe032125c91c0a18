import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CART, putLine } from '../demo/fixtures/journey.ts';
import { DISH, PROMO } from '../demo/fixtures/tiny.ts';
import { writeUniqueCartId } from '../../src/storage/uniqueCartId.ts';
import type { PromoRule } from '../../src/contract/promo.ts';
import { promoEntry } from '../../src/storage/cartEntries.ts';
import { CUSTOMER } from '../ordering/cart/demoVenue.ts';
import { promo } from '../rules/make.ts';
import { appBeforeEach, CODE, openApp, TABLE } from './appScene.tsx';
import { fillCart } from './deliveryScene.tsx';

appBeforeEach();

type Rule = Partial<PromoRule>;

async function typeCode(code: string) {
  fireEvent.change(await screen.findByLabelText('Promo code'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

/** Opens a table's cart with a dish on offer, or one without. */
const openCart = (menuItemId: number) =>
  openApp(`/Cart/${CODE}/${TABLE}`, {
    before: async (demo) => {
      await putLine(demo, menuItemId, 1);
      writeUniqueCartId(CART, CODE, TABLE);
    },
  });

it('says what a code needs that would save nothing beside an offer', async () => {
  await openCart(DISH.kebab);
  await typeCode(PROMO.fish);
  expect(await screen.findByText('Add: Fish')).toBeVisible();
  expect(screen.queryByText(/cannot be used with the current offer/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keep the offer' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove code' })).toBeVisible();
});

it('answers the code “ 0 ” without a call', async () => {
  await openCart(DISH.three);
  await screen.findByLabelText('Promo code');
  const asked = vi.spyOn(globalThis, 'fetch');
  await typeCode(' 0 ');
  expect(await screen.findByText('This code is not valid.')).toBeVisible();
  const calls = asked.mock.calls.map(([request]) => (request as Request).url);
  expect(calls.filter((url) => url.includes('validatePromoCode'))).toEqual([]);
});

/** Opens a delivery cart with two fish and a code that was accepted before. */
const openDeviceCart = (over: Rule) =>
  openApp(`/Delivery/${CODE}/Cart`, {
    isLoggedIn: true,
    before: async () => {
      await fillCart();
      const code = {
        ...promo({ endsAt: '2099-01-01T00:00:00Z', ...over }),
        amount: 0,
        isApplied: true,
      };
      promoEntry.write({ ...code, missingAmount: 0, needs: undefined }, CUSTOMER);
    },
  });

it('accepts a code together with an automatic offer', async () => {
  await openApp(`/Delivery/${CODE}/Cart`, { isLoggedIn: true, before: () => fillCart() });
  const more = await screen.findByRole('button', { name: 'More: Fish' });
  for (let n = 0; n < 3; n += 1) fireEvent.click(more);
  expect((await screen.findAllByText('From 40'))[0]).toBeVisible();
  expect(screen.getByLabelText('Promo code')).toBeVisible();
});

it.each<[string, Rule, RegExp]>([
  ['the dishes', { menuItemIds: [DISH.soup, DISH.pizza] }, /Add one of: Pizza, Soup/],
  ['no dish of this menu', { menuItemIds: [999] }, /does not apply to this cart/],
])('names %s that the cart lacks', async (_, over, words) => {
  await openDeviceCart({ promoCode: 'MINE', labelEN: 'My code', ...over });
  expect(await screen.findByText(words)).toBeVisible();
});

it('an ended code saves nothing, and says so', async () => {
  await openDeviceCart({
    promoCode: 'MINE',
    labelEN: 'My code',
    value: 10,
    endsAt: '2020-01-01T00:00:00Z',
  });
  expect(await screen.findByText('This code has expired.')).toBeVisible();
  expect(screen.queryByText(/^Promo$/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove code' }));
  await waitFor(() => expect(screen.queryByText('This code has expired.')).toBeNull());
  expect(promoEntry.read(CUSTOMER)).toBeUndefined();
});
