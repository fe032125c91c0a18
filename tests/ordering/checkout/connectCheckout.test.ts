import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/failure.ts';
import type { EOrderRequest } from '../../../src/contract/orders.ts';
import { STATUS } from '../../../src/contract/status.ts';
import { connectCheckout } from '../../../src/ordering/checkout/connectCheckout.ts';
import type { CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';
import { pendingOrderEntry } from '../../../src/storage/orderEntries.ts';
import { clearLogin, writeLogin } from '../../../src/storage/loginChanges.ts';
import { orderCalls } from '../../../src/contract/examples/tableCartOrders.ts';
import { LOGIN } from '../../state/aLogin.ts';
import { identityOf, intent, orderOf } from './checkoutScene.ts';

const server = vi.hoisted(() => ({ answer: Promise.withResolvers<unknown>() }));
vi.mock('../../../src/api/client.ts', () => ({ call: () => server.answer.promise }));

let placedAs: number | undefined;

beforeEach(() => {
  placedAs = undefined;
  localStorage.clear();
  sessionStorage.clear();
  writeLogin('BEIT', LOGIN);
  server.answer = Promise.withResolvers();
});

const orderTraces = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
    /^(?:eOrder|orderKey|sentOrder)_/.test(key),
  );

function connected(onState: (state: CheckoutState) => void = () => undefined) {
  const identity = identityOf({ tableCode: '0', orderKey: 'dL1v3rY9x', isReviewed: true });
  const order = orderOf({ placedAs: () => placedAs });
  return connectCheckout(identity, order, onState);
}

const fullStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

const sendOrder = () => connected().submit(orderCalls.saveEOrder.body as EOrderRequest);

it('an order answered after its customer has left is not stored', async () => {
  const sending = sendOrder();
  await waitFor(() => expect(orderTraces()).toEqual(['eOrder_dL1v3rY9x']));
  clearLogin('BEIT', 'chosen');
  server.answer.resolve(orderCalls.saveEOrder.answer);
  await sending;
  expect(orderTraces()).toEqual([]);
});

it('an order answered for a present customer is stored', async () => {
  const sending = sendOrder();
  server.answer.resolve(orderCalls.saveEOrder.answer);
  await sending;
  expect(orderTraces()).toEqual(['eOrder_dL1v3rY9x', 'orderKey_70011', 'sentOrder_70011']);
});

it('an order that another page has settled is not stored as pending', async () => {
  const sending = sendOrder();
  await waitFor(() => expect(orderTraces()).toEqual(['eOrder_dL1v3rY9x']));
  localStorage.removeItem('eOrder_dL1v3rY9x');
  placedAs = 70_011;
  server.answer.resolve(orderCalls.saveEOrder.answer);
  await sending;
  expect(orderTraces()).toEqual(['orderKey_70011', 'sentOrder_70011']);
});

it('a refused order is removed if a full storage cannot store the refusal', async () => {
  const sending = sendOrder();
  await waitFor(() => expect(orderTraces()).toEqual(['eOrder_dL1v3rY9x']));
  const full = fullStorage();
  server.answer.reject(new ApiFailure('refusal', '', { status: STATUS.storeClosed }));
  await sending;
  full.mockRestore();
  expect(orderTraces()).toEqual([]);
});

it('an order is removed if a full storage cannot store its new wish', async () => {
  const sentAt = new Date().toISOString();
  pendingOrderEntry.write(intent({ state: 'unknown', sentAt }), 'dL1v3rY9x');
  const full = fullStorage();
  void sendOrder();
  await waitFor(() => expect(orderTraces()).toEqual([]));
  full.mockRestore();
  pendingOrderEntry.remove('dL1v3rY9x');
});

describe('a second check of an order in doubt', () => {
  const doubted: CheckoutState = { step: 'unknown', failure: new ApiFailure('network', '') };
  const whatIsSaid = async (isAsked = true) => {
    const states: CheckoutState[] = [];
    const { resume } = connected((state) => states.push(state));
    await resume(isAsked ? doubted : undefined);
    return states;
  };
  const beginPayment = () => {
    const sentAt = new Date().toISOString();
    pendingOrderEntry.write(intent({ state: 'confirmed', eOrderID: 70_011, sentAt }), 'dL1v3rY9x');
  };
  const orderOf = (orderStatus: number) =>
    Object.assign({}, orderCalls.checkEOrderStatus.answer, { orderStatus });

  it('ends when another tab has settled the order', async () => {
    expect(await whatIsSaid()).toEqual([{ step: 'idle' }]);
  });

  it('ends when a payment was begun and not paid', async () => {
    beginPayment();
    server.answer.resolve(orderOf(2));
    expect(await whatIsSaid()).toEqual([{ step: 'idle' }]);
    // Without a question by the diner nothing changes for them.
    expect(await whatIsSaid(false)).toEqual([]);
  });

  it('stays in doubt when the server does not answer', async () => {
    beginPayment();
    server.answer.reject(new ApiFailure('network', ''));
    expect(await whatIsSaid()).toEqual([doubted]);
  });

  it('opens the order if it was paid', async () => {
    beginPayment();
    server.answer.resolve(orderOf(3));
    expect(await whatIsSaid()).toEqual([{ step: 'placed', eOrderId: 70_011, isAwaited: false }]);
  });
});
