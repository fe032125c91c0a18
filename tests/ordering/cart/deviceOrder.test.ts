import { beforeEach, describe, expect, it } from 'vitest';
import {
  deviceOrder,
  deviceTable,
  isHeldByServer,
  isUnderWay,
} from '../../../src/ordering/cart/deviceOrder.ts';
import { acceptLogin } from '../../../src/ordering/account/logIn.ts';
import { settleOrder } from '../../../src/ordering/checkout/settleOrder.ts';
import {
  deliveryCartEntry,
  deliveryIdEntry,
  promoEntry,
} from '../../../src/storage/cartEntries.ts';
import { modifierListOf } from '../../../src/rules/cart/cartLines.ts';
import { clearLogin, writeLogin } from '../../../src/storage/loginChanges.ts';
import { placedOrdersEntry } from '../../../src/storage/orderTraces.ts';
import { pendingOrderEntry, type PendingOrder } from '../../../src/storage/orderEntries.ts';
import { keepPendingLine, takePendingLine } from '../../../src/storage/pendingLine.ts';
import { scheduledDeliveryEntry } from '../../../src/storage/servingEntries.ts';
import { line, modifier, modifierGroup, promo } from '../../rules/make.ts';
import { LOGIN } from '../../state/aLogin.ts';
import { CART } from '../../storage/storageTable.ts';
import { intent } from '../checkout/checkoutScene.ts';

const ID = 'dL1v3rY9x';
const CUSTOMER = 501;
const NOON = Date.parse('2026-01-01T12:00:00Z');

const write = (patch: Partial<PendingOrder>) =>
  pendingOrderEntry.write(
    intent({ orderType: 'Delivery', tableCode: '0', customerId: CUSTOMER, ...patch }),
    ID,
  );

function fillCart(deliveryId = ID) {
  deliveryIdEntry.write(deliveryId, CUSTOMER);
  const cart = { ...CART, deliveryId, menuItemList: [line()], ModifierList: [] };
  deliveryCartEntry.write(cart, CUSTOMER);
  promoEntry.write({ ...promo(), amount: 0, isApplied: true, missingAmount: 0 }, CUSTOMER);
}

const NUMBER = { countryId: 1, dialCode: '+965', mobileNo: '50009999' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  writeLogin('BEIT', LOGIN);
});

describe('the clock of a cart', () => {
  it.each<[string, Partial<PendingOrder>, boolean]>([
    ['goes on while nothing was saved', { state: 'rejected', eOrderID: 0 }, false],
    ['rests while the order is sent', { state: 'sending' }, true],
    ['rests while the outcome is unknown', { state: 'unknown' }, true],
    ['rests while the diner pays', { state: 'confirmed', eOrderID: 7 }, true],
    [
      'rests while the server keeps it',
      { state: 'draft', eOrderID: 7, keepUntil: '2026-01-01T12:00:00.001Z' },
      true,
    ],
    [
      'goes on when the server keeps it no more',
      { state: 'draft', eOrderID: 7, keepUntil: '2026-01-01T12:00:00Z' },
      false,
    ],
    ['goes on if the server never said how long', { state: 'draft', eOrderID: 7 }, false],
  ])('%s', (_, patch, isHeld) => {
    write(patch);
    expect(isHeldByServer(ID, NOON)).toBe(isHeld);
  });

  it('runs without an order', () => expect(isHeldByServer(ID, NOON)).toBe(false));

  it('an order under way keeps its cart as it was sent', () => {
    expect(isUnderWay(ID)).toBe(false);
    write({ state: 'sending' });
    expect(isUnderWay(ID)).toBe(true);
    write({ state: 'draft' });
    expect(isUnderWay(ID)).toBe(false);
  });
});

it('an order is sent again unchanged: each choice with its line', () => {
  const sauce = { ...modifierGroup(), modifiers: [modifier({ modifierItemId: 100 })] };
  const lines = [line({ uniqueId: 'first', modifierGroupList: [sauce] })];
  const { request } = intent({});
  const ModifierList = modifierListOf(lines);
  write({ request: { ...request, menuItemList: lines, ModifierList } });
  expect(ModifierList).toMatchObject([{ uniqueId: 'first', modifierItemId: 100 }]);
  expect(pendingOrderEntry.read(ID)?.request.ModifierList).toEqual(ModifierList);
});

describe('a settled order', () => {
  const order = deviceOrder('BEIT', CUSTOMER, ID, () => undefined);

  it('removes its cart, its key, its promo and its time, and is remembered', () => {
    fillCart();
    const at = '2026-01-01T13:00:00Z';
    scheduledDeliveryEntry.write({ slotId: 's1', from: at, to: at, extraFee: undefined }, 'BEIT');
    order.settle(7001);
    expect(deliveryCartEntry.read(CUSTOMER)).toBeUndefined();
    expect(deliveryIdEntry.read(CUSTOMER)).toBeUndefined();
    expect(promoEntry.read(CUSTOMER)).toBeUndefined();
    expect(scheduledDeliveryEntry.read('BEIT')).toBeUndefined();
    expect(placedOrdersEntry.read('BEIT', deviceTable(CUSTOMER))).toMatchObject([
      { eOrderID: 7001 },
    ]);
    expect(order.placedAs()).toBe(7001);
  });

  it('leaves the cart that was begun after it', () => {
    fillCart('newCart99');
    order.settle(7001);
    expect(deliveryCartEntry.read(CUSTOMER)?.deliveryId).toBe('newCart99');
    expect(promoEntry.read(CUSTOMER)).toBeDefined();
  });

  it('is settled by its number alone, wherever its payment is noticed', () => {
    fillCart();
    write({ state: 'confirmed', eOrderID: 7001 });
    settleOrder(7001);
    expect(pendingOrderEntry.read(ID)).toBeUndefined();
    expect(deliveryCartEntry.read(CUSTOMER)).toBeUndefined();
  });
});

describe('a login that ends while the outcome of the order is unknown', () => {
  it.each(['draft', 'unknown'] as const)(
    'restores the cart with its key, its order and its promo (%s)',
    (state) => {
      fillCart();
      write({ state, eOrderID: 7 });
      clearLogin('BEIT', 'expired');
      expect(pendingOrderEntry.read(ID)).toBeUndefined();
      expect(acceptLogin('BEIT', LOGIN, NUMBER)).toBe('loggedIn');
      expect(deliveryCartEntry.read(CUSTOMER)).toMatchObject({
        deliveryId: ID,
        menuItemList: [{ uniqueId: line().uniqueId }],
      });
      expect(pendingOrderEntry.read(ID)).toMatchObject({ state, eOrderID: 7 });
      expect(promoEntry.read(CUSTOMER)).toBeDefined();
    },
  );

  it('restores nothing for another customer', () => {
    fillCart();
    write({ state: 'unknown' });
    clearLogin('BEIT', 'expired');
    acceptLogin('BEIT', { ...LOGIN, customerId: 777 }, NUMBER);
    expect(deliveryCartEntry.read(777)).toBeUndefined();
    expect(promoEntry.read(CUSTOMER)).toBeUndefined();
    expect(pendingOrderEntry.read(ID)).toBeUndefined();
  });

  it('is not settled for a customer who has left', () => {
    fillCart();
    clearLogin('BEIT', 'chosen');
    deviceOrder('BEIT', CUSTOMER, ID, () => undefined).settle(7001);
    expect(placedOrdersEntry.read('BEIT', deviceTable(CUSTOMER))).toBeUndefined();
  });
});

describe('the line of a visitor who logs in', () => {
  it('is used once', () => {
    keepPendingLine(line({ id: 12 }), 'BEIT', NOON);
    expect(takePendingLine('BEIT', NOON + 1)).toMatchObject({ id: 12 });
    expect(takePendingLine('BEIT', NOON + 1)).toBeUndefined();
  });

  it('is kept for half an hour', () => {
    const halfAnHour = 30 * 60 * 1000;
    keepPendingLine(line(), 'BEIT', NOON);
    expect(takePendingLine('BEIT', NOON + halfAnHour - 1)).toBeDefined();
    keepPendingLine(line(), 'BEIT', NOON);
    expect(takePendingLine('BEIT', NOON + halfAnHour)).toBeUndefined();
  });
});
