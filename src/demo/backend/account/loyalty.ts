/** Points: the balance, the limit per order, and what an order earns. */
import type {
  ExchangeRate,
  LoyaltyBalance,
  LoyaltyScheme,
  LoyaltySetup,
} from '../../../contract/customer.ts';
import type { OrderType } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { LoyaltySource } from '../../venues/menuSource.ts';
import type { ConceptSource } from '../../venues/source.ts';
import { decimals } from '../common/catalog.ts';
import { say } from '../common/words.ts';
import { display, floorShare, major, minor, percentOf } from '../common/money.ts';
import { isLapsed, isPlaced } from '../order/orderState.ts';
import type { Sums } from '../common/records.ts';
import type { CustomerRecord } from '../common/records.ts';
import { Refusal } from '../common/refusal.ts';
import type { World } from '../common/world.ts';

const LOYALTY_TYPES: OrderType[] = ['Delivery', 'PickUp'];
/** Rates have four decimals. */
const RATE_DECIMALS = 4;

export function loyaltySetup(concept: ConceptSource): LoyaltySetup {
  const { loyalty } = concept;
  const types = loyalty?.orderTypes ?? LOYALTY_TYPES;
  return {
    isActive: loyalty !== undefined,
    loyaltySchemeId: loyalty?.schemeId ?? 0,
    labelEN: loyalty?.label.en ?? '',
    labelAR: loyalty?.label.ar ?? '',
    unitEN: loyalty?.unit.en ?? '',
    unitAR: loyalty?.unit.ar ?? '',
    earnOn: types,
    redeemOn: types,
  };
}

export function schemeById(
  world: World,
  schemeId: number,
): { concept: ConceptSource; loyalty: LoyaltySource } {
  for (const concept of world.catalog.concepts) {
    if (concept.loyalty?.schemeId === schemeId) return { concept, loyalty: concept.loyalty };
  }
  throw new Refusal(-1);
}

export function loyaltyScheme(loyalty: LoyaltySource, lang: Lang): LoyaltyScheme {
  return {
    loyaltySchemeId: loyalty.schemeId,
    earnPointsPerUnit: loyalty.earnPerUnit,
    pointsPerUnit: loyalty.pointsPerUnit,
    stepPoints: loyalty.step,
    minPoints: loyalty.min ?? 0,
    maxPoints: loyalty.max,
    maxPercentOfOrder: loyalty.maxPercent,
    isCombinable: loyalty.combinable ?? false,
    expiryMonths: loyalty.expiryMonths,
    tiers: (loyalty.tiers ?? []).map(({ name, fromPoints, factor }) => ({
      name: say(name, lang),
      fromPoints,
      factor,
    })),
  };
}

/** Points of saved orders, reserved until the order is placed or expires. */
function heldPoints(world: World, customerId: number, exceptOrder = 0): number {
  return [...world.orders.values()]
    .filter(
      (order) =>
        order.customerId === customerId &&
        order.eOrderID !== exceptOrder &&
        !isPlaced(order) &&
        !isLapsed(world, order),
    )
    .reduce((sum, order) => sum + order.points, 0);
}

/** `floor(points × 10^decimals / pointsPerUnit)` minor units. */
function worthOf(loyalty: LoyaltySource, points: number, digits: number): number {
  return floorShare(points, 10 ** digits, loyalty.pointsPerUnit);
}

function tierOf(loyalty: LoyaltySource, points: number) {
  return loyalty.tiers?.findLast((tier) => points >= tier.fromPoints);
}

export function loyaltyBalance(
  world: World,
  concept: ConceptSource,
  customer: CustomerRecord,
  lang: Lang,
): LoyaltyBalance {
  const { loyalty } = concept;
  const tier = loyalty && tierOf(loyalty, customer.points);
  const digits = decimals(concept);
  const held = heldPoints(world, customer.customerId);
  const points = Math.max(0, customer.points - held);
  return {
    customerId: customer.customerId,
    points,
    held,
    worth: loyalty ? major(worthOf(loyalty, points, digits), digits) : 0,
    currency: concept.currency,
    tier: tier && say(tier.name, lang),
  };
}

function mostPoints(loyalty: LoyaltySource, balance: number, sums: Sums): number {
  const base = sums.subTotal - sums.discountAmount - sums.promoAmount;
  const share = percentOf(Math.max(0, base), loyalty.maxPercent);
  const byOrder = floorShare(share, loyalty.pointsPerUnit, 10 ** sums.decimals);
  const most = Math.min(balance, loyalty.max ?? Number.POSITIVE_INFINITY, byOrder);
  const stepped = Math.floor(most / loyalty.step) * loyalty.step;
  return stepped < (loyalty.min ?? 0) ? 0 : stepped;
}

/** The value of an order's points in minor units. Refuses points above the limit. */
export function redeem(
  world: World,
  concept: ConceptSource,
  customer: CustomerRecord | undefined,
  orderType: OrderType,
  points: number,
  sums: Sums,
  isPromoApplied: boolean,
  eOrderID: number,
): number {
  if (points === 0) return 0;
  const { loyalty } = concept;
  if (!customer) throw new Refusal(-3);
  const isOff = !loyalty || !(loyalty.orderTypes ?? LOYALTY_TYPES).includes(orderType);
  if (isOff || (isPromoApplied && !loyalty.combinable)) throw new Refusal(-62);
  const balance = customer.points - heldPoints(world, customer.customerId, eOrderID);
  if (points > balance) throw new Refusal(-60);
  const maxPoints = mostPoints(loyalty, balance, sums);
  const isOffStep = points % loyalty.step !== 0 || points < (loyalty.min ?? 0);
  if (points > maxPoints || isOffStep) throw new Refusal(-61, { maxPoints }, { n: maxPoints });
  return worthOf(loyalty, points, sums.decimals);
}

export function pointsEarned(
  concept: ConceptSource,
  customer: CustomerRecord,
  orderType: OrderType,
  sums: Sums,
): number {
  const { loyalty } = concept;
  if (!loyalty || !(loyalty.orderTypes ?? LOYALTY_TYPES).includes(orderType)) return 0;
  const base = Math.max(0, sums.subTotal - sums.discountAmount - sums.promoAmount);
  const factor = tierOf(loyalty, customer.points)?.factor ?? 1;
  const rate =
    BigInt(minor(loyalty.earnPerUnit, RATE_DECIMALS)) * BigInt(minor(factor, RATE_DECIMALS));
  const scale = 10n ** BigInt(2 * RATE_DECIMALS + sums.decimals);
  return Number((BigInt(base) * rate) / scale);
}

export function exchangeRate(
  world: World,
  schemeId: number,
  points: number,
  lang: Lang,
): ExchangeRate {
  const { concept, loyalty } = schemeById(world, schemeId);
  const digits = decimals(concept);
  const isBad =
    !Number.isSafeInteger(points) || points < (loyalty.min ?? 0) || points % loyalty.step !== 0;
  const cap = loyalty.max ?? Number.MAX_SAFE_INTEGER;
  if (isBad || points > cap) throw new Refusal(-61, { maxPoints: cap }, { n: cap });
  const worth = worthOf(loyalty, points, digits);
  const sWorth = display(worth, digits);
  return {
    loyaltySchemeId: schemeId,
    points,
    worth: major(worth, digits),
    sWorth,
    currency: concept.currency,
    text: `${points} ${say(loyalty.unit, lang)} = ${sWorth} ${concept.currency}`,
  };
}
