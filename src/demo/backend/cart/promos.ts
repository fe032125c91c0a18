/** Promos: the available ones, and by whom, where and when they can be used. */
import type { AppliedPromo, PromoRule } from '../../../contract/promo.ts';
import { ORDER_TYPES, type OrderType } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import { MINUTE_MS } from '../../../config/times.ts';
import type { PromoSource } from '../../venues/menuSource.ts';
import type { ConceptSource } from '../../venues/source.ts';
import { decimals } from '../common/catalog.ts';
import { display, major } from '../common/money.ts';
import type { Priced } from './pricing.ts';
import type { OrderRecord } from '../common/records.ts';
import { Refusal } from '../common/refusal.ts';
import { presence } from '../common/windows.ts';
import { say } from '../common/words.ts';
import { now, type World } from '../common/world.ts';

const WRONG_CODES = 5;
const WRONG_CODES_WITHIN_MS = 10 * MINUTE_MS;
const ALWAYS_FROM = '2000-01-01T00:00:00Z';
const ALWAYS_TO = '2999-12-31T23:59:59Z';

/** Placed orders of a customer, without cancelled ones. */
function placedOrdersOf(world: World, customerId: number): OrderRecord[] {
  return [...world.orders.values()].filter(
    (order) =>
      order.customerId === customerId &&
      order.steps.length > 0 &&
      order.cancelledAt === undefined &&
      order.rejectedAt === undefined,
  );
}

function usesOf(world: World, promoId: number, exceptOrder: number) {
  return world.promoUses.filter((use) => use.promoId === promoId && use.eOrderID !== exceptOrder);
}

export function promoRule(world: World, promo: PromoSource, customerId: number): PromoRule {
  const own = usesOf(world, promo.id, 0).filter((use) => use.customerId === customerId);
  return {
    id: promo.id,
    promoCode: promo.code ?? '',
    kind: promo.kind,
    value: promo.value ?? 0,
    cap: promo.cap ?? 0,
    minOrderAmount: promo.minOrder ?? 0,
    menuItemIds: promo.itemIds ?? [],
    categoryIds: promo.categoryIds ?? [],
    freeItemId: promo.freeItemId,
    orderTypes: promo.orderTypes ?? [...ORDER_TYPES],
    storeIds: promo.storeIds ?? [],
    startsAt: promo.startsAt ?? ALWAYS_FROM,
    endsAt: promo.endsAt ?? ALWAYS_TO,
    availability: promo.availability ?? [],
    isNewCustomersOnly: promo.newCustomersOnly ?? false,
    usesLeftForYou:
      promo.usesPerCustomer === undefined || customerId === 0
        ? undefined
        : Math.max(0, promo.usesPerCustomer - own.length),
    labelEN: promo.label.en,
    labelAR: promo.label.ar,
    noteEN: promo.note?.en,
    noteAR: promo.note?.ar,
    isCombinable: promo.combinable ?? true,
  };
}

/** What the cart lacks for the promo to take effect. */
function needsOf(rule: PromoRule, concept: ConceptSource, lang: Lang): string | undefined {
  const dishIds = rule.kind === 'freeItem' ? [rule.freeItemId] : rule.menuItemIds;
  const named = [
    ...concept.categories.filter(({ id }) => rule.categoryIds.includes(id)),
    ...concept.items.filter(({ id }) => dishIds.includes(id)),
  ];
  if (named.length === 0) return undefined;
  const names = named.map(({ label }) => say(label, lang));
  return lang === 'AR' ? `أضف: ${names.join('، ')}` : `Add: ${names.join(', ')}`;
}

export function appliedPromo(
  rule: PromoRule,
  priced: Priced,
  concept: ConceptSource,
  lang: Lang,
): AppliedPromo {
  const { decimals } = priced;
  const isIdle = priced.isPromoApplied && priced.promoWorth === 0 && rule.kind !== 'freeDelivery';
  return {
    ...rule,
    amount: major(priced.isPromoApplied ? priced.promoWorth : 0, decimals),
    isApplied: priced.isPromoApplied,
    missingAmount: major(priced.promoMissing, decimals),
    needs: isIdle ? needsOf(rule, concept, lang) : undefined,
  };
}

function isPromoInTime(world: World, concept: ConceptSource, promo: PromoSource): boolean {
  const at = now(world);
  return (
    at >= Date.parse(promo.startsAt ?? ALWAYS_FROM) &&
    at <= Date.parse(promo.endsAt ?? ALWAYS_TO) &&
    presence(promo.availability, at, concept.timeZone).isOn
  );
}

interface PromoUse {
  concept: ConceptSource;
  customerId: number;
  /** The place of use. Without it, the promo only has to be valid somewhere. */
  orderType?: OrderType;
  storeId?: number;
  /** An order that already uses the promo is not counted as an earlier use. */
  eOrderID?: number;
}

/** Refuses a promo that this customer cannot use at this place and time. */
export function checkPromo(world: World, promo: PromoSource, use: PromoUse): void {
  const { customerId } = use;
  const isHere =
    (use.orderType === undefined || (promo.orderTypes?.includes(use.orderType) ?? true)) &&
    (use.storeId === undefined || (promo.storeIds?.includes(use.storeId) ?? true));
  const isPersonal = promo.newCustomersOnly || promo.usesPerCustomer !== undefined;
  if (now(world) > Date.parse(promo.endsAt ?? ALWAYS_TO)) throw new Refusal(-31);
  if (!isPromoInTime(world, use.concept, promo)) throw new Refusal(-36);
  if (!isHere) throw new Refusal(-36);
  if (isPersonal && customerId === 0) throw new Refusal(-3);
  if (promo.newCustomersOnly) {
    const others = placedOrdersOf(world, customerId).filter(
      (order) => order.eOrderID !== use.eOrderID,
    );
    if (others.length > 0) throw new Refusal(-34);
  }
  const uses = usesOf(world, promo.id, use.eOrderID ?? 0);
  if (promo.usesInAll !== undefined && uses.length >= promo.usesInAll) throw new Refusal(-33);
  const own = uses.filter((entry) => entry.customerId === customerId);
  if (promo.usesPerCustomer !== undefined && own.length >= promo.usesPerCustomer) {
    throw new Refusal(-33);
  }
}

/** Codes are compared without case and surrounding spaces. */
export function promoByCode(concept: ConceptSource, code: string): PromoSource | undefined {
  const wanted = code.trim().toLowerCase();
  return concept.promos?.find((promo) => promo.code?.toLowerCase() === wanted);
}

/** Like promoByCode, but -5 after too many wrong codes. */
export function guessPromo(
  world: World,
  concept: ConceptSource,
  code: string,
  who: string,
): PromoSource {
  const at = now(world);
  const key = `${concept.conceptId}:${who}`;
  const wrong = (world.wrongPromoCodes.get(key) ?? []).filter(
    (moment) => moment > at - WRONG_CODES_WITHIN_MS,
  );
  const first = wrong[0];
  if (wrong.length >= WRONG_CODES && first !== undefined) {
    const retryAfterSeconds = Math.ceil((first + WRONG_CODES_WITHIN_MS - at) / 1000);
    throw new Refusal(-5, { retryAfterSeconds });
  }
  const promo = promoByCode(concept, code);
  if (promo) return promo;
  world.wrongPromoCodes.set(key, [...wrong, at]);
  throw new Refusal(-30);
}

/** Automatic promos in the server's order of priority. */
export function automaticPromos(
  world: World,
  concept: ConceptSource,
  storeId: number,
): PromoSource[] {
  return (concept.promos ?? []).filter(
    (promo) =>
      promo.code === undefined &&
      isPromoInTime(world, concept, promo) &&
      (promo.storeIds?.includes(storeId) ?? true),
  );
}

export function belowPromoMinimum(
  concept: ConceptSource,
  promo: PromoSource,
  applied: AppliedPromo,
): Refusal {
  const digits = decimals(concept);
  const units = Math.round((promo.minOrder ?? 0) * 10 ** digits);
  return new Refusal(-32, applied, { amount: `${display(units, digits)} ${concept.currency}` });
}
