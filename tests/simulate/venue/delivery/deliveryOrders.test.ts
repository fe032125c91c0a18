import { describe, expect, test } from 'vitest';
import { stayAtHome } from './atHome.ts';

const SOUP = { id: 1, quantity: 4 };
const NOON = { slotId: '2026-11-25_13', scheduledFor: '2026-11-25T13:00:00+03:00' };

/** Logged in, at an address of the first zone. */
function stayWithAddress() {
  const home = stayAtHome();
  const customerId = home.logIn();
  const addressId = Number(home.saveAddress().data['addressId']);
  const deliver = (more = {}, wanted = [SOUP]) =>
    home.request('Delivery', wanted, { addressId, ...more });
  return { ...home, customerId, deliver };
}

describe('an order of a customer', () => {
  test('is the customer’s alone, and so is its key', () => {
    const { deliver, save, ...home } = stayWithAddress();
    const { eOrderID } = save(deliver()).data;
    const other = stayAtHome({}, home);
    expect(other.save(deliver())).toMatchObject({ status: -3 });
    expect(other.place(eOrderID)).toMatchObject({ status: -3 });
    expect(other.details(eOrderID)).toMatchObject({ status: -3 });
    expect(other.pay(eOrderID, '11.150')).toMatchObject({ status: -3 });
    other.logIn('59876543');
    expect(other.place(eOrderID)).toMatchObject({ status: -4 });
    expect(other.details(eOrderID)).toMatchObject({ status: -4 });
    expect(other.pay(eOrderID, '11.150')).toMatchObject({ status: -4 });
    expect(other.save(deliver())).toMatchObject({ http: 409 });
    expect(other.save(deliver(), 'CCCCBBBBA')).toMatchObject({ status: -23 });
    const cancel = `TableCart/CancelEOrder/${String(eOrderID)}`;
    expect(other.diner.post(cancel, {})).toMatchObject({ status: -4 });
    const open = other.diner.get(`TableCart/checkEOrderStatus/${String(eOrderID)}`);
    expect(JSON.stringify(open.data)).not.toMatch(/Mariam|51234567|Palm Street|instruction"/);
    expect(home.place(eOrderID)).toMatchObject({ status: 1 });
    expect(home.venue.defects).toEqual([]);
  });

  test('goes only where the store delivers, and only if it is enough', () => {
    const { venue, deliver, save, place, saveAddress } = stayWithAddress();
    expect(save(deliver({}, [{ id: 1, quantity: 3 }]))).toMatchObject({
      status: -21,
      data: { minOrderAmount: 9, missingAmount: 1.65 },
    });
    const { addressId } = saveAddress({ uniqueId: 'a2', areaId: 3, latitude: 30.1 }).data;
    expect(save(deliver({ addressId }))).toMatchObject({ status: -20, data: { storeId: 0 } });
    const { eOrderID } = save(deliver()).data;
    venue.setZoneStore(1, 12);
    expect(save(deliver())).toMatchObject({ status: -20, data: { storeId: 12 } });
    expect(place(eOrderID)).toMatchObject({ status: -20, data: { storeId: 12 } });
    const moved = save(deliver({ storeId: 12 })).data;
    // 4 × 2.450, 0.350 for the bag, 1.000 for the way; 7.5 % of 10.150 is 0.761.
    expect(moved).toMatchObject({ eOrderID, totals: { deliveryFee: 1, payable: 11.91 } });
    expect(place(eOrderID)).toMatchObject({ status: 1 });
    expect(venue.defects).toEqual([]);
  });

  test('comes at a time that is not taken, also while the house is shut', () => {
    const { venue, deliver, save, place } = stayWithAddress();
    venue.setOpen(false);
    expect(save(deliver())).toMatchObject({ status: -10 });
    const ids = ['AAAABBBB1', 'AAAABBBB2', 'AAAABBBB3'].map(
      (key) => save(deliver(NOON), key).data['eOrderID'],
    );
    expect(place(ids[0])).toMatchObject({ status: 1 });
    expect(place(ids[1])).toMatchObject({ status: 1 });
    expect(place(ids[2])).toMatchObject({ status: -22 });
    expect(save(deliver(NOON), 'AAAABBBB3')).toMatchObject({ status: -22 });
    const never = { slotId: '2026-11-25_03', scheduledFor: '2026-11-25T03:00:00+03:00' };
    expect(save(deliver(never), 'AAAABBBB3')).toMatchObject({ status: -22 });
    const evening = { slotId: '2026-11-25_19', scheduledFor: '2026-11-25T19:00:00+03:00' };
    const late = save(deliver(evening), 'AAAABBBB3').data;
    expect(late).toMatchObject({ totals: { deliveryFee: 1.25 } });
    expect(place(late['eOrderID'])).toMatchObject({ status: 1 });
    expect(venue.defects).toEqual([]);
  });

  test('is given up before it lapses, and renewed with the same key', () => {
    const { venue, clock, diner, deliver, save, place } = stayWithAddress();
    const { eOrderID } = save(deliver()).data;
    const cancel = () => diner.post(`TableCart/CancelEOrder/${String(eOrderID)}`, {});
    expect(cancel().data).toMatchObject({ orderStatus: 9 });
    expect(cancel().data).toMatchObject({ orderStatus: 9 });
    expect(place(eOrderID)).toMatchObject({ status: -14 });
    expect(save(deliver()).data).toMatchObject({ eOrderID, orderStatus: 1, alreadyPlaced: false });
    clock.now += 16 * 60_000;
    expect(place(eOrderID)).toMatchObject({ status: -14 });
    expect(save(deliver()).data).toMatchObject({ eOrderID });
    expect(place(eOrderID)).toMatchObject({ status: 1 });
    venue.reject(Number(eOrderID));
    expect(save(deliver()).data).toMatchObject({ eOrderID, orderStatus: 10, alreadyPlaced: true });
    expect(venue.orders()).toMatchObject([{ placings: 1, saves: 3 }]);
  });

  test('is priced by the house: a dearer dish is told, a lost one refused', () => {
    const { venue, diner, deliver, save, place } = stayWithAddress();
    const seen = deliver({ expectedTotal: 11.15 });
    const { eOrderID } = save(seen).data;
    venue.changePrice(1, 3000);
    expect(place(eOrderID)).toMatchObject({
      status: -12,
      data: { changes: [{ uniqueId: 'u1', kind: 'price', oldPrice: 2.45, newPrice: 3 }] },
    });
    expect(save(seen).data).toMatchObject({ eOrderID, totalsChanged: true });
    venue.setOnMenu(1, false);
    expect(save(seen)).toMatchObject({ status: -13 });
    const asked = [{ menuItemId: 1, uniqueId: 'u1', quantity: 4, modifierItemIds: [] }];
    expect(diner.post('Delivery/getDiscountForItems/11/504', asked).data).toMatchObject([
      { uniqueId: 'u1', price: 3, isAvailable: false },
    ]);
    expect(diner.post('Delivery/getDiscountForItems/11/9', asked)).toMatchObject({ status: -13 });
    venue.setOnMenu(1, true);
    venue.setAvailable(1, false);
    expect(save(seen)).toMatchObject({
      status: -11,
      data: { changes: [{ kind: 'unavailable' }, {}] },
    });
    expect(diner.get('Delivery/GetUnavailableItemsForStore/11').data).toMatchObject({
      menuItemIds: [1],
    });
    expect(venue.defects).toEqual([]);
  });
});

describe('the lines of a device', () => {
  const LARGE = { modifierItemId: 212, quantity: 1 };
  const COPPER = { modifierItemId: 241, quantity: 1 };
  const RICE = { modifierItemId: 221, quantity: 1 };
  const kebab = (...chosen: object[]) => [{ id: 2, quantity: 2, chosen: chosen as [] }];

  test('are counted with their choices: free units and wishes cost nothing', () => {
    const { venue, diner, deliver, save, details } = stayWithAddress();
    const free = { ...RICE, isPriced: false };
    const wish = { modifierItemId: 231, quantity: 1 };
    const saved = save(deliver({}, kebab(LARGE, COPPER, free, RICE, wish))).data;
    // 4.750, 1.250 more for a large one, 0.500 for copper, 0.600 for the second rice.
    expect(saved).toMatchObject({ totals: { subTotal: 14.2 } });
    expect(venue.orders()).toMatchObject([
      { lines: [{ unitMinor: 7100, quantity: 2, modifiers: [212, 221, 221, 231, 241] }] },
    ]);
    expect(details(saved['eOrderID']).data).toMatchObject({ lines: [{ lineTotal: 14.2 }] });
    const asked = { menuItemId: 2, uniqueId: 'u2', quantity: 2, modifierItemIds: [212, 221] };
    venue.setChoiceAvailable(221, false);
    expect(diner.post('Delivery/getDiscountForItems/11/504', [asked]).data).toMatchObject([
      {
        modifiers: [
          { modifierItemId: 212, price: 1.25, isAvailable: true },
          { modifierItemId: 221, price: 0.6, isAvailable: false },
        ],
      },
    ]);
    expect(save(deliver({}, kebab(LARGE, COPPER, RICE)))).toMatchObject({
      status: -11,
      data: { changes: [{ kind: 'modifierUnavailable', modifierItemId: 221 }] },
    });
    expect(venue.defects).toEqual([]);
  });

  test('are refused where a rule of the dish is broken', () => {
    const { venue, deliver, save } = stayWithAddress();
    expect(save(deliver({}, kebab()))).toMatchObject({ status: -17, data: { groupId: 21 } });
    expect(save(deliver({}, kebab(LARGE)))).toMatchObject({ status: -17, data: { groupId: 24 } });
    const much = save(deliver({}, [{ id: 7, quantity: 6 }]));
    expect(much).toMatchObject({ status: -16, data: { uniqueId: 'u7', maxQty: 5 } });
    expect(much.data).not.toHaveProperty('minQty');
    const little = save(deliver({}, [{ id: 9, quantity: 1 }]));
    expect(little).toMatchObject({ status: -16, data: { uniqueId: 'u9', minQty: 2 } });
    expect(little.data).not.toHaveProperty('maxQty');
    expect(venue.defects).toEqual([]);
  });
});

describe('what makes it cheaper', () => {
  test('one promo: a code, or else the one that comes by itself', () => {
    const { venue, diner, deliver, save, place } = stayWithAddress();
    const much = [{ id: 3, quantity: 8 }];
    // 5 % and 10 % of 44.400, the second with a cap of 2.000.
    expect(save(deliver({ automaticPromoId: 20 }, much)).data).toMatchObject({
      totals: { promoAmount: 2.22, deliveryFee: 1 },
    });
    expect(save(deliver({ promoCode: ' ten ' }, much)).data).toMatchObject({
      totals: { promoAmount: 2 },
    });
    expect(save(deliver({ promoCode: 'RIDE' })).data).toMatchObject({
      totals: { promoAmount: 0, deliveryFee: 0 },
    });
    expect(save(deliver({ promoCode: 'FIVE' })).data).toMatchObject({ totals: { promoAmount: 0 } });
    const refused = { NONE: -30, OLD: -31, VIP: -34 };
    for (const [promoCode, status] of Object.entries(refused)) {
      expect(save(deliver({ promoCode }))).toMatchObject({ status });
    }
    const wraps = [{ id: 4, quantity: 4 }];
    expect(save(deliver({ promoCode: 'ALONE' }, wraps))).toMatchObject({ status: -35 });
    place(save(deliver({ promoCode: 'ONCE' })).data['eOrderID']);
    const again = deliver({ promoCode: 'ONCE' });
    expect(save(again, 'CCCCBBBBA')).toMatchObject({ status: -33 });
    const apply = (code: string, type: string) =>
      diner.get(`TableCart/validatePromoCode/CEDAR/CCCCBBBBA/${code}?orderType=${type}`);
    expect(apply('RIDE', 'PickUp')).toMatchObject({ status: -36 });
    expect(apply('RIDE', 'Delivery')).toMatchObject({ data: { kind: 'freeDelivery' } });
    for (let tries = 0; tries < 5; tries += 1) {
      expect(apply('GUESS', 'Delivery')).toMatchObject({ status: -30 });
    }
    expect(apply('GUESS', 'Delivery')).toMatchObject({ status: -5 });
    expect(venue.defects).toEqual([]);
  });

  test('points are held by a saved order, taken by a placed one, given back by a cancelled one', () => {
    const { venue, diner, customerId, deliver, save, place } = stayWithAddress();
    const balance = () => diner.get(`Delivery/getLoyaltyBalanceCustomerId/${customerId}`).data;
    expect(save(deliver({ loyaltyPoints: 120 }))).toMatchObject({
      status: -61,
      data: { maxPoints: 450 },
    });
    expect(save(deliver({ loyaltyPoints: 200, promoCode: 'TEN' }))).toMatchObject({ status: -62 });
    const { eOrderID, totals } = save(deliver({ loyaltyPoints: 200 })).data;
    expect(totals).toMatchObject({ loyaltyAmount: 2, payable: 9.15 });
    expect(balance()).toMatchObject({ points: 300, held: 200, worth: 3 });
    expect(save(deliver({ loyaltyPoints: 400 }), 'CCCCBBBBA')).toMatchObject({ status: -60 });
    place(eOrderID);
    expect(balance()).toMatchObject({ points: 300, held: 0 });
    venue.cancel(Number(eOrderID));
    expect(balance()).toMatchObject({ points: 500, held: 0 });
    expect(venue.defects).toEqual([]);
  });
});

describe('a save that no app should send', () => {
  test.each([
    ['without lines', { menuItemList: [] }],
    ['without its list of choices', { ModifierList: undefined }],
    ['without contact', { contact: undefined }],
    ['with a time but no slot', { scheduledFor: NOON.scheduledFor }],
    ['with two promos', { promoCode: 'TEN', automaticPromoId: 20 }],
    ['without an address', { addressId: undefined }],
    ['with an amount of too many decimals', { tip: 0.0001 }],
    ['in another currency', { currency: 'EUR' }],
  ])('%s', (_, more) => {
    const { venue, deliver, save } = stayWithAddress();
    expect(save(deliver(more))).toMatchObject({ http: 400 });
    expect(venue.defects).toHaveLength(1);
    expect(venue.orders()).toEqual([]);
  });
});
