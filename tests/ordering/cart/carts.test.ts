import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CartViewLine } from '../../../src/contract/cart.ts';
import type { NewLine } from '../../../src/rules/cart/cartLine.ts';
import { CHOICE, DISH, PROMO } from '../../demo/fixtures/tiny.ts';
import { chosen, line, modifier } from '../../rules/make.ts';
import { deviceScene, serverScene, startVenueBeforeEach, venue } from './demoVenue.ts';

// Pages do not know which cart they have: both carts must behave the same.

const newLine = (uniqueId: string, id: number, more: Partial<NewLine> = {}): NewLine => ({
  ...line({ id, uniqueId, price: 5, sPrice: '5.000' }),
  menuScheduleUniqueId: '',
  tableCartId: 0,
  ...more,
});

const large = [chosen([modifier({ groupId: 10, modifierItemId: CHOICE.large, price: 1 })], 10)];

startVenueBeforeEach();

describe.each([
  ['the server', serverScene],
  ['the device', () => deviceScene()],
])('a cart on %s', (_, start) => {
  const begin = async () => {
    const scene = start();
    await scene.cart.refresh();
    const { view } = scene.now();
    const version = view?.menuScheduleUniqueId ?? '';
    const lines = () => scene.now().view?.cartList ?? [];
    const one = (): CartViewLine => {
      const [first] = lines();
      if (!first) throw new Error('the cart is empty');
      return first;
    };
    return { ...scene, version, lines, one };
  };

  it('is empty at first, and says so', async () => {
    const { now, lines } = await begin();
    expect(lines()).toEqual([]);
    expect(now()).toMatchObject({ count: 0, failure: undefined, isLoading: false });
    expect(now().view?.totals.payable).toBe(0);
  });

  it('takes a dish by one tap, and counts its units', async () => {
    const { cart, now, one, version } = await begin();
    await cart.addOne(DISH.kebab, version, 2);
    expect(now().count).toBe(2);
    expect(one()).toMatchObject({
      menuItemId: DISH.kebab,
      menuItemName: 'Kebab',
      price: 4.755,
      qty: 2,
      lineTotal: 9.51,
      sLineTotal: '9.510',
      orderStatus: 1,
    });
  });

  it('adds a line with choices, and replaces it by another with the same key', async () => {
    const { cart, now, lines, one, version } = await begin();
    const added = newLine('sameLine0001', DISH.pizza, {
      modifierGroupList: large,
      instruction: 'well done',
      menuScheduleUniqueId: version,
    });
    await cart.saveLine(added);
    await cart.refresh();
    expect(one()).toMatchObject({ lineTotal: 6, instruction: 'well done', isAvailable: true });
    await cart.saveLine({ ...added, quantity: 3, tableCartId: one().tableCartId });
    await cart.refresh();
    expect(lines()).toHaveLength(1);
    expect(now()).toMatchObject({ count: 3 });
    expect(one()).toMatchObject({ qty: 3, lineTotal: 18 });
  });

  it('sets quantities, and 0 removes the line', async () => {
    const { cart, now, lines, one, version } = await begin();
    await cart.addOne(DISH.two, version);
    cart.change(one().tableCartId, 4);
    await waitFor(() => expect(now().count).toBe(4));
    await waitFor(() => expect(one().qty).toBe(4));
    cart.change(one().tableCartId, 0);
    await waitFor(() => expect(lines()).toEqual([]));
    expect(now().count).toBe(0);
  });

  it("keeps a line's number as long as the line exists", async () => {
    const { cart, lines, version } = await begin();
    await cart.addOne(DISH.two, version);
    await cart.addOne(DISH.three, version);
    const [first, second] = lines();
    await cart.remove(first?.tableCartId ?? 0);
    expect(lines().map(({ tableCartId }) => tableCartId)).toEqual([second?.tableCartId]);
  });

  it('restores a removed line as it was', async () => {
    const { cart, now, one, lines, version } = await begin();
    await cart.saveLine(
      newLine('withChoice01', DISH.pizza, {
        modifierGroupList: large,
        quantity: 2,
        menuScheduleUniqueId: version,
      }),
    );
    await cart.refresh();
    const removed = one();
    await cart.remove(removed.tableCartId);
    expect(lines()).toEqual([]);
    await cart.restore(removed);
    await cart.refresh();
    expect(now().count).toBe(2);
    expect(one()).toMatchObject({ menuItemId: DISH.pizza, qty: 2, lineTotal: 12 });
  });

  it('empties at once', async () => {
    const { cart, now, lines, version } = await begin();
    await cart.addOne(DISH.two, version);
    await cart.addOne(DISH.three, version);
    await cart.clear();
    await cart.refresh();
    expect(lines()).toEqual([]);
    expect(now().count).toBe(0);
  });

  it('applies a promo code and removes it', async () => {
    const { cart, now, version } = await begin();
    await cart.addOne(DISH.kebab, version);
    await cart.applyPromo(` ${PROMO.ten.toLowerCase()} `);
    // 10 % of the price after the offer.
    expect(now().view?.promo).toMatchObject({ promoCode: PROMO.ten, isApplied: true });
    expect(now().view?.totals.promoAmount).toBe(0.404);
    await cart.removePromo();
    expect(now().view?.promo).toBeNull();
  });

  it('refuses a code that excludes other offers', async () => {
    const { cart, now, version } = await begin();
    await cart.addOne(DISH.kebab, version);
    await expect(cart.applyPromo(PROMO.single)).rejects.toMatchObject({ status: -35 });
    expect(now().view?.promo).toBeNull();
    await expect(cart.applyPromo('NOSUCHCODE')).rejects.toMatchObject({ status: -30 });
  });

  it('marks a line that has sold out, and keeps it', async () => {
    const scene = await begin();
    await scene.cart.addOne(DISH.two, scene.version);
    await venue.demo.control({ action: 'sellOut', itemId: DISH.two });
    await scene.cart.refresh();
    expect(scene.one().isAvailable).toBe(false);
    expect(scene.now().view?.changes).toMatchObject([{ kind: 'unavailable' }]);
    expect(scene.now().count).toBe(1);
  });

  it('reports a price that has changed', async () => {
    const scene = await begin();
    await scene.cart.addOne(DISH.two, scene.version);
    await venue.demo.control({ action: 'setPrice', itemId: DISH.two, price: 2.5 });
    await scene.cart.refresh();
    expect(scene.one()).toMatchObject({ price: 2.5, lineTotal: 2.5 });
    expect(scene.now().view?.changes).toMatchObject([
      { kind: 'price', oldPrice: 2, newPrice: 2.5 },
    ]);
  });
});
