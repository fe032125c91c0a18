/** Payments: the page of a bank, and its result. */
import { totalsView } from './bill.ts';
import { currencyOf } from './menuViews.ts';
import { checkUserHeader, orderIdOf, refuseWhileProcessing } from './orderRequest.ts';
import { anyOrder, orderOf, refuseOtherTotals } from './placing.ts';
import { closePayment, paymentStatusOf, place, statusOf } from './orders.ts';
import { numberOf } from './strict.ts';
import { Defect, Refusal, type Call, type Routes } from './wire.ts';
import { MINUTES, PAGE_MS, type Order, type Payment, type World } from './world.ts';

/** `pending`: the bank has no result yet. */
export type Outcome = 'paid' | 'declined' | 'abandoned' | 'pending';

/** Origin of the banks' pages. */
export const BANK = 'https://bank.example';
const LEFT_TO_PAY_MS = 2 * MINUTES;

function checkPath(world: World, { part }: Call, order: Order) {
  const { menu } = world;
  const format = menu.decimals === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${menu.decimals}}$`);
  const { amount = '', code, tableCode, currency } = part;
  if (!format.test(amount)) throw new Defect(`the amount is written as ${amount}`);
  if (currency !== currencyOf(menu)) throw new Defect(`the currency is ${currency}`);
  if (code !== order.code) throw new Defect(`the order is not of ${code}`);
  if (tableCode !== (order.tableCode || '0')) throw new Defect(`the order is not of ${tableCode}`);
  return amount;
}

function returnRoute(order: Order, payment: Payment): string {
  const { eOrderId, code } = order;
  if (payment.provider === 'hosted') return `/CardDetails/EOrder/${code}/${eOrderId}`;
  const query = new URLSearchParams({
    code,
    tableCode: order.tableCode,
    eOrderId: String(eOrderId),
    transactionId: payment.id,
  });
  return `/qlub?${query}`;
}

function startPayment(world: World, call: Call) {
  const { menu, now } = world;
  checkUserHeader(call);
  const origin = call.headers['x-app-origin'] ?? '';
  if (!/^https?:\/\/[^/]+$/.test(origin)) throw new Defect(`x-app-origin is ${origin}`);
  const order = orderOf(world, orderIdOf(call), call.login);
  const amount = checkPath(world, call, order);
  if (world.isPlaced(order)) {
    if (order.payment?.state === 'paid') throw new Refusal(-52);
    throw new Refusal(-15, { eOrderID: order.eOrderId });
  }
  refuseWhileProcessing(order);
  if (world.isLapsed(order)) throw new Refusal(-14);
  if (order.status !== 2) throw new Refusal(-54);
  refuseOtherTotals(world, order);
  const minor = Number(order.totals.payable);
  if (amount !== menu.text(minor)) {
    throw new Refusal(-12, { totals: totalsView(menu, order.totals, order.store, order.type) });
  }
  const open = order.payment;
  const isUsable = open?.state === 'started' && open.expiresAt - now >= LEFT_TO_PAY_MS;
  if (!isUsable) closePayment(order);
  const payment: Payment = isUsable
    ? open
    : {
        id: world.word(16),
        eOrderId: order.eOrderId,
        provider: order.method.kind === 'qlub' ? 'qlub' : 'hosted',
        minor,
        expiresAt: now + PAGE_MS,
        state: 'started',
        origin,
      };
  payment.origin = origin;
  order.payment = payment;
  order.keepUntil = Math.max(order.keepUntil, payment.expiresAt);
  world.payments.set(payment.id, payment);
  return {
    eOrderID: order.eOrderId,
    transactionId: payment.id,
    provider: payment.provider,
    redirectUrl: `${BANK}/pay/${payment.id}`,
    amount: menu.major(minor),
    currency: currencyOf(menu),
    expiresAt: world.clock.iso(payment.expiresAt),
    returnRoute: returnRoute(order, payment),
  };
}

function resultOf(world: World, order: Order, payment: Payment | undefined) {
  const paymentStatus = paymentStatusOf(world, { payment });
  return {
    eOrderID: order.eOrderId,
    transactionId: payment?.id ?? '',
    paymentStatus,
    orderStatus: statusOf(world, order),
    amount: world.menu.major(payment?.minor ?? order.totals.payable),
    currency: currencyOf(world.menu),
    canRetry: !world.isPlaced(order) && [0, 4, 5, 6].includes(paymentStatus),
    code: order.code,
    tableCode: order.tableCode,
    orderType: order.type,
  };
}

function take(world: World, order: Order, payment: Payment) {
  const isWanted = order.payment === payment && order.status === 2 && !world.isLapsed(order);
  world.charges.push({ eOrderId: order.eOrderId, minor: payment.minor, isRefunded: !isWanted });
  payment.state = isWanted ? 'paid' : 'refunded';
  if (isWanted) place(world, order);
}

/** Applies a result on the bank's page; a final result stays. */
export function payAtBank(world: World, paymentId: string, outcome: Outcome): string {
  const payment = world.payments.get(paymentId);
  const order = payment && world.orders.get(payment.eOrderId);
  if (!payment || !order) return '';
  const isOpen =
    payment.state === 'processing' ||
    (payment.state === 'started' && world.now < payment.expiresAt);
  if (isOpen && outcome === 'paid') take(world, order, payment);
  if (isOpen && outcome === 'declined') payment.state = 'failed';
  if (isOpen && outcome === 'abandoned') payment.state = 'cancelled';
  if (isOpen && outcome === 'pending') payment.state = 'processing';
  const route = returnRoute(order, payment);
  return `${payment.origin}${route}${payment.provider === 'qlub' ? '&status=success' : ''}`;
}

export function paymentRoutes(world: World): Routes {
  const orderIn = ({ part }: Call) => anyOrder(world, numberOf(part['eOrderId'], 'eOrderId'));
  return {
    'GET TableCart/paymentByCard/:code/:tableCode/:amount/:currency': (call) =>
      startPayment(world, call),
    'GET TableCart/creditCardPaymentResult/:eOrderId': (call) => {
      const order = orderIn(call);
      return resultOf(world, order, order.payment);
    },
    'GET TableCart/checkQlubPaymentStatusForTransaction/:eOrderId/:transactionId': (call) => {
      const order = orderIn(call);
      const payment = world.payments.get(call.part['transactionId'] ?? '');
      if (payment?.eOrderId !== order.eOrderId) throw new Refusal(-1);
      return resultOf(world, order, payment);
    },
  };
}
