/** Promo codes: the valid ones, their conditions and their discounts. */
import { bill } from './bill.ts';
import { appliedPromoView, promoRuleView } from './cartViews.ts';
import { PROMOS, type PromoSpec } from './dishes.ts';
import type { Line } from './lines.ts';
import { storeOfCode, storeOfId, type OrderType, type Store } from './places.ts';
import { CART_KEY, DELIVERY_KEY, keyOf, numberOf } from './strict.ts';
import { Defect, Refusal, type Call } from './wire.ts';
import type { World } from './world.ts';

/**
 * Codes are compared without case and surrounding spaces. Refuses unusable codes, regardless of the
 * cart.
 */
export function promoOfCode(promoCode: string | undefined): PromoSpec {
  const wanted = promoCode?.trim().toUpperCase();
  const promo = PROMOS.find((each) => each.promoCode === wanted);
  if (!promo) throw new Refusal(-30);
  if (promo.isExpired) throw new Refusal(-31);
  return promo;
}

/** Some promos do not combine with an offer. */
export function checkBeside(
  world: World,
  promo: PromoSpec | undefined,
  about: { lines: readonly Line[]; type: OrderType; store: Store },
) {
  if (!promo || promo.isCombinable) return;
  if (bill(world.menu, about).discountAmount > 0n) throw new Refusal(-35);
}

/** The server stores the promo with the cart; the code 0 removes it. */
function promoOfTableCart(world: World, id: string, code: string, promoCode: string) {
  const order = world.orderOfKey.get(id);
  if (order && world.isPlaced(order)) throw new Refusal(-15, { eOrderID: order.eOrderId });
  const cart = world.carts.get(id);
  if (cart?.code !== code) throw new Refusal(-14);
  if (promoCode === '0') {
    if (cart.promo) cart.version += 1;
    cart.promo = undefined;
    return null;
  }
  const store = storeOfCode(code);
  const { lines, type } = cart;
  const promo = promoOfCode(promoCode);
  checkBeside(world, promo, { lines, type, store });
  if (cart.promo?.id !== promo.id) cart.version += 1;
  cart.promo = promo;
  const totals = bill(world.menu, { lines, type, store, promo });
  const view = appliedPromoView(world.menu, promo, totals);
  if (totals.promoMissing > 0n) throw new Refusal(-32, view);
  return view;
}

/** For a cart on the device, which calculates the amount itself. */
function promoOfDevice(world: World, { part, query }: Call) {
  const { orderKey = '', promoCode } = part;
  if (orderKey !== '0') keyOf(orderKey, DELIVERY_KEY);
  const storeId = query.get('storeId');
  if (storeId !== null) storeOfId(numberOf(storeId, 'storeId'));
  const asked = query.get('orderType') ?? 'Delivery';
  if (asked !== 'Delivery' && asked !== 'PickUp') throw new Defect(`orderType is ${asked}`);
  return { ...promoRuleView(world.menu, promoOfCode(promoCode)), amount: 0, isApplied: true };
}

export function validatePromo(world: World, call: Call) {
  const { code = '', orderKey = '', promoCode = '' } = call.part;
  if (!CART_KEY.test(orderKey)) return promoOfDevice(world, call);
  return promoOfTableCart(world, orderKey, code, promoCode);
}
