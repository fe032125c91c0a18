import { describe, expect, test } from 'vitest';
import { sitAtTable } from './atTable.ts';

/** With two soups, to be saved. */
function sitWithOrder() {
  const at = sitAtTable();
  const order = (paymentMethodId = 2) => {
    at.add(1, 2, 'u1');
    return at.save({ paymentMethodId }).data['eOrderID'];
  };
  const result = (eOrderId: unknown) =>
    at.diner.get(`TableCart/creditCardPaymentResult/${String(eOrderId)}`).data;
  return { ...at, order, result };
}

describe('paying', () => {
  test('only the bank makes it paid, once', () => {
    const { venue, place, pay, order, result } = sitWithOrder();
    const id = order();
    expect(place(id)).toMatchObject({ status: -55 });
    expect(result(id)).toMatchObject({ paymentStatus: 0 });
    const { data } = pay(id, '5.582');
    expect(data).toMatchObject({ eOrderID: id, provider: 'hosted', amount: 5.582 });
    const again = pay(id, '5.582').data;
    expect(again['transactionId']).toBe(data['transactionId']);
    expect(result(id)).toMatchObject({ paymentStatus: 1 });
    const paymentId = String(data['transactionId']);
    const back = venue.payAtBank(paymentId, 'paid');
    expect(back).toBe(`https://app.example/CardDetails/EOrder/CEDAR/${String(id)}`);
    venue.payAtBank(paymentId, 'declined');
    venue.payAtBank(paymentId, 'paid');
    expect(result(id)).toMatchObject({ paymentStatus: 3, orderStatus: 3 });
    expect(venue.charges()).toMatchObject([{ eOrderId: id, minor: 5582, isRefunded: false }]);
    expect(venue.orders()).toMatchObject([{ placings: 1, isPlaced: true }]);
    expect(pay(id, '5.582')).toMatchObject({ status: -52 });
    expect(venue.defects).toEqual([]);
  });

  test('a refused card may be tried again, a pending one may not', () => {
    const { venue, save, pay, order, result } = sitWithOrder();
    const id = order();
    const first = String(pay(id, '5.582').data['transactionId']);
    venue.payAtBank(first, 'declined');
    expect(result(id)).toMatchObject({ paymentStatus: 4, canRetry: true });
    const second = String(pay(id, '5.582').data['transactionId']);
    expect(second).not.toBe(first);
    venue.payAtBank(second, 'pending');
    expect(result(id)).toMatchObject({ paymentStatus: 2 });
    expect(pay(id, '5.582')).toMatchObject({ status: -51 });
    expect(save()).toMatchObject({ status: -51 });
    venue.payAtBank(second, 'paid');
    expect(result(id)).toMatchObject({ paymentStatus: 3 });
    expect(venue.charges()).toHaveLength(1);
  });

  test('a page with another amount takes nothing any more', () => {
    const { venue, add, save, pay, order, result } = sitWithOrder();
    const id = order();
    const first = String(pay(id, '5.582').data['transactionId']);
    add(1, 4, 'u1');
    save({ paymentMethodId: 2 });
    venue.payAtBank(first, 'paid');
    expect(venue.charges()).toEqual([]);
    expect(result(id)).toMatchObject({ paymentStatus: 0, amount: 11.163 });
    expect(pay(id, '5.582')).toMatchObject({ status: -12, data: { totals: { payable: 11.163 } } });
  });

  test('what is paid after the order has lapsed is given back', () => {
    const { venue, pay, order, result } = sitWithOrder();
    const id = order();
    const first = String(pay(id, '5.582').data['transactionId']);
    venue.forgetCarts();
    venue.payAtBank(first, 'paid');
    expect(venue.charges()).toMatchObject([{ isRefunded: true }]);
    expect(result(id)).toMatchObject({ paymentStatus: 7 });
    expect(venue.orders()).toMatchObject([{ placings: 0 }]);
  });

  test('qlub has a page and a question of its own', () => {
    const { venue, diner, pay, order } = sitWithOrder();
    const id = order(3);
    const { transactionId, provider } = pay(id, '5.582').data;
    expect(provider).toBe('qlub');
    expect(venue.payAtBank(String(transactionId), 'abandoned')).toContain('/qlub?code=CEDAR');
    const path = 'TableCart/checkQlubPaymentStatusForTransaction';
    expect(diner.get(`${path}/${String(id)}/${String(transactionId)}`).data).toMatchObject({
      paymentStatus: 5,
      canRetry: true,
    });
    expect(diner.get(`${path}/${String(id)}/unknown`)).toMatchObject({ status: -1 });
  });

  test('a page expires', () => {
    const { venue, clock, pay, order, result } = sitWithOrder();
    const id = order();
    const first = String(pay(id, '5.582').data['transactionId']);
    clock.now += 11 * 60_000;
    expect(result(id)).toMatchObject({ paymentStatus: 6 });
    venue.payAtBank(first, 'paid');
    expect(venue.charges()).toEqual([]);
  });
});
