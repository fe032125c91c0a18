import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveryCartEntry } from '../../src/storage/cartEntries.ts';
import { startDemo } from '../demo/fixtures/client.ts';
import { CHOICE, DISH, PROMO } from '../demo/fixtures/tiny.ts';
import { chosen, modifier } from '../rules/make.ts';
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

describe('the total that the diner sees', () => {
  const carts: [string, DeviceSceneOptions, (scene: ReturnType<typeof deviceScene>) => unknown][] =
    [
      ['of one dish, brought', {}, ({ cart }) => cart.addOne(DISH.three, '')],
      ['fetched', { isBrought: false }, ({ cart }) => cart.addOne(DISH.three, '')],
      [
        'with an offer, a code and a percentage',
        {},
        async ({ cart }) => {
          for (const id of [DISH.one, DISH.two, DISH.three]) await cart.addOne(id, '');
          await cart.addOne(DISH.kebab, '', 3);
          await cart.applyPromo(PROMO.ten);
        },
      ],
      [
        'with a delivery that the code pays for',
        {},
        async ({ cart }) => {
          await cart.addOne(DISH.kebab, '');
          await cart.applyPromo(PROMO.ship);
        },
      ],
      ['from where delivery is free', {}, ({ cart }) => cart.addOne(DISH.lemonade, '')],
      ['with the automatic promo', {}, ({ cart }) => cart.addOne(DISH.side, '', 43)],
      [
        'with choices, some of them free',
        {},
        async ({ cart }) => {
          await cart.addOne(DISH.pizza, '').catch(() => undefined);
          const entry = (modifierItemId: number, price: number, isPriced = true) =>
            modifier({ groupId: 11, controlId: 3, modifierItemId, price, isPriced });
          const line = stored()?.menuItemList[0];
          if (!line) throw new Error('no line');
          await cart.saveLine({
            ...line,
            quantity: 2,
            tableCartId: 1,
            menuScheduleUniqueId: '',
            modifierGroupList: [
              chosen([modifier({ groupId: 10, modifierItemId: CHOICE.large, price: 1 })], 10),
              chosen(
                [
                  entry(CHOICE.olives, 0.25, false),
                  entry(CHOICE.cheese, 0.5, false),
                  entry(CHOICE.ham, 0.75),
                ],
                11,
              ),
            ],
          });
        },
      ],
    ];

  it.each(carts)('%s is what the server charges', async (_, options, fill) => {
    const scene = await begin(options);
    await fill(scene);
    await scene.cart.refresh();
    const { view } = scene.now();
    const cart = stored();
    if (!view || !cart) throw new Error('no cart');
    const orderType = options.isBrought === false ? 'PickUp' : 'Delivery';
    const { promo } = view;
    const saved = await venue.demo.call<{ totals: unknown; changes: unknown[] }>(
      `TableCart/SaveEOrder/TINY/1/${orderType}/${cart.deliveryId}`,
      {
        headers: { 'user-id': '901', 'eorder-id': '0' },
        body: {
          code: 'TINY',
          storeId: 1,
          orderType,
          menuScheduleId: cart.menuScheduleId,
          menuScheduleUniqueId: cart.menuScheduleUniqueId,
          menuItemList: cart.menuItemList,
          ModifierList: cart.ModifierList,
          contact: { name: 'Noura', countryId: 1, mobileNo: '50000001' },
          paymentMethodId: 1,
          expectedTotal: view.totals.payable,
          currency: 'KWD',
          ...(orderType === 'Delivery' && { addressId: 910 }),
          ...(promo?.promoCode && { promoCode: promo.promoCode }),
          ...(promo?.promoCode === '' && { automaticPromoId: promo.id }),
        },
      },
    );
    expect(saved).toMatchObject({ http: 200, status: 1 });
    expect(saved.data.totals).toEqual(view.totals);
    expect(saved.data.changes).toEqual([]);
  });
});
