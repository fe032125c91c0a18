import { describe, expect, it } from 'vitest';
import { CartEndedError } from '../../../src/ordering/cart/cart.ts';
import { deliveryIdEntry, expiredCartEntry } from '../../../src/storage/cartEntries.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { begin, CUSTOMER, deviceScene, startVenueBeforeEach, stored, venue } from './demoVenue.ts';

startVenueBeforeEach();

describe('the lifetime of a cart on the device', () => {
  const BORN = new Date(2026, 2, 3, 12, 0, 0).getTime();
  const SECOND = 1000;

  async function aged(bornMs = BORN) {
    const clock = { ms: bornMs };
    const scene = await begin({ clock: () => clock.ms });
    await scene.cart.addOne(DISH.two, '');
    const at = (ms: number) => {
      clock.ms = ms;
      scene.cart.clock.check();
      return scene.now().hasEnded ?? false;
    };
    return { ...scene, at, clock };
  }

  it('begins with the first line and does not move with later ones', async () => {
    const { cart, clock } = await aged();
    const born = stored();
    expect(born).toMatchObject({
      createdOn: new Date(BORN).toISOString(),
      expiry: new Date(BORN + 120 * SECOND).toISOString(),
      isDelivery: true,
      isPickUp: false,
      storeId: 1,
      menuScheduleId: 14,
      currency: 'KWD',
      currencyDecimals: 3,
    });
    expect(born?.deliveryId).toBe(deliveryIdEntry.read(CUSTOMER));
    clock.ms += 60 * SECOND;
    await cart.addOne(DISH.three, '');
    await cart.refresh();
    expect(stored()).toMatchObject({ expiry: born?.expiry, deliveryId: born?.deliveryId });
  });

  it('is extended as often as the diner wants, and keeps its start', async () => {
    const { at, cart } = await aged();
    at(BORN + 100 * SECOND);
    cart.clock.keep();
    expect(at(BORN + 219 * SECOND)).toBe(false);
    cart.clock.keep();
    expect(stored()?.createdOn).toBe(new Date(BORN).toISOString());
    expect(at(BORN + 339 * SECOND - 1)).toBe(false);
    expect(at(BORN + 339 * SECOND)).toBe(true);
    cart.clock.keep();
    expect(at(BORN + 339 * SECOND)).toBe(true);
  });

  it('pauses while the server has the order, and continues afterwards', async () => {
    const { at, held } = await aged();
    const id = stored()?.deliveryId ?? '';
    held.add(id);
    expect(at(BORN + 3600 * SECOND)).toBe(false);
    held.delete(id);
    expect(at(BORN + 3600 * SECOND)).toBe(true);
  });

  it('shows its end until the diner has seen it, and then accepts nothing more', async () => {
    const { at, cart, now, refusals } = await aged();
    const [line] = now().view?.cartList ?? [];
    at(BORN + 120 * SECOND);
    expect(now().view?.cartList).toHaveLength(1);
    await expect(cart.addOne(DISH.three, '')).rejects.toThrow(CartEndedError);
    cart.change(line?.tableCartId ?? 0, 5);
    expect(refusals[0]).toBeInstanceOf(CartEndedError);
    cart.clock.end();
    expect(now()).toMatchObject({ count: 0, hasEnded: false, setAside: 1, life: undefined });
    expect(stored()).toBeUndefined();
    expect(deliveryIdEntry.read(CUSTOMER)).toBeUndefined();
    expect(expiredCartEntry.read(CUSTOMER)?.menuItemList).toHaveLength(1);
  });

  it('restores the lines at current prices, with a new id and a new lifetime', async () => {
    const { at, cart, now, clock } = await aged();
    const old = stored();
    at(BORN + 120 * SECOND);
    cart.clock.end();
    await venue.demo.control({ action: 'setPrice', itemId: DISH.two, price: 2.25 });
    clock.ms = BORN + 600 * SECOND;
    await cart.clock.bringBack();
    const back = stored();
    expect(back?.createdOn).toBe(new Date(clock.ms).toISOString());
    expect(back?.deliveryId).not.toBe(old?.deliveryId);
    expect(back?.menuItemList[0]?.uniqueId).not.toBe(old?.menuItemList[0]?.uniqueId);
    expect(now().view?.cartList[0]).toMatchObject({ price: 2.25, qty: 1 });
    expect(now().view?.changes).toMatchObject([{ kind: 'price', oldPrice: 2, newPrice: 2.25 }]);
    expect(now().setAside).toBe(0);
  });

  it('reports a price that the cart had learnt before its end', async () => {
    const { at, cart, now, clock } = await aged();
    await venue.demo.control({ action: 'setPrice', itemId: DISH.two, price: 2.25 });
    await cart.refresh();
    at(BORN + 120 * SECOND);
    cart.clock.end();
    clock.ms = BORN + 600 * SECOND;
    await cart.clock.bringBack();
    expect(now().view?.changes).toMatchObject([{ kind: 'price', oldPrice: 2, newPrice: 2.25 }]);
  });

  it('drops the expired lines at a new line', async () => {
    const { at, cart, now } = await aged();
    at(BORN + 120 * SECOND);
    cart.clock.end();
    await cart.addOne(DISH.three, '');
    expect(now()).toMatchObject({ setAside: 0, count: 1 });
    expect(expiredCartEntry.read(CUSTOMER)).toBeUndefined();
  });

  it('finds a cart of yesterday expired when it is read', async () => {
    const { clock } = await aged();
    const later = deviceScene({ clock: () => clock.ms + 24 * 3600 * SECOND });
    await later.cart.refresh();
    expect(later.now()).toMatchObject({ hasEnded: true, count: 1 });
  });

  it('starts again on a device whose clock is set back a day', async () => {
    const { at, now } = await aged();
    const yesterday = BORN - 24 * 3600 * SECOND;
    expect(at(yesterday)).toBe(false);
    expect(stored()).toMatchObject({
      createdOn: new Date(yesterday).toISOString(),
      expiry: new Date(yesterday + 120 * SECOND).toISOString(),
    });
    expect(now()).toMatchObject({ count: 1, life: { createdOn: stored()?.createdOn } });
    expect(at(yesterday + 120 * SECOND - 1)).toBe(false);
    expect(at(yesterday + 120 * SECOND)).toBe(true);
  });

  it('stays as it was sent while its order is under way, whatever the clock says', async () => {
    const { at, locks } = await aged();
    const born = stored();
    locks.add(born?.deliveryId ?? '');
    at(BORN - 24 * 3600 * SECOND);
    expect(stored()).toEqual(born);
  });
});
