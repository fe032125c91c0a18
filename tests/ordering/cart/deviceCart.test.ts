import { describe, expect, it, vi } from 'vitest';
import { listenToDroppedEntries } from '../../../src/contract/schema.ts';
import { CartLockedError, LoginNeededError } from '../../../src/ordering/cart/cart.ts';
import { deliveryCartEntry, promoEntry } from '../../../src/storage/cartEntries.ts';
import { DISH, PROMO } from '../../demo/fixtures/tiny.ts';
import { begin, CUSTOMER, deviceScene, startVenueBeforeEach, stored, venue } from './demoVenue.ts';

startVenueBeforeEach();

describe('a cart on the device', () => {
  it('asks a visitor to log in, and hands over the line', async () => {
    const { cart, wanted, now } = await begin({ customerId: 0 });
    await expect(cart.addOne(DISH.kebab, '', 2)).rejects.toThrow(LoginNeededError);
    expect(wanted).toMatchObject([{ id: DISH.kebab, quantity: 2 }]);
    expect(now().count).toBe(0);
    await expect(cart.applyPromo(PROMO.ten)).rejects.toThrow(LoginNeededError);
  });

  it('takes no change while its order is under way', async () => {
    const { cart, locks, refusals } = await begin();
    await cart.addOne(DISH.two, '');
    locks.add(stored()?.deliveryId ?? '');
    await expect(cart.addOne(DISH.three, '')).rejects.toThrow(CartLockedError);
    await expect(cart.clear()).rejects.toThrow(CartLockedError);
    await expect(cart.removePromo()).rejects.toThrow(CartLockedError);
    cart.change(1, 5);
    expect(refusals[0]).toBeInstanceOf(CartLockedError);
    await venue.demo.control({ action: 'setPrice', itemId: DISH.two, price: 9 });
    await cart.refresh();
    expect(stored()?.menuItemList).toMatchObject([{ quantity: 1, price: 2 }]);
  });

  it('is not priced before its store is known', async () => {
    const { cart } = await begin();
    await cart.addOne(DISH.two, '');
    const early = await begin({ storeId: 0 });
    expect(early.now()).toMatchObject({ count: 1, failure: undefined });
  });

  it('loses no line because of a broken one', async () => {
    const dropped = vi.fn();
    listenToDroppedEntries(dropped);
    const { cart } = await begin();
    await cart.addOne(DISH.two, '');
    await cart.addOne(DISH.three, '');
    const [first, second] = stored()?.menuItemList ?? [];
    const spoilt = [first, { ...first, price: -1, uniqueId: 'broken' }, null, first, second];
    localStorage.setItem(
      deliveryCartEntry.key(CUSTOMER),
      JSON.stringify([{ ...stored(), menuItemList: spoilt, ModifierList: 'none' }]),
    );
    const other = await begin();
    expect(other.now()).toMatchObject({ count: 2 });
    expect(other.now().view?.cartList.map(({ menuItemId }) => menuItemId)).toEqual([
      DISH.two,
      DISH.three,
    ]);
    expect(dropped).toHaveBeenCalled();
    listenToDroppedEntries(() => undefined);
  });

  it('is one cart in two tabs', async () => {
    const one = await begin();
    const other = await begin();
    await one.cart.addOne(DISH.two, '');
    other.cart.look();
    await other.cart.addOne(DISH.three, '');
    one.cart.look();
    expect(one.now().count).toBe(2);
    expect(one.now().view?.totals.subTotal).toBe(5);
    await other.cart.clear();
    one.cart.look();
    expect(one.now()).toMatchObject({ count: 0, life: undefined });
  });

  it('keeps what another tab has added while prices were loading', async () => {
    const one = await begin();
    await one.cart.addOne(DISH.two, '');
    const other = await begin();
    const asking = one.cart.refresh();
    await other.cart.addOne(DISH.three, '');
    await asking;
    expect(one.now().count).toBe(2);
  });

  it('continues in memory when the storage is full', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { cart, now } = await begin();
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    await cart.addOne(DISH.two, '');
    await cart.addOne(DISH.three, '');
    expect(now()).toMatchObject({ count: 2 });
    expect(now().view?.totals.subTotal).toBe(5);
    spy.mockRestore();
    await cart.clear();
    expect(now().count).toBe(0);
  });

  it('says what another branch does not have, and keeps the lines', async () => {
    const first = await begin();
    await first.cart.addOne(DISH.two, '');
    await first.cart.addOne(DISH.fish, '');
    const id = stored()?.deliveryId;
    const other = await begin({ storeId: 2, isBrought: false });
    expect(other.now().view?.cartList.map(({ isAvailable }) => isAvailable)).toEqual([true, false]);
    expect(other.now().view?.changes).toMatchObject([
      { menuItemId: DISH.fish, kind: 'unavailable' },
    ]);
    expect(stored()).toMatchObject({ storeId: 2, isDelivery: false, isPickUp: true });
    expect(stored()?.deliveryId).toBe(id);
  });

  it("loads the menu's version again when the server reports another", async () => {
    const { cart, now } = await begin();
    await cart.addOne(DISH.two, '');
    await venue.demo.control({ action: 'publishMenu', conceptId: 1 });
    await cart.refresh();
    expect(now().failure).toBeUndefined();
    expect(stored()?.menuScheduleUniqueId).toBe(now().view?.menuScheduleUniqueId);
  });

  it("knows the menu's version even if a dish was added without it", async () => {
    const { cart, now } = await begin();
    await cart.addOne(DISH.two, '');
    expect(stored()?.menuScheduleUniqueId).toBe('');
    expect(now().view?.menuScheduleUniqueId).not.toBe('');
  });

  it('keeps a code below its minimum, and says what is missing', async () => {
    const { cart, now } = await begin();
    await cart.addOne(DISH.kebab, '');
    await cart.applyPromo(PROMO.big);
    expect(now().view?.promo).toMatchObject({ isApplied: false, missingAmount: 25.958 });
    expect(promoEntry.read(CUSTOMER)?.promoCode).toBe(PROMO.big);
  });

  it('applies an automatic promo where it fits, and replaces it by a code', async () => {
    const { cart, now } = await begin();
    await cart.addOne(DISH.side, '', 41);
    expect(now().view?.promo).toMatchObject({
      id: 10,
      promoCode: '',
      isApplied: true,
      amount: 0.5,
    });
    await cart.applyPromo(PROMO.ten);
    expect(now().view?.promo).toMatchObject({ promoCode: PROMO.ten, amount: 4.1 });
    await cart.removePromo();
    expect(now().view?.promo).toMatchObject({ id: 10 });
  });

  it('knows the minimum of an order, for delivery and pickup', async () => {
    const brought = await begin();
    const fetched = await begin({ isBrought: false });
    expect(brought.now().minOrderAmount).toBe(3);
    expect(fetched.now().minOrderAmount).toBe(1);
  });
});

describe('a page that only shows the count', () => {
  it('preloads what a first line will need, and only for a customer', async () => {
    const { cart, now } = deviceScene();
    await cart.refreshCount();
    expect(now()).toMatchObject({ count: 0, minOrderAmount: 3 });
    const visitor = deviceScene({ customerId: 0 });
    await visitor.cart.refreshCount();
    expect(visitor.now().view).toBeUndefined();
  });
});
