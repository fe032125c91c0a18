/** Rules for the moment when a request leaves. */
import { isDeepStrictEqual } from 'node:util';
import { RESUME_LIMIT_MS } from '../../../src/config/times.ts';
import { savedKeyIn, type Sent } from '../diner/ledger.ts';
import { sideOf } from '../diner/plan.ts';
import type { OrderFact } from '../venue/venue.ts';
import type { Asked } from '../venue/wire.ts';
import type { Phone } from '../world/phone.ts';
import type { Judge } from './judge.ts';

const CHANGES =
  /^\/api\/TableCart(?:$|\/(?:AddToCart|RemoveFromCart|UpdateCartQty|RemoveOrders|validatePromoCode)(?:$|\/))/;

/** An order is repeated for ten minutes, and a request may use its full time limit. */
const OLDEST_WISH_MS = RESUME_LIMIT_MS + 3 * 60_000;

interface Intent {
  state?: string;
  request?: unknown;
  isPlacing?: boolean;
}

function intentOf(phone: Phone, orderKey: string): Intent | undefined {
  const text = phone.local.peek(`eOrder_${orderKey}`);
  return text === undefined ? undefined : (JSON.parse(text) as Intent);
}

/** When the order was sent as the venue took it: a later save may have been refused. */
export function lastSaveMs({ ledger }: Judge, { orderKey, payload }: OrderFact): number {
  const saves = ledger.sent.filter(
    (sent) =>
      savedKeyIn(sent) === orderKey &&
      isDeepStrictEqual(JSON.parse(sent.asked.body ?? 'null'), payload),
  );
  return saves.at(-1)?.atMs ?? 0;
}

export function sendingRules(judge: Judge, sent: Sent, phone: Phone): void {
  const { asked, page } = sent;
  const savedKey = savedKeyIn(sent);
  for (const wish of judge.ledger.wishes) {
    if (wish.page === page && wish.orderKey === savedKey) wish.isBegun = true;
  }
  if (judge.troubled.has(phone)) return;
  if (savedKey !== undefined) checkSaved(judge, sent, phone, savedKey);
  if (asked.method === 'POST' || asked.path.includes('/RemoveFromCart/')) {
    // A dish tapped before its cart was ordered is still for that cart.
    const orderKey =
      keyIn(asked) ?? judge.session.tabs.find((tab) => tab.page === page)?.visit?.orderKey();
    const state = orderKey === undefined ? undefined : intentOf(phone, orderKey)?.state;
    const isInDoubt = state === 'sending' || state === 'unknown';
    if (CHANGES.test(asked.path) && isInDoubt && !isRepeated(judge, sent)) {
      judge.break('a cart in doubt stays as it is', `${asked.path} while its order is ${state}`);
    }
  }
}

/** The cart that a request names itself. */
function keyIn({ body = '{}' }: Asked): string | undefined {
  return (JSON.parse(body) as { uniqueCartId?: string }).uniqueCartId;
}

/** True for the automatic retry of a lost request. */
function isRepeated({ ledger }: Judge, { asked, page }: Sent): boolean {
  return ledger.sent.some(
    (each) =>
      each.page === page && each.asked.path === asked.path && each.asked.body === asked.body,
  );
}

function checkSaved(judge: Judge, { asked, page }: Sent, phone: Phone, orderKey: string): void {
  // A page that has learned of the placed order may delete the intent; a retry gets the same answer.
  if (judge.placed(orderKey)) return;
  const intent = intentOf(phone, orderKey);
  // A retry a second after a log-out has no login, and the venue refuses it.
  const isAtHome = sideOf(judge.session.plan.setting.state) === 'home';
  if (!intent && isAtHome && phone.local.peek('customerId_CEDAR') === undefined) return;
  // After a lease ended early, two tabs send, and each writes its own request.
  const isWritten = isDeepStrictEqual(intent?.request, JSON.parse(asked.body ?? ''));
  if (!isWritten && !judge.leaseless.has(phone)) {
    judge.break('the intent is written first', `${asked.body} beside ${JSON.stringify(intent)}`);
  }
  const number = judge.saved.get(orderKey);
  const isKnown = number !== undefined && judge.order(number) !== undefined;
  if (isKnown && !judge.leaseless.has(phone) && asked.headers['eorder-id'] !== String(number)) {
    judge.break('a saved order keeps its number', `${asked.headers['eorder-id']}, not ${number}`);
  }
  const last = judge.ledger.wishes.findLast((wish) => wish.orderKey === orderKey);
  // After the phone's clock was set, the age of a wish is unknown.
  if (last && judge.nowMs() - last.atMs > OLDEST_WISH_MS && !judge.clockSet.has(phone)) {
    judge.break('an old wish is not sent by itself', asked.path);
  }
  if (intent?.isPlacing && !judge.leaseless.has(phone)) {
    judge.break('what is about to be placed is not saved again', asked.path);
  }
  const other = judge.ledger.sent.find(
    (each) =>
      each.endedAtMs === undefined &&
      each.page !== page &&
      each.page.isAlive &&
      phone.pages.has(each.page) &&
      savedKeyIn(each) === orderKey,
  );
  if (other && !judge.leaseless.has(phone)) judge.break('one tab sends at a time', asked.path);
}
