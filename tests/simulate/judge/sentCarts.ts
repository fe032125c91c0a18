/** While the result of an order is unknown, its cart stays as it was sent. */
import type { Phone } from '../world/phone.ts';
import { storedCart } from './home.ts';
import type { Judge } from './judge.ts';

interface SentCart {
  orderKey: string;
  lines: string;
}

const UNKNOWN = /"state":"(?:sending|unknown)"/;

function sentCartOn(phone: Phone): SentCart | undefined {
  const customerId = phone.local.peek('customerId_CEDAR');
  const cart = customerId === undefined ? undefined : storedCart(phone, customerId);
  if (!cart || !UNKNOWN.test(phone.local.peek(`eOrder_${cart.deliveryId}`) ?? '')) return undefined;
  const lines = cart.menuItemList.map(({ uniqueId, quantity }) => `${uniqueId}×${quantity}`);
  return { orderKey: cart.deliveryId, lines: lines.join(' ') };
}

export class SentCarts {
  readonly #sent = new Map<Phone, SentCart>();

  look(judge: Judge): void {
    for (const phone of judge.session.phones) {
      const before = this.#sent.get(phone);
      const now = sentCartOn(phone);
      if (now) this.#sent.set(phone, now);
      else this.#sent.delete(phone);
      if (!before || before.orderKey !== now?.orderKey || before.lines === now.lines) continue;
      if (judge.troubled.has(phone)) continue;
      judge.break('a cart stays as it was sent', `${now.lines}, where ${before.lines} was`);
    }
  }
}
