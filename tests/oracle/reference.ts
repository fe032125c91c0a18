/** The price of a cart, written from the contract's text alone, without the app's code. */
import type { RefCart, RefLine, RefLoyalty, RefPromo } from './cartOfReference.ts';
import { floored, rounded, through, times, whole, written } from './exact.ts';
import { minorOf, partOf, refDiscounts, type RefDiscounts } from './refDiscounts.ts';

const least = (...values: bigint[]) => values.reduce((a, b) => (a < b ? a : b));
const most = (a: bigint, b: bigint) => (a > b ? a : b);

export interface RefTotals extends RefDiscounts {
  /** The promo in use. */
  promo: RefPromo | undefined;
  promoAmount: bigint;
  isPromoApplied: boolean;
  promoMissing: bigint;
  /** The amount missing to the minimum order. */
  missing: bigint;
  /** The fee that a promo with free delivery waives. */
  waivedFee: bigint;
  loyaltyAmount: bigint;
  mostPoints: bigint;
  /** The requested points, or none if they may not be used. */
  points: bigint;
  deliveryFee: bigint;
  packagingFee: bigint;
  serviceCharge: bigint;
  taxes: bigint[];
  /** The base of a tip in per cent. */
  tipBase: bigint;
  tip: bigint;
  cashRounding: bigint;
  payable: bigint;
}

function matches(promo: RefPromo, { id, categoryId }: RefLine): boolean {
  if (promo.menuItemIds.length === 0 && promo.categoryIds.length === 0) return true;
  return promo.menuItemIds.includes(id) || promo.categoryIds.includes(categoryId);
}

function promoAmount(promo: RefPromo, cart: RefCart, discounts: RefDiscounts): bigint {
  const { decimals } = cart;
  const base = cart.lines.reduce((sum, line, index) => {
    const own = discounts.lines[index];
    return own && matches(promo, line) ? sum + own.total - own.off : sum;
  }, 0n);
  let amount = 0n;
  if (promo.kind === 'percent') amount = rounded(partOf(base, promo.value));
  if (promo.kind === 'amount') amount = least(minorOf(promo.value, decimals), base);
  if (promo.kind === 'freeItem') {
    const free = cart.lines.find(
      ({ id, quantity }, index) =>
        id === promo.freeItemId && quantity > (discounts.lines[index]?.freeQty ?? 0),
    );
    amount = free ? minorOf(free.price, decimals) : 0n;
  }
  if (promo.cap > 0) amount = least(amount, minorOf(promo.cap, decimals));
  return most(0n, least(amount, discounts.subTotal - discounts.discountAmount));
}

function loyalty(scheme: RefLoyalty, rest: bigint, decimals: number) {
  const unit = whole(10n ** BigInt(decimals));
  const perUnit = written(scheme.pointsPerUnit);
  const share = rounded(partOf(rest, scheme.maxPercentOfOrder));
  const byShare = floored(through(times(whole(share), perUnit), unit));
  const limits = [BigInt(scheme.balance), byShare];
  if (scheme.maxPoints !== undefined) limits.push(BigInt(scheme.maxPoints));
  const step = BigInt(scheme.stepPoints);
  const fits = (least(...limits) / step) * step;
  const mostPoints = fits < BigInt(scheme.minPoints) ? 0n : fits;
  const asked = BigInt(scheme.points);
  const isFine = asked % step === 0n && asked >= BigInt(scheme.minPoints) && asked <= mostPoints;
  const points = isFine ? asked : 0n;
  return { mostPoints, points, worth: floored(through(times(whole(points), unit), perUnit)) };
}

export function reference(cart: RefCart): RefTotals {
  const { decimals, charges } = cart;
  const minor = (amount: number) => minorOf(amount, decimals);
  const discounts = refDiscounts(cart);
  const { subTotal, discountAmount } = discounts;
  const afterDiscounts = subTotal - discountAmount;
  const hasLines = cart.lines.length > 0;

  const isFree =
    charges.freeDeliveryFrom !== undefined && afterDiscounts >= minor(charges.freeDeliveryFrom);
  const fullFee = hasLines
    ? (isFree ? 0n : minor(charges.deliveryFee)) + minor(charges.slotFee)
    : 0n;

  const missing = (promo: RefPromo) => most(0n, minor(promo.minOrderAmount) - afterDiscounts);
  const fits = (promo: RefPromo) =>
    hasLines && missing(promo) === 0n && (promo.isCombinable || discountAmount === 0n);
  const promo = cart.code ?? cart.automatic.find(fits);
  const isPromoApplied = promo !== undefined && fits(promo);
  const isFeeWaived = isPromoApplied && promo.kind === 'freeDelivery';
  const promoOff = isPromoApplied && !isFeeWaived ? promoAmount(promo, cart, discounts) : 0n;

  const rest = afterDiscounts - promoOff;
  const isBarred = isPromoApplied && cart.loyalty?.isCombinable === false;
  const points = cart.loyalty && !isBarred ? loyalty(cart.loyalty, rest, decimals) : undefined;
  const loyaltyAmount = points?.worth ?? 0n;

  const goods = most(0n, rest - loyaltyAmount);
  const deliveryFee = isFeeWaived ? 0n : fullFee;
  const packagingFee = hasLines
    ? minor(charges.packagingFee) + minor(charges.trayCharge) + minor(charges.methodFee)
    : 0n;
  const rule = hasLines ? charges.serviceCharge : undefined;
  const serviceCharge =
    rule?.amount === undefined
      ? rounded(partOf(goods, rule?.ratePercent ?? 0))
      : minor(rule.amount);
  const taxed = goods + packagingFee + (rule?.isTaxed ? serviceCharge : 0n);
  const taxes = charges.taxes.map(({ ratePercent, isIncluded }) => {
    if (!isIncluded) return rounded(partOf(taxed, ratePercent));
    const rate = rounded(times(written(ratePercent), whole(10_000n)));
    return rounded({ over: taxed * rate, under: 1_000_000n + rate });
  });
  const added = taxes.filter((_, index) => charges.taxes[index]?.isIncluded === false);
  const tipBase =
    goods + deliveryFee + packagingFee + serviceCharge + added.reduce((a, b) => a + b, 0n);
  const asPart = (percent: number) =>
    least(rounded(partOf(tipBase, percent)), minor(charges.tipMax));
  const wished = charges.tipPercent === undefined ? minor(charges.tip) : asPart(charges.tipPercent);
  const tip = hasLines ? wished : 0n;
  const exact = tipBase + tip;
  const multiple = charges.isCash ? minor(charges.cashRounding ?? 0) : 0n;
  const cashRounding =
    multiple > 0n ? rounded({ over: exact, under: multiple }) * multiple - exact : 0n;
  return {
    ...discounts,
    promo,
    promoAmount: promoOff,
    isPromoApplied,
    missing: most(0n, minor(charges.minOrderAmount) - afterDiscounts),
    promoMissing: promo ? missing(promo) : 0n,
    waivedFee: isFeeWaived ? fullFee : 0n,
    loyaltyAmount,
    mostPoints: points?.mostPoints ?? 0n,
    points: points?.points ?? 0n,
    deliveryFee,
    packagingFee,
    serviceCharge,
    taxes,
    tipBase,
    tip,
    cashRounding,
    payable: most(0n, exact + cashRounding),
  };
}

/** An amount as text, with the decimals of its currency. */
export function refText(amount: bigint, decimals: number): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return amount < 0n ? `-${text}` : text;
}
