import { describe, expect, test } from 'vitest';
import { CART, HERE, sitAtTable } from './atTable.ts';

describe('the way to a table’s order', () => {
  test('each read before it is one that the app understands', () => {
    const { venue, diner } = sitAtTable();
    const reads = [
      'Menu/GetStoreIdFromCode/CEDAR',
      'Menu/checkHomePageActivation/CEDAR',
      'Menu/EN/CEDAR?tableCode=C1',
      'Menu/AR/CEDAR',
      'Menu/GetMenuDetails/CEDAR?tableCode=C1',
      'Menu/Category/EN/CEDAR',
      'Menu/MenuItemDetails/EN/CEDAR/2',
      'Menu/MenuAllItemDetails/EN/CEDAR/0',
      'Menu/GetMenuItemsForFilter/EN/CEDAR/q%3Awrap',
      'Menu/headerSetup/EN/CEDAR',
      'Menu/homepage/EN/CEDAR',
      'Menu/GetCountries/CEDAR',
      'Menu/CheckDriveThroughSetup/CEDAR',
      'Menu/GetDriveThroughSetup/CEDAR',
      'Menu/Rooms/EN/GRAND/101',
      'Menu/GetGeolocationStoresByConcept/CEDAR',
      'TableCart/GetButtonColorCodes/CEDAR',
      'TableCart/getSpecialInstructions/2',
      'TableCart/getEndingPageSetting/CEDAR',
      `TableCart/EN/${HERE}`,
      `TableCart/GetCartCount/${HERE}`,
      `TableCart/CheckItemExistsInCart/${CART}/1`,
      'Notification/GetNotificationByAppearanceId/11/2/1',
    ];
    for (const path of reads) expect(diner.get(path)).toMatchObject({ http: 200, status: 1 });
    const hours = { tableCode: 'C1', orderTime: '2026-11-25T12:00:00+03:00' };
    expect(diner.post('TableCart/checkOperationHourForTable', hours).data).toMatchObject({
      isOpen: true,
      storeId: 11,
    });
    expect(venue.defects).toEqual([]);
  });

  test('is saved, placed, followed; a second save and a second placing change nothing', () => {
    const { venue, diner, add, readCart, request, save, place } = sitAtTable();
    expect(add(1, 2, 'u1')).toMatchObject({ status: 1, data: { cartCount: 2, cartVersion: 1 } });
    expect(add(1, 2, 'u1').data).toMatchObject({ cartCount: 2, cartVersion: 1 });
    const saved = save();
    const { eOrderID } = saved.data;
    // 2 × 2.450; service 12.5 % of 4.900 is 0.613; 1.25 % of 5.513 is 0.069.
    expect(saved).toMatchObject({
      status: 1,
      data: { orderStatus: 1, totalsChanged: false, totals: { subTotal: 4.9, payable: 5.582 } },
    });
    expect(save().data).toMatchObject({ eOrderID, orderStatus: 1 });
    expect(venue.orders()[0]).toMatchObject({ saves: 2, placings: 0, isPlaced: false });
    expect(place(eOrderID).data).toMatchObject({ orderStatus: 3, alreadyPlaced: false });
    expect(place(eOrderID).data).toMatchObject({ eOrderID, alreadyPlaced: true });
    const late = { ...request(), cartVersion: 1, note: 'Too late' };
    const path = `TableCart/SaveEOrder/CEDAR/11/Table/${CART}`;
    expect(diner.post(path, late, diner.orderHeaders()).data).toMatchObject({
      eOrderID,
      alreadyPlaced: true,
    });
    expect(venue.orders()).toMatchObject([
      {
        eOrderId: eOrderID,
        orderKey: CART,
        saves: 2,
        placings: 1,
        note: '',
        lines: [{ uniqueId: 'u1', quantity: 2, unitMinor: 2450 }],
        totals: { payableMinor: 5582 },
      },
    ]);
    expect(readCart()).toMatchObject({ cartList: [], eOrderID });
    expect(add(3, 1, 'u2')).toMatchObject({ status: -15, data: { eOrderID } });
    venue.moveOrder(Number(eOrderID));
    expect(diner.get(`TableCart/checkEOrderStatus/${String(eOrderID)}`).data).toMatchObject({
      orderStatus: 4,
      pollSeconds: 10,
    });
    expect(venue.defects).toEqual([]);
  });

  test('lines change by absolute quantities', () => {
    const { diner, add, readCart, save } = sitAtTable();
    add(1, 2, 'u1');
    const [line] = readCart().cartList;
    const quantity = (qty: number) =>
      diner.get(`TableCart/UpdateCartQty/${line?.tableCartId}/${qty}`);
    expect(quantity(3).data).toMatchObject({ qty: 3, cartCount: 3 });
    expect(quantity(3).data).toMatchObject({ qty: 3, cartCount: 3 });
    expect(quantity(100)).toMatchObject({ status: -16, data: { maxQty: 99 } });
    const remove = () => diner.get(`TableCart/RemoveFromCart/${line?.tableCartId}`);
    expect(remove().data).toMatchObject({ cartCount: 0 });
    expect(remove()).toMatchObject({ status: 1, data: { cartCount: 0 } });
    expect(quantity(2)).toMatchObject({ status: -1 });
    expect(quantity(0)).toMatchObject({ status: 1 });
    expect(save()).toMatchObject({ status: -14 });
  });

  test('a dearer dish is saved with its changes, and never placed at the old price', () => {
    const { venue, add, save, place } = sitAtTable();
    add(1, 2, 'u1');
    const { eOrderID } = save().data;
    venue.changePrice(1, 3000);
    expect(place(eOrderID)).toMatchObject({
      status: -12,
      data: { totals: { subTotal: 6 }, changes: [{ kind: 'price', oldPrice: 2.45, newPrice: 3 }] },
    });
    expect(save({ expectedTotal: 5.582 }).data).toMatchObject({ eOrderID, totalsChanged: true });
    expect(place(eOrderID)).toMatchObject({ status: 1, data: { orderStatus: 3 } });
  });

  test('a cart that changed elsewhere is neither saved nor placed as it was', () => {
    const { diner, add, request, save, place } = sitAtTable();
    add(1, 2, 'u1');
    const old = request();
    const { eOrderID } = save().data;
    add(3, 1, 'u2');
    expect(place(eOrderID)).toMatchObject({ status: -12 });
    const path = `TableCart/SaveEOrder/CEDAR/11/Table/${CART}`;
    expect(diner.post(path, old, diner.orderHeaders())).toMatchObject({
      http: 409,
      data: { cartVersion: 2 },
    });
    expect(save({}, 5)).toMatchObject({ http: 409 });
    expect(save().data).toMatchObject({ eOrderID });
  });

  test('what cannot be had is refused and named', () => {
    const { venue, add, readCart, save, place } = sitAtTable();
    expect(add(2, 1, 'u1')).toMatchObject({ status: -17, data: { groupId: 21 } });
    expect(add(9, 1, 'u1')).toMatchObject({ status: -16, data: { minQty: 2 } });
    add(1, 2, 'u1');
    venue.setAvailable(1, false);
    expect(save()).toMatchObject({ status: -11, data: { changes: [{ kind: 'unavailable' }] } });
    venue.setAvailable(1, true);
    venue.setOpen(false);
    expect(save()).toMatchObject({ status: -10 });
    venue.setOpen(true);
    venue.setPaused(true);
    expect(save()).toMatchObject({ http: 503, headers: { 'retry-after': '20' } });
    venue.setPaused(false);
    venue.setOnMenu(1, false);
    expect(save()).toMatchObject({ status: -13 });
    venue.setOnMenu(1, true);
    venue.changeMenu();
    expect(save()).toMatchObject({ status: 1 });
    venue.forgetCarts();
    expect(place(venue.orders()[0]?.eOrderId)).toMatchObject({ status: -14 });
    expect(save({ cartVersion: 1 })).toMatchObject({ status: -14 });
    expect(readCart()).toMatchObject({ cartList: [] });
    expect(add(1, 2, 'u9')).toMatchObject({ status: -14 });
    expect(venue.defects).toEqual([]);
  });
});
