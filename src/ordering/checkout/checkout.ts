/**
 * Sends one order exactly once, despite lost answers, second taps and closed tabs. The intent is
 * stored before the request is sent. After a lost answer the same request is sent again under the
 * same order key: the server makes one order per key, so it returns the existing one.
 */
import type { CartChange, Totals } from '../../contract/cart.ts';
import type { EOrderRequest, EOrderResult } from '../../contract/orders.ts';
import { INTENT_LIFE_MS, RESUME_LIMIT_MS } from '../../config/times.ts';
import { ApiFailure, isApiFailure, isHttpFailure } from '../../api/failure.ts';
import { STATUS } from '../../contract/status.ts';
import type { PendingOrder } from '../../storage/orderEntries.ts';
import { isPlacedStatus } from '../../rules/order/orderProgress.ts';
import {
  ageOf,
  asOrdered,
  isLapsed,
  isUnpaid,
  LATE_REQUEST_MS,
  needsConsent,
  newIntent,
  isOrderPlaced,
  leaveOrAsk,
  newTotalsIn,
  orderBehind,
  paidRequest,
  requestWithout,
  save,
  startPayment,
  withPayment,
  type CheckoutIdentity,
  type CheckoutTools,
} from './checkoutTerms.ts';
import { isUnsettled } from '../cart/settleCart.ts';
import type { OrderCheckout } from './checkoutState.ts';
import { trustedPaymentUrl } from './trustedPayment.ts';
import { askUntilAnswered } from './unknownOutcome.ts';

export function createCheckout(identity: CheckoutIdentity, tools: CheckoutTools): OrderCheckout {
  const { api, intents, onState } = tools;
  const { orderKey } = identity;
  let isWorking = false;
  /** The diner's last tap, as long as it is not being sent. */
  let wish: Partial<PendingOrder> | undefined;
  /** The intent of the open question or refusal. */
  let asked: PendingOrder | undefined;

  const note = (intent: PendingOrder, patch: Partial<PendingOrder>): PendingOrder => {
    const next = withPayment({ ...intent, ...patch });
    intents.write(next, orderKey);
    return next;
  };

  const ask = <T>(intent: PendingOrder, question: () => Promise<T>, wasLost: boolean) => {
    const ofCustomerHere = async () => {
      if (!tools.isHere()) throw new Error('The customer has left.');
      return question();
    };
    return askUntilAnswered(ofCustomerHere, wasLost, {
      wait: tools.wait,
      onLost: () => {
        note(intent, { state: 'unknown' });
        onState({ step: 'checking' });
      },
      onGivenUp: (failure) => {
        note(intent, { state: 'unknown' });
        onState({ step: 'unknown', failure });
      },
    });
  };

  const placed = (eOrderId: number, isAwaited = true) => {
    tools.settle(eOrderId);
    intents.remove(orderKey);
    onState({ step: 'placed', eOrderId, isAwaited });
  };

  /** The order may match an earlier request: lines added since stay in the cart. */
  const foundPlaced = async (intent: PendingOrder, eOrderId: number): Promise<void> => {
    const request = await asOrdered(api, intent.request, eOrderId).catch(() => intent.request);
    note(intent, { request });
    placed(eOrderId);
  };

  const refused = async (intent: PendingOrder, failure: ApiFailure): Promise<void> => {
    const eOrderId = orderBehind(failure, intent);
    if (eOrderId > 0) return foundPlaced(intent, eOrderId);
    if (failure.status === STATUS.cartUnknown) {
      intents.remove(orderKey);
      tools.retireKey();
    } else {
      // The next try updates the saved order by its number; after a 409 it saves a new one.
      const eOrderID = isHttpFailure(failure, 409) ? 0 : intent.eOrderID;
      note(intent, { state: 'rejected', eOrderID });
    }
    asked = intent;
    onState({ step: 'refused', failure, eOrderId: intent.eOrderID });
  };

  const askToConfirm = (intent: PendingOrder, totals: Totals, changes: readonly CartChange[]) => {
    asked = note(intent, { state: 'draft' });
    const shownTotal = intent.request.expectedTotal;
    onState({ step: 'changed', change: { shownTotal, totals, changes } });
  };

  const pay = async (intent: PendingOrder, totals: Totals): Promise<void> => {
    const start = await ask(intent, () => startPayment(identity, api, intent, totals), false);
    if (!start) return;
    const redirectUrl = trustedPaymentUrl(start, totals, tools.paymentPage);
    note(intent, { state: 'confirmed', transactionId: start.transactionId });
    leaveOrAsk(api, tools, intent, redirectUrl, totals, (id) => foundPlaced(intent, id));
  };

  const placeSaved = async (intent: PendingOrder, wasLost: boolean): Promise<void> => {
    let wasAsked = false;
    const question = async () => {
      // After a lost answer the order may be placed already: check before sending again.
      if (wasAsked && (await isOrderPlaced(api, intent.eOrderID))) return intent.eOrderID;
      wasAsked = true;
      const answer = await api.placeOrder({ eOrderId: intent.eOrderID });
      tools.remember(answer);
      return answer.eOrderID;
    };
    const eOrderId = await ask(intent, question, wasLost);
    if (eOrderId !== undefined) placed(eOrderId);
  };

  /** The next step of a saved order, by the server's totals: ask the diner, pay, or place it. */
  const goOn = async (intent: PendingOrder, result: EOrderResult): Promise<void> => {
    tools.remember(result);
    const { eOrderID, totals, keepUntil } = result;
    if (result.alreadyPlaced) return foundPlaced(intent, eOrderID);
    if (isPlacedStatus(result.orderStatus)) return placed(eOrderID);
    const saved = note(intent, { state: 'sending', eOrderID, keepUntil });
    if (saved.isForReview) {
      note(saved, { state: 'draft' });
      onState({ step: 'saved', eOrderId: eOrderID });
      return;
    }
    if (needsConsent(intent.request, totals)) {
      askToConfirm(saved, totals, result.changes);
      return;
    }
    if (result.needsPayment) return pay(saved, totals);
    try {
      await placeSaved(note(saved, { isPlacing: true }), false);
    } catch (failure) {
      if (!isUnpaid(failure)) throw failure;
      await pay(saved, totals);
    }
  };

  const run = async (intent: PendingOrder, wasLost: boolean, mayRenew = true): Promise<void> => {
    let current = intent;
    try {
      if (intent.isPlacing) {
        await placeSaved(intent, wasLost);
        return;
      }
      const result = await ask(current, () => save(identity, api, current), wasLost);
      if (!result) return;
      current = intents.read(orderKey) ?? current;
      await goOn(current, result);
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      current = intents.read(orderKey) ?? current;
      const fresh = newTotalsIn(failure);
      if (fresh) askToConfirm(current, fresh.totals, fresh.changes);
      else if (mayRenew && (isLapsed(failure) || (intent.isPlacing && isUnpaid(failure)))) {
        await run(note(current, { state: 'sending', isPlacing: false }), false, false);
      } else await refused(current, failure);
    }
  };

  /** For an old intent: looks the order up but sends nothing, as the diner no longer waits. */
  const lookFor = async (intent: PendingOrder): Promise<void> => {
    const look = async () => {
      const eOrderID = intent.eOrderID || (await tools.orderOfCart());
      return { eOrderID, isDone: eOrderID > 0 && (await isOrderPlaced(api, eOrderID)) };
    };
    let found = await ask(intent, look, true);
    if (found?.isDone === false) {
      // An intent can look old because the clock was set: a recent request may still arrive.
      await tools.wait(LATE_REQUEST_MS);
      found = await ask(intent, look, true);
    }
    if (found?.isDone) await foundPlaced(intent, found.eOrderID);
    else if (found) {
      note(intent, { state: 'rejected', eOrderID: found.eOrderID });
      onState({ step: 'notSent' });
    }
  };

  /** The diner's last choice, even in another tab, replaces the intent under the same key. */
  const goOnWith = async (intent: PendingOrder): Promise<void> => {
    onState({ step: 'checking' });
    // Store it first, as this tab may be closed before the server answers. If the storage is full,
    // the write fails: remove the old intent, so that no other page sends it.
    if (wish) intents.remove(orderKey);
    const current = wish ? note(intent, { ...wish, isPlacing: false }) : intent;
    if (ageOf(current, tools.now()) >= RESUME_LIMIT_MS) return lookFor(current);
    const { eOrderID } = current;
    const isDone = eOrderID > 0 && (await ask(current, () => isOrderPlaced(api, eOrderID), true));
    if (isDone === undefined) return;
    if (isDone) await foundPlaced(current, eOrderID);
    else await run(wish ? note(current, { state: 'sending' }) : current, true);
  };

  /** After any error the outcome is unknown, and the app says so. */
  const guarded = async (work: () => Promise<void>): Promise<true> => {
    try {
      if (tools.isHere()) await work();
      else onState({ step: 'idle' });
    } catch (cause) {
      const intent = intents.read(orderKey);
      if (intent && isUnsettled(intent)) note(intent, { state: 'unknown' });
      const failure = isApiFailure(cause) ? cause : new ApiFailure('network', '', { cause });
      onState(tools.isHere() ? { step: 'unknown', failure } : { step: 'idle' });
    }
    return true;
  };

  /** After another tab has finished: continues an order it left unsettled, or shows its result. */
  const afterAnother = async (): Promise<void> => {
    const intent = intents.read(orderKey);
    const eOrderId = tools.placedAs();
    if (intent && isUnsettled(intent)) await goOnWith(intent);
    else if (eOrderId === undefined) onState({ step: 'idle' });
    else onState({ step: 'placed', eOrderId, isAwaited: true });
  };

  /** Runs `work` alone: in this tab and, by the lock, among all tabs. */
  const alone = async (work: () => Promise<void>, afterWaiting = work): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    asked = undefined;
    try {
      if (await tools.lock(orderKey, () => guarded(work), 'leave')) return;
      onState({ step: 'elsewhere' });
      await tools.lock(orderKey, () => guarded(afterWaiting), 'wait');
    } finally {
      isWorking = false;
      wish = undefined;
    }
  };

  const send = (request: EOrderRequest, isForReview: boolean, isAgain = false) => {
    if (!isAgain) wish = { request, isForReview };
    return alone(async () => {
      const known = intents.read(orderKey);
      if (known ? isUnsettled(known) : tools.placedAs() !== undefined) return afterAnother();
      const intent = newIntent(identity, request, known, { isForReview, nowMs: tools.now() });
      intents.write(intent, orderKey);
      await run(intent, false);
    }, afterAnother);
  };

  const ofCartNow = (request: EOrderRequest): EOrderRequest => ({
    ...request,
    cartVersion: tools.version() ?? request.cartVersion,
  });

  const withIntent = async (work: (intent: PendingOrder) => Promise<void>): Promise<void> => {
    const intent = intents.read(orderKey);
    // Another tab may have stored its own intent since this tab's question.
    await (intent ? work(asked ?? intent) : onState({ step: 'idle' }));
  };

  return {
    submit: (request) => send(request, identity.isReviewed),
    confirm: ({ payable, currency }) =>
      withIntent(({ request }) =>
        send({ ...ofCartNow(request), expectedTotal: payable, currency }, false),
      ),
    again: () =>
      withIntent(({ request, isForReview }) => send(request, isForReview ?? false, true)),
    withoutLines: (uniqueIds) =>
      withIntent(async ({ request, isForReview }) => {
        const rest = requestWithout(request, uniqueIds);
        if (rest.menuItemList?.length === 0) onState({ step: 'idle' });
        else await send(ofCartNow(rest), isForReview ?? false);
      }),
    resume: async () => {
      const intent = intents.read(orderKey);
      if (intent && ageOf(intent, tools.now()) >= INTENT_LIFE_MS) intents.remove(orderKey);
      else if (intent && isUnsettled(intent)) {
        await alone(afterAnother);
        return false;
      } else if (intent?.state === 'confirmed' && intent.eOrderID > 0) {
        // The diner may have paid without returning. A try started since then finds out itself.
        const paid = await paidRequest(api, intent);
        if (paid && intents.read(orderKey)?.state === 'confirmed') {
          note(intent, { request: paid });
          placed(intent.eOrderID, false);
        }
        return paid !== undefined;
      }
      return true;
    },
  };
}
