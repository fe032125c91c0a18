import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToDroppedEntries } from '../../src/contract/schema.ts';
import { CartEndedError, CartLockedError, LoginNeededError } from '../../src/ordering/cart.ts';
import {
  deliveryCartEntry,
  deliveryIdEntry,
  expiredCartEntry,
  promoEntry,
} from '../../src/storage/cartEntries.ts';
import { DISH, PROMO } from '../demo/fixtures/tiny.ts';
import { startDemo } from '../demo/fixtures/client.ts';
import { CUSTOMER, deviceScene, startVenue, type DeviceSceneOptions } from './demoVenue.ts';

const venue = { demo: startDemo() };

beforeEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  venue.demo = await startVenue();
});

const stored = () => deliveryCartEntry.read(CUSTOMER);

async function begin(options: DeviceSceneOptions = {}) {
  const scene = deviceScene(options);
  await scene.cart.refresh();
  return scene;
}

describe('the life of a cart on the device', () => {
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

  it('begins with the first line and is not moved by what follows', async () => {
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

  it('ends at two minutes, not a millisecond before', async () => {
    const { at } = await aged();
    expect(at(BORN + 120 * SECOND - 1)).toBe(false);
    expect(at(BORN + 120 * SECOND)).toBe(true);
  });

  it('ends when 05:00 has passed, however young it is', async () => {
    const five = new Date(2026, 2, 3, 5, 0, 0).getTime();
    const { at } = await aged(five - 10 * SECOND);
    expect(at(five)).toBe(false);
    expect(at(five + 1)).toBe(true);
  });

  it('born at 05:00 sharp, it lives its two minutes', async () => {
    const five = new Date(2026, 2, 3, 5, 0, 0).getTime();
    const { at } = await aged(five);
    expect(at(five + 119 * SECOND)).toBe(false);
    expect(at(five + 120 * SECOND)).toBe(true);
  });

  it('is kept as often as the diner wishes, and keeps its birth', async () => {
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

  it('rests while the server has the order, and goes on when it has let go', async () => {
    const { at, held } = await aged();
    const id = stored()?.deliveryId ?? '';
    held.add(id);
    expect(at(BORN + 3600 * SECOND)).toBe(false);
    held.delete(id);
    expect(at(BORN + 3600 * SECOND)).toBe(true);
  });

  it('stays in sight until the diner has seen it end, and takes nothing more', async () => {
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

  it('comes back as new lines at the prices of today, with a new id and a new life', async () => {
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

  it('what was set aside gives way to a new line', async () => {
    const { at, cart, now } = await aged();
    at(BORN + 120 * SECOND);
    cart.clock.end();
    await cart.addOne(DISH.three, '');
    expect(now()).toMatchObject({ setAside: 0, count: 1 });
    expect(expiredCartEntry.read(CUSTOMER)).toBeUndefined();
  });

  it('a cart of yesterday is found to have ended when it is read', async () => {
    const { clock } = await aged();
    const later = deviceScene({ clock: () => clock.ms + 24 * 3600 * SECOND });
    await later.cart.refresh();
    expect(later.now()).toMatchObject({ hasEnded: true, count: 1 });
  });
});

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

  it('loses no line to one that is broken', async () => {
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

  it('keeps what another tab has added while prices were asked for', async () => {
    const one = await begin();
    await one.cart.addOne(DISH.two, '');
    const other = await begin();
    const asking = one.cart.refresh();
    await other.cart.addOne(DISH.three, '');
    await asking;
    expect(one.now().count).toBe(2);
  });

  it('lives on in memory when the storage is full', async () => {
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

  it('says what a visitor to another branch cannot have there, and keeps the lines', async () => {
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

  it('reads the version of the menu again when the server speaks of another', async () => {
    const { cart, now } = await begin();
    await cart.addOne(DISH.two, '');
    await venue.demo.control({ action: 'publishMenu', conceptId: 1 });
    await cart.refresh();
    expect(now().failure).toBeUndefined();
    expect(stored()?.menuScheduleUniqueId).toBe(now().view?.menuScheduleUniqueId);
  });

  it('keeps a code below its minimum, and says what is missing', async () => {
    const { cart, now } = await begin();
    await cart.addOne(DISH.kebab, '');
    await cart.applyPromo(PROMO.big);
    expect(now().view?.promo).toMatchObject({ isApplied: false, missingAmount: 25.958 });
    expect(promoEntry.read(CUSTOMER)?.promoCode).toBe(PROMO.big);
  });

  it('gives an automatic promo where it fits, and takes a code in its place', async () => {
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

  it('knows what an order must be worth, brought or fetched', async () => {
    const brought = await begin();
    const fetched = await begin({ isBrought: false });
    expect(brought.now().minOrderAmount).toBe(3);
    expect(fetched.now().minOrderAmount).toBe(1);
  });
});
