import { describe, expect, it } from 'vitest';
import type { ControlAction } from '../../src/demo/control/actions.ts';
import { startDemo, type DemoClient } from './fixtures/client.ts';
import {
  CARD,
  CART,
  deliveryRequest,
  logIn,
  putLine,
  saveAtLane,
  saveDelivery,
  saveTable,
} from './fixtures/journey.ts';
import { refuses, type Refusals } from './fixtures/scenes.ts';
import { CHOICE, DISH, PROMO } from './fixtures/tiny.ts';

async function delivered(client: DemoClient, extra: Record<string, unknown> = {}, quantity = 1) {
  await logIn(client);
  return saveDelivery(client, DISH.fish, quantity, extra);
}

/** Saves a cart of one dish, after an event at the venue. */
const saves =
  (line: [dish: number, quantity: number], action?: ControlAction, extra = {}) =>
  async (client: DemoClient) => {
    await putLine(client, ...line);
    if (action) await client.control(action);
    return saveTable(client, extra);
  };
const THREE: [number, number] = [DISH.three, 1];

const saving: Refusals = {
  '-14': {
    'an empty cart': (client) => saveTable(client, { cartVersion: undefined, expectedTotal: 1 }),
  },
  '-54': {
    'a way to pay that is not offered': saves(THREE, undefined, { paymentMethodId: 99 }),
    'a way to pay that is off': saves(THREE, { action: 'methodOff', paymentMethodId: 1 }),
    'a sum above what a way to pay takes': saves([DISH.lemonade, 5], undefined, {
      paymentMethodId: CARD,
    }),
  },
  '-13': { 'a menu that is not in force': saves(THREE, undefined, { menuScheduleId: 99 }) },
  '-11': {
    'a choice that sold out after it was added': [
      async (client) => {
        await putLine(client, DISH.plate, 1, [{ modifierItemId: CHOICE.extra, quantity: 1 }]);
        await client.control({ action: 'sellOut', modifierId: CHOICE.extra });
        return saveTable(client);
      },
      { changes: [{ kind: 'modifierUnavailable', modifierItemId: CHOICE.extra }] },
    ],
  },
  '-21': {
    'a sum below the minimum': [saves([DISH.bag, 1]), { minOrderAmount: 0.5, missingAmount: 0.4 }],
  },
  '-16': {
    'too many of a dish that ran out': [
      saves([DISH.soup, 3], { action: 'setStock', itemId: DISH.soup, left: 2 }),
      { maxQty: 2 },
    ],
  },
};

const delivery: Refusals = {
  '-3': { 'nobody logged in': (client) => saveDelivery(client, DISH.fish, 1) },
  '-23': { 'no address': (client) => delivered(client, { addressId: 0 }) },
  '-20': {
    'an address out of every zone': [
      (client) => delivered(client, { addressId: 911 }),
      { zone: { inZone: false } },
    ],
    'an address of another branch': [
      (client) => delivered(client, { addressId: 912 }),
      { storeId: 2 },
    ],
  },
  '-21': {
    'a sum below the zone’s minimum': [
      async (client) => {
        await logIn(client);
        return saveDelivery(client, DISH.two, 1);
      },
      { minOrderAmount: 3, missingAmount: 1 },
    ],
  },
  '-22': {
    'a time that is not offered': (client) =>
      delivered(client, { slotId: 'x', scheduledFor: '2030-01-01T10:00:00+03:00' }),
  },
  '-61': {
    'points off the step': [
      (client) => delivered(client, { loyaltyPoints: 120 }),
      { maxPoints: 400 },
    ],
  },
  '-60': { 'points that are not there': (client) => delivered(client, { loyaltyPoints: 5000 }) },
  '-62': {
    'points beside a promo': (client) =>
      delivered(client, { loyaltyPoints: 100, promoCode: PROMO.ten }),
  },
  '-45': {
    'a customer who may not order': async (client) => {
      await client.control({ action: 'blockCustomer', customerId: 900 });
      return delivered(client);
    },
  },
  '-4': {
    'an address of somebody else': async (client) => {
      const login = await logIn(client, '50000003');
      return client.call('TableCart/SaveEOrder/TINY/1/Delivery/Deliver99', {
        body: deliveryRequest(DISH.fish, 1),
        headers: { 'user-id': String(login.userId), 'eorder-id': '0' },
      });
    },
  },
};

describe('saving at a table refuses', () => refuses(saving));
describe('saving a delivery refuses', () => refuses(delivery));

describe('invalid form fields are refused by name', () => {
  const bad: [string, Record<string, unknown>][] = [
    ['contact.mobileNo', { contact: { name: 'Noura', countryId: 1, mobileNo: '123' } }],
    ['contact.name', { contact: { name: ' ', countryId: 1, mobileNo: '50000001' } }],
    ['note', { note: 'x'.repeat(201) }],
    ['tip', { tip: 6 }],
    ['changeFor', { changeFor: 1 }],
  ];
  it.each(bad)('%s', async (field, extra) => {
    const client = startDemo();
    const answer = await delivered(client, extra);
    expect(answer).toMatchObject({ http: 422, status: -2, errors: [{ field }] });
  });

  it('the car of a drive-through', async () => {
    const answer = await saveAtLane(startDemo(), CART, { car: { plate: '!' } });
    const fields = answer.errors.map((error) => error.field);
    expect([answer.http, fields]).toEqual([422, ['contact.name', 'car.plate']]);
  });
});

describe('malformed requests', () => {
  it.each([
    ['a total that is no number', { expectedTotal: 'much' }],
    ['a code other than that of the path', { code: 'TINY2' }],
    ['a currency of elsewhere', { currency: 'USD' }],
  ])('with %s are 400', async (_name, extra) => {
    const client = startDemo();
    expect((await saves(THREE, undefined, extra)(client)).http).toBe(400);
  });

  it('an unknown venue is 404, everywhere', async () => {
    const client = startDemo();
    for (const path of [
      'Menu/EN/NOWHERE',
      'Menu/GetStoreIdFromCode/NOWHERE',
      'Delivery/getConceptSetup/NOWHERE',
      'TableCart/GetButtonColorCodes/NOWHERE',
      'Menu/Rooms/EN/TINY/1',
      'Menu/MergeScreen/EN/TINY',
    ]) {
      expect([path, (await client.call(path)).http]).toEqual([path, 404]);
    }
  });
});
