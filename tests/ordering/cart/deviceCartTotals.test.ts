import { describe, expect, it, vi } from 'vitest';
import { call } from '../../../src/api/client.ts';
import { getLoyaltyScheme } from '../../../src/contract/endpoints/delivery/loyalty.ts';
import { modes } from '../../../src/ordering/visit/modes.ts';
import { deviceRequest } from '../../../src/ordering/checkout/deviceRequest.ts';
import { CHOICE, DISH, PROMO } from '../../demo/fixtures/tiny.ts';
import { chosen, modifier } from '../../rules/make.ts';
import {
  begin,
  deviceScene,
  startVenueBeforeEach,
  stored,
  venue,
  type DeviceSceneOptions,
} from './demoVenue.ts';

startVenueBeforeEach();

type Fill = (cart: ReturnType<typeof deviceScene>['cart']) => Promise<unknown>;

const addOffers: Fill = async (cart) => {
  for (const id of [DISH.one, DISH.two, DISH.three]) await cart.addOne(id, '');
  await cart.addOne(DISH.kebab, '', 3);
  await cart.applyPromo(PROMO.ten);
};

const addChoices: Fill = async (cart) => {
  await cart.addOne(DISH.pizza, '').catch(() => undefined);
  const topping = (modifierItemId: number, price: number, isPriced: boolean) =>
    modifier({ groupId: 11, controlId: 3, modifierItemId, price, isPriced });
  const toppings = [
    topping(CHOICE.olives, 0.25, false),
    topping(CHOICE.cheese, 0.5, false),
    topping(CHOICE.ham, 0.75, true),
  ];
  const large = modifier({ groupId: 10, modifierItemId: CHOICE.large, price: 1 });
  const line = stored()?.menuItemList[0];
  if (!line) throw new Error('no line');
  const modifierGroupList = [chosen([large], 10), chosen(toppings, 11)];
  const more = { quantity: 2, tableCartId: 1, menuScheduleUniqueId: '', modifierGroupList };
  await cart.saveLine({ ...line, ...more });
};

describe('the bill that the diner sees', () => {
  const CONTACT = { name: 'Noura', countryId: 1, mobileNo: '50000001' };
  const TIPS = { percents: [], amounts: [], allowOther: true, max: 5 };
  const PLAIN = { points: 0, tip: 0 };

  it.each<[string, DeviceSceneOptions, Fill, typeof PLAIN]>([
    ['of one dish, fetched', { isBrought: false }, (cart) => cart.addOne(DISH.three, ''), PLAIN],
    ['with an offer, a code and a percentage', {}, addOffers, PLAIN],
    ['with the automatic promo', {}, (cart) => cart.addOne(DISH.side, '', 43), PLAIN],
    ['with choices, some of them free', {}, addChoices, PLAIN],
    ['with points', {}, (cart) => cart.addOne(DISH.feast, '', 2), { points: 200, tip: 0.5 }],
  ])('%s is what the server charges', async (_, options, fill, { points, tip }) => {
    const scene = await begin(options);
    await fill(scene.cart);
    await scene.cart.refresh();
    const scheme = await call(getLoyaltyScheme, { loyaltySchemeId: 1 });
    const bill = scene.cart.billWith({ points, scheme, balance: 1000, tip });
    const cart = stored();
    if (!bill || !cart) throw new Error('no cart');
    expect(bill.points).toBe(points);
    if (points === 0) expect(scene.now().view?.totals).toEqual(bill.totals);
    const orderType = options.isBrought === false ? 'PickUp' : 'Delivery';
    const saved = await venue.demo.call<{ totals: unknown; changes: unknown[] }>(
      `TableCart/SaveEOrder/TINY/1/${orderType}/${cart.deliveryId}`,
      {
        headers: { 'user-id': '901', 'eorder-id': '0' },
        body: deviceRequest({
          code: 'TINY',
          view: { menuScheduleUniqueId: cart.menuScheduleUniqueId },
          head: { menuScheduleId: cart.menuScheduleId },
          mode: modes[orderType],
          setup: { tips: TIPS, isCutleryAsked: false, isLeaveAtDoorAllowed: false },
          serving: { storeId: 1, address: { addressId: 910 }, time: undefined },
          method: { paymentMethodId: 1, kind: 'cash' },
          bill,
          draft: {
            paymentMethodId: 1,
            tip,
            tipText: '',
            changeFor: '',
            note: ' no bell ',
            contact: CONTACT,
            points,
            isCutlery: undefined,
            isLeaveAtDoor: undefined,
          },
        }),
      },
    );
    expect(saved).toMatchObject({ http: 200, status: 1 });
    expect(saved.data.totals).toEqual(bill.totals);
    expect(saved.data.changes).toEqual([]);
  });

  it('covers the shown lines, even if another tab has just added one', async () => {
    const scene = await begin();
    await scene.cart.addOne(DISH.two, '');
    await scene.cart.refresh();
    const elsewhere = await begin();
    await elsewhere.cart.addOne(DISH.three, '');
    const idsOfBill = () => scene.cart.billWith({})?.lines.map(({ id }) => id);
    expect(idsOfBill()).toEqual([DISH.two]);
    scene.cart.look();
    expect(idsOfBill()).toEqual([DISH.two, DISH.three]);
  });

  it('appears only with the lines and everything that prices them', async () => {
    const elsewhere = await begin();
    await elsewhere.cart.addOne(DISH.two, '');
    const scene = deviceScene();
    scene.cart.look();
    const ask = fetch;
    const bills: unknown[] = [];
    vi.stubGlobal('fetch', (asked: Request) => {
      if (asked.url.includes('getDiscountForItems')) bills.push(scene.cart.billWith({}));
      return ask(asked);
    });
    await scene.cart.refresh();
    expect(bills).toEqual([undefined]);
    expect(scene.cart.billWith({})?.lines.map(({ id }) => id)).toEqual([DISH.two]);
  });
});
