/** The part of TableCart/… that saves, places and pays orders. */
import * as v from 'valibot';
import type * as endpoints from '../../contract/endpoints/tableCartOrders.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { PAYMENT_STATUS } from '../../contract/payment.ts';
import { ORDER_TYPES } from '../../contract/basics.ts';
import { cancelOrder } from '../backend/order/cancelling.ts';
import { checkBay } from '../backend/checkout/orderForm.ts';
import { draftOrder } from '../backend/checkout/orderDraft.ts';
import {
  isLapsed,
  isPlaced,
  orderStatusOf,
  paymentOf,
  paymentStatusOf,
} from '../backend/order/orderState.ts';
import { eOrderStatus } from '../backend/order/orderViews.ts';
import {
  contextOf,
  orderById,
  placeOrder,
  readRequest,
  refuseStranger,
  refuseWhenDifferent,
  saveEOrder,
} from '../backend/checkout/orders.ts';
import { isDeliverySide } from '../backend/order/orderState.ts';
import { paymentResult, reusablePayment, startPayment } from '../backend/checkout/payments.ts';
import { endingPage } from '../backend/venue/conceptView.ts';
import { malformed, Refusal } from '../backend/common/refusal.ts';
import { now } from '../backend/common/world.ts';
import { originOf } from '../payments/origin.ts';
import type { Answers } from './call.ts';

const orderType = v.picklist(ORDER_TYPES);
const Cancel = v.object({
  reason: v.optional(v.string()),
  orderKey: v.optional(v.string()),
});
const Arrival = v.object({ orderKey: v.string(), slotId: v.optional(v.number()) });

export const tableCartOrders: Answers<typeof endpoints> = {
  saveEOrder: async ({ world, params, request, login, lang, body }) => {
    const type = v.safeParse(orderType, params.orderType);
    if (!type.success) throw malformed(`${params.orderType} is not a way of ordering.`);
    if (type.output === 'DriveThrough') throw malformed('Use SaveEOrderDriveThrough.');
    return saveEOrder(world, {
      code: params.code,
      storeId: Number(params.storeId),
      orderType: type.output,
      orderKey: params.orderKey,
      body: await body(),
      headers: request.headers,
      login,
      lang,
    });
  },

  saveEOrderDriveThrough: async ({ world, params, request, login, lang, body }) => {
    const content = await body();
    const { code, storeId } = readRequest(content);
    return saveEOrder(world, {
      code,
      storeId,
      orderType: 'DriveThrough',
      orderKey: params.uniqueCartId,
      body: content,
      headers: request.headers,
      login,
      lang,
    });
  },

  placeOrder: ({ world, params, login, lang }) =>
    placeOrder(world, orderById(world, params.eOrderId), login, lang),

  paymentByCard: ({ world, params, request, login, lang }) => {
    const origin = originOf(request);
    const eOrderID = request.headers.get('eorder-id');
    if (eOrderID === null) throw malformed('The header eorder-id is missing.');
    if (request.headers.get('user-id') === null) throw malformed('The header user-id is missing.');
    const order = orderById(world, eOrderID);
    if (order.code !== params.code || order.tableCode !== params.tableCode) throw new Refusal(-1);
    refuseStranger(order, login);
    const mayChange =
      !isPlaced(order) &&
      !isLapsed(world, order) &&
      paymentStatusOf(world, order) !== PAYMENT_STATUS.processing &&
      reusablePayment(world, order) === undefined;
    if (mayChange) {
      // An open payment page keeps its amount; a new one uses current prices.
      const draft = draftOrder(world, contextOf(world, order, lang));
      refuseWhenDifferent(world, order, draft, lang);
    }
    const { amount, currency } = params;
    return startPayment(world, order, { amount, currency, origin });
  },

  creditCardPaymentResult: ({ world, params, lang }) => {
    const order = orderById(world, params.eOrderId);
    return paymentResult(world, order, paymentOf(world, order), lang);
  },

  checkQlubPaymentStatusForTransaction: ({ world, params, lang }) => {
    const order = orderById(world, params.eOrderId);
    const payment = world.payments.get(params.transactionId);
    if (payment?.eOrderID !== order.eOrderID) throw new Refusal(-1);
    return paymentResult(world, order, payment, lang);
  },

  checkEOrderStatus: ({ world, params, lang }) =>
    eOrderStatus(world, orderById(world, params.eOrderId), lang),

  cancelEOrder: async ({ world, params, login, lang, body }) => {
    const order = orderById(world, params.eOrderId);
    const parsed = v.safeParse(Cancel, await body());
    if (!parsed.success) throw malformed(parsed.issues[0].message);
    refuseStranger(order, login);
    if (!isDeliverySide(order.orderType) && parsed.output.orderKey !== order.orderKey) {
      throw new Refusal(-4);
    }
    cancelOrder(world, order);
    return eOrderStatus(world, order, lang);
  },

  driveThroughArrived: async ({ world, params, lang, body }) => {
    const order = orderById(world, params.eOrderId);
    const parsed = v.safeParse(Arrival, await body());
    if (!parsed.success) throw malformed(parsed.issues[0].message);
    const { orderKey, slotId } = parsed.output;
    const isTheirs = order.orderType === 'DriveThrough' && order.orderKey === orderKey;
    if (!isTheirs || !isPlaced(order)) throw new Refusal(-1);
    checkBay(world, world.catalog.branch(order.storeId), slotId, order.eOrderID);
    if (slotId !== undefined) order.request.car = { ...order.request.car, slotId };
    if (orderStatusOf(world, order) < ORDER_STATUS.completed) order.arrivedAt ??= now(world);
    return eOrderStatus(world, order, lang);
  },

  getEndingPageSetting: ({ world, params, lang }) =>
    endingPage(world.catalog.branchOf(params.code).concept, lang),
};
