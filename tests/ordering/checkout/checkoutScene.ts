/** The checkout with a server that answers from lists. */
import { ApiFailure } from '../../../src/api/failure.ts';
import type {
  EOrderRequest,
  EOrderResult,
  EOrderStatus,
  TimelineEntry,
} from '../../../src/contract/orders.ts';
import type { PaymentStart } from '../../../src/contract/payment.ts';
import { createCheckout } from '../../../src/ordering/checkout/checkout.ts';
import type { CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';
import type { CheckoutTools } from '../../../src/ordering/checkout/checkoutTerms.ts';
import type { PendingOrder } from '../../../src/storage/orderEntries.ts';
import { totals } from '../../rules/make.ts';

export const ORDER_KEY = 'abcdefghijkl';
export const E_ORDER_ID = 7_001;

export const REQUEST: EOrderRequest = {
  code: 'BEIT',
  storeId: 1,
  orderType: 'Table',
  menuScheduleId: 1,
  menuScheduleUniqueId: 'v1',
  tableCode: 'T12',
  cartVersion: 3,
  paymentMethodId: 1,
  expectedTotal: 4.75,
  currency: 'KWD',
};

export function result(patch: Partial<EOrderResult> = {}): EOrderResult {
  return {
    eOrderID: E_ORDER_ID,
    orderStatus: 1,
    paymentStatus: 0,
    orderNo: 'A12',
    totals: totals(4.75),
    totalsChanged: false,
    changes: [],
    alreadyPlaced: false,
    needsPayment: false,
    keepUntil: '2026-01-01T00:00:00Z',
    ...patch,
  };
}

/** The final state of a sent order. */
export const PLACED = { step: 'placed', eOrderId: E_ORDER_ID, isAwaited: true };

export const START: PaymentStart = {
  eOrderID: E_ORDER_ID,
  transactionId: 'tx1',
  provider: 'hosted',
  redirectUrl: 'https://pay.example/tx1',
  amount: 4.75,
  currency: 'KWD',
  expiresAt: '2026-01-01T00:00:00Z',
  returnRoute: '/CardDetails/EOrder/BEIT/7001',
};

export const lost = (call: string) => new ApiFailure('network', call);
export const refusal = (call: string, status: number, details: unknown = null) =>
  new ApiFailure('refusal', call, { status, details, httpStatus: 200 });

export const http = (call: string, httpStatus: number, retryAfterSeconds?: number) =>
  new ApiFailure('http', call, { httpStatus, retryAfterSeconds });

/** An intent from before a reload. `sentAt` is the default `now` of `setUp`. */
export const intent = (patch: Partial<PendingOrder>): PendingOrder => ({
  state: 'sending',
  request: REQUEST,
  eOrderID: 0,
  code: 'BEIT',
  tableCode: 'T12',
  orderType: 'Table',
  sentAt: '2026-01-01T12:00:00Z',
  transactionId: undefined,
  customerId: 0,
  ...patch,
});

type Answer<T> = T | ApiFailure | (() => T | ApiFailure);

interface Answers {
  save?: Answer<EOrderResult>[];
  place?: Answer<EOrderResult>[];
  pay?: Answer<PaymentStart>[];
  status?: Answer<number | EOrderStatus>[];
  /** The number of the order that the cart has become, according to the server. */
  orderOfCart?: Answer<number>[];
  placedAs?: number;
  now?: string;
  intent?: PendingOrder;
  isLocked?: boolean;
  /** False once the customer has left. */
  isHere?: () => boolean;
  isReviewed?: boolean;
  /** Actions of another tab before it releases the lock. */
  meanwhile?: (stored: Map<string, PendingOrder>) => void;
}

/** Each call takes the next answer of its list and is recorded; without an answer it throws. */
export function setUp(answers: Answers) {
  const calls: string[] = [];
  const bodies: EOrderRequest[] = [];
  const states: CheckoutState[] = [];
  const settled: number[] = [];
  /** The units of each line that were part of the order, as `uniqueId×quantity`. */
  const linesSettled: string[] = [];
  const waits: number[] = [];
  const stored = new Map<string, PendingOrder>();
  const intentsAtCall: (PendingOrder | undefined)[] = [];
  const remembered: number[] = [];
  let retired = 0;
  if (answers.intent) stored.set(ORDER_KEY, answers.intent);

  const next = async <T>(name: string, list: Answer<T>[] | undefined): Promise<T> => {
    calls.push(name);
    intentsAtCall.push(stored.get(ORDER_KEY));
    const answer = list?.shift();
    if (answer === undefined) throw new Error(`${name} was not expected`);
    const value = typeof answer === 'function' ? (answer as () => T | ApiFailure)() : answer;
    if (value instanceof ApiFailure) throw value;
    return value;
  };

  const tools: CheckoutTools = {
    api: {
      saveEOrder: ({ body, headers }) => {
        bodies.push(body);
        return next(`save(${headers['eorder-id']})`, answers.save);
      },
      saveEOrderDriveThrough: () => next('saveDriveThrough', answers.save),
      placeOrder: ({ eOrderId }) => next(`place(${eOrderId})`, answers.place),
      paymentByCard: ({ amount, currency }) => next(`pay(${amount} ${currency})`, answers.pay),
      checkEOrderStatus: async ({ eOrderId }) => {
        const answer = await next(`status(${eOrderId})`, answers.status);
        if (typeof answer !== 'number') return answer;
        return { orderStatus: answer, timeline: [] as TimelineEntry[] } as EOrderStatus;
      },
    },
    intents: {
      read: (key) => stored.get(key),
      write: (intent, key) => void stored.set(key, intent),
      remove: (key) => void stored.delete(key),
    },
    lock: async (_key, work, whenBusy) => {
      if (whenBusy === 'wait' && answers.meanwhile) {
        answers.meanwhile(stored);
        return work();
      }
      return answers.isLocked ? undefined : work();
    },
    now: () => Date.parse(answers.now ?? '2026-01-01T12:00:00Z'),
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    settle: (eOrderId) => {
      settled.push(eOrderId);
      const lines = stored.get(ORDER_KEY)?.request.menuItemList ?? [];
      linesSettled.push(...lines.map(({ uniqueId, quantity }) => `${uniqueId}×${quantity}`));
    },
    isHere: answers.isHere ?? (() => true),
    placedAs: () => answers.placedAs,
    orderOfCart: () => next('orderOfCart', answers.orderOfCart),
    version: () => 4,
    paymentPage: (address) => (address.startsWith('https://pay.example/') ? address : undefined),
    isHostUnnamed: (address) => address.startsWith('https://pay.example/unnamed/'),
    remember: ({ eOrderID }) => void remembered.push(eOrderID),
    retireKey: () => {
      retired += 1;
    },
    onState: (state) => states.push(state),
  };
  const checkout = createCheckout(
    {
      code: 'BEIT',
      tableCode: 'T12',
      orderKey: ORDER_KEY,
      userId: 0,
      customerId: 0,
      save: 'saveEOrder',
      isReviewed: answers.isReviewed ?? false,
    },
    tools,
  );
  return {
    checkout,
    calls,
    bodies,
    states,
    stored,
    intentsAtCall,
    last: () => states.at(-1),
    linesSettled,
    remembered,
    retired: () => retired,
    settled,
    waits,
  };
}

/** The scene after a tap that sends this order. */
export async function sent(request: EOrderRequest, answers: Answers) {
  const scene = setUp(answers);
  await scene.checkout.submit(request);
  return scene;
}
export const submitted = (answers: Answers) => sent(REQUEST, answers);

/** The scene after a reload. */
export async function resumed(answers: Answers) {
  const scene = setUp(answers);
  await scene.checkout.resume();
  return scene;
}

/** A page's check-out, and the functions that lead back to its cart. */
export const identityOf = (more: { tableCode: string; orderKey: string; isReviewed: boolean }) =>
  ({ code: 'BEIT', save: 'saveEOrder', ...more }) as const;
export const orderOf = (more: { placedAs?: () => number | undefined } = {}) => ({
  settle: () => undefined,
  retireKey: () => undefined,
  isHere: () => true,
  placedAs: () => undefined,
  orderOfCart: () => Promise.resolve(0),
  version: () => undefined,
  ...more,
});
