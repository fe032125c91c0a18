/** Codes of promos: which are known, who may use them, and what they give. */
import { bill } from './bill.ts';
import { appliedPromoView } from './cartViews.ts';
import { AUTOMATIC_PROMOS, PROMOS, type PromoSpec } from './dishes.ts';
import type { Line } from './lines.ts';
import { storeOfCode, type OrderType, type Store } from './places.ts';
import { livingCart } from './tableCarts.ts';
import { Refusal } from './wire.ts';
import { MINUTES, type World } from './world.ts';

/** Codes compare without case and outer spaces. */
export function promoOfCode(promoCode: string): PromoSpec | undefined {
  const wanted = promoCode.trim().toUpperCase();
  return PROMOS.find((promo) => promo.promoCode === wanted);
}

export function automaticPromo(id: number | undefined, type: OrderType): PromoSpec[] {
  return AUTOMATIC_PROMOS.filter((promo) => promo.id === id && promo.orderTypes.includes(type));
}

/** The status that refuses a promo, whatever is in the cart. */
export function promoTrouble(world: World, promo: PromoSpec, key: string, type?: OrderType) {
  if (promo.trouble === 'expired') return -31;
  if (promo.trouble === 'notForYou') return -34;
  if (type !== undefined && !promo.orderTypes.includes(type)) return -36;
  const isUsedUp =
    promo.trouble === 'once' &&
    [...world.orders.values()].some(
      (order) => order.promo?.id === promo.id && order.key !== key && world.isPlaced(order),
    );
  return isUsedUp ? -33 : undefined;
}

/** The promo of a save, if it may be used at all. */
export function promoToUse(
  world: World,
  promo: PromoSpec | undefined,
  about: { key: string; lines: readonly Line[]; type: OrderType; store: Store },
): PromoSpec | undefined {
  if (!promo) return undefined;
  const trouble = promoTrouble(world, promo, about.key, about.type);
  if (trouble !== undefined) throw new Refusal(trouble);
  const { discountAmount } = bill(world.menu, about);
  if (!promo.isCombinable && discountAmount > 0n) throw new Refusal(-35);
  return promo;
}

const WRONG_CODES_WITHIN_MS = 10 * MINUTES;
const MOST_WRONG_CODES = 5;

/** The promo of a code; who guesses is slowed down. */
export function guessedPromo(world: World, key: string, promoCode: string) {
  const since = world.now - WRONG_CODES_WITHIN_MS;
  const wrong = (world.wrongCodes.get(key) ?? []).filter((at) => at > since);
  if (wrong.length >= MOST_WRONG_CODES) {
    const seconds = Math.ceil(((wrong[0] ?? world.now) - since) / 1000);
    throw new Refusal(-5, { retryAfterSeconds: seconds });
  }
  const promo = promoOfCode(promoCode);
  if (promo) return promo;
  world.wrongCodes.set(key, [...wrong, world.now]);
  throw new Refusal(-30);
}

/** The server keeps the promo with the cart; the code 0 takes it off. */
export function promoOfTableCart(world: World, id: string, code: string, promoCode: string) {
  const order = world.orderOfKey.get(id);
  if (order && world.isPlaced(order)) throw new Refusal(-15, { eOrderID: order.eOrderId });
  const cart = livingCart(world, id);
  if (cart?.code !== code) throw new Refusal(-14);
  if (promoCode === '0') {
    if (cart.promo) cart.version += 1;
    cart.promo = undefined;
    return null;
  }
  const store = storeOfCode(code);
  const { lines, type } = cart;
  const guessed = guessedPromo(world, id, promoCode);
  const promo = promoToUse(world, guessed, { key: id, lines, type, store });
  if (!promo) return null;
  if (cart.promo?.id !== promo.id) cart.version += 1;
  cart.promo = promo;
  const totals = bill(world.menu, { lines, type, store, code: promo });
  const view = appliedPromoView(world.menu, promo, totals);
  if (totals.promoMissing > 0n) throw new Refusal(-32, view);
  return view;
}
