/** Applies or removes a promo code. */
import type { AppliedPromo } from '../../../contract/promo.ts';
import { ORDER_TYPES, type OrderType } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import { cartToRead, refuseWhenOver, touch } from './carts.ts';
import { priceCart } from './cartView.ts';
import { customerOf } from '../account/customers.ts';
import { belowPromoMinimum, checkPromo, guessPromo, promoRule } from './promos.ts';
import type { LoginRecord } from '../common/records.ts';
import { malformed, Refusal } from '../common/refusal.ts';
import type { World } from '../common/world.ts';

const SELF_ORDER_KEY = 12;
const NO_CART = '0';
const NO_PROMO = '0';

interface PromoWish {
  code: string;
  orderKey: string;
  promoCode: string;
  query: URLSearchParams;
  login: LoginRecord | undefined;
  lang: Lang;
}

function forTable(world: World, wish: PromoWish): AppliedPromo | null {
  const cart = world.carts.get(wish.orderKey);
  if (!cart) throw new Refusal(-14);
  refuseWhenOver(world, cart);
  if (!cartToRead(world, cart.tableCode, cart.uniqueCartId)) throw new Refusal(-14);
  const place = world.catalog.placeOf(wish.code, cart.tableCode);
  const { concept, store, orderType } = place;
  if (wish.promoCode === NO_PROMO) {
    cart.promoId = undefined;
    touch(world, cart);
    return null;
  }
  const customerId = customerOf(world, wish.login, concept.conceptId)?.customerId ?? 0;
  const promo = guessPromo(world, concept, wish.promoCode, wish.orderKey);
  const { storeId } = store;
  checkPromo(world, promo, { concept, customerId, orderType, storeId });
  const tried = priceCart(world, place, { ...cart, promoId: promo.id }, wish.lang);
  if (promo.combinable === false && tried.priced.discountAmount > 0) throw new Refusal(-35);
  if (cart.promoId !== promo.id) {
    cart.promoId = promo.id;
    touch(world, cart);
  }
  if (tried.promo && !tried.promo.isApplied && tried.promo.missingAmount > 0) {
    throw belowPromoMinimum(concept, promo, tried.promo);
  }
  return tried.promo;
}

function orderTypeOf(text: string | null): OrderType | undefined {
  if (text === null) return undefined;
  const found = ORDER_TYPES.find((type) => type === text);
  if (!found) throw malformed(`${text} is not a way of ordering.`);
  return found;
}

/** The phone holds the cart, so this checks only the promo's rule, not its amount. */
function forDelivery(world: World, wish: PromoWish): AppliedPromo | null {
  const { concept } = world.catalog.branchOf(wish.code);
  if (wish.promoCode === NO_PROMO) return null;
  const customer = customerOf(world, wish.login, concept.conceptId);
  if (!customer) throw new Refusal(-3);
  const { customerId } = customer;
  const order = world.ordersByKey.get(`${concept.conceptId}:${wish.orderKey}`);
  if (order && order.steps.length > 0) throw new Refusal(-15, { eOrderID: order.eOrderID });
  const promo = guessPromo(world, concept, wish.promoCode, String(customerId));
  const orderType = orderTypeOf(wish.query.get('orderType'));
  const storeId = wish.query.get('storeId');
  const deliverySide = ['Delivery', 'PickUp'] as const;
  const isNowhere = !deliverySide.some((type) => promo.orderTypes?.includes(type) ?? true);
  if (isNowhere) throw new Refusal(-36);
  checkPromo(world, promo, {
    concept,
    customerId,
    orderType,
    storeId: storeId === null ? undefined : Number(storeId),
    eOrderID: order?.eOrderID,
  });
  const rule = promoRule(world, promo, customerId);
  return { ...rule, amount: 0, isApplied: true, missingAmount: 0, needs: undefined };
}

export function validatePromo(world: World, wish: PromoWish): AppliedPromo | null {
  world.catalog.target(wish.code);
  const isTable = wish.orderKey !== NO_CART && wish.orderKey.length === SELF_ORDER_KEY;
  return isTable ? forTable(world, wish) : forDelivery(world, wish);
}
