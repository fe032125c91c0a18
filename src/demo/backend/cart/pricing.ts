/** The server's calculation: lines, offers, promo, points, fees, taxes, tip, cash rounding. */
import type { PromoRule } from '../../../contract/promo.ts';
import type { TaxRule } from '../../../contract/menu.ts';
import { discountLines } from './discounts.ts';
import { includedPercentOf, minor, percentOf, roundToMultiple } from '../common/money.ts';
import { promoWorth } from './promoWorth.ts';
import type { PricedLine, Sums } from '../common/records.ts';

export interface Terms {
  currency: string;
  decimals: number;
  lines: readonly PricedLine[];
  promo?: PromoRule;
  /** Value of the used points, in minor units. */
  loyaltyAmount?: number;
  /** Fees in minor units. `slotFee` applies to orders of any amount. */
  deliveryFee?: number;
  freeDeliveryFrom?: number;
  slotFee?: number;
  packagingFee?: number;
  serviceCharge?: { percent?: number; amount?: number; isTaxed: boolean };
  taxes: readonly TaxRule[];
  tip?: number;
  /** The multiple that cash is rounded to; undefined if the diner does not pay in cash. */
  cashMultiple?: number;
}

function subTotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + (line.price + line.mods) * line.quantity, 0);
}

export interface Priced extends Sums {
  /** Amount of the promo, or the fee that a free delivery waives. */
  promoWorth: number;
  isPromoApplied: boolean;
  promoMissing: number;
}

export function sumUp(terms: Terms): Priced {
  const { lines, decimals } = terms;
  const subTotal = subTotalOf(lines);
  const discounts = discountLines(lines, subTotal, decimals);
  const afterDiscounts = subTotal - discounts.amount;
  const hasLines = lines.length > 0;

  const isFree = terms.freeDeliveryFrom !== undefined && afterDiscounts >= terms.freeDeliveryFrom;
  const fullFee = hasLines ? (isFree ? 0 : (terms.deliveryFee ?? 0)) + (terms.slotFee ?? 0) : 0;
  const missing = terms.promo
    ? Math.max(0, minor(terms.promo.minOrderAmount, decimals) - afterDiscounts)
    : 0;
  const applied = terms.promo && missing === 0 && hasLines ? terms.promo : undefined;
  const waivesFee = applied?.kind === 'freeDelivery';
  const promoAmount = applied
    ? promoWorth(applied, lines, discounts.lines, afterDiscounts, decimals)
    : 0;
  const deliveryFee = waivesFee ? 0 : fullFee;

  const loyaltyAmount = terms.loyaltyAmount ?? 0;
  const goods = Math.max(0, afterDiscounts - promoAmount - loyaltyAmount);
  const packagingFee = hasLines ? (terms.packagingFee ?? 0) : 0;
  const serviceCharge = hasLines
    ? (terms.serviceCharge?.amount ?? percentOf(goods, terms.serviceCharge?.percent ?? 0))
    : 0;
  const taxed = hasLines
    ? goods + packagingFee + (terms.serviceCharge?.isTaxed ? serviceCharge : 0)
    : 0;
  const taxes = terms.taxes.map(({ labelEn, labelAr, ratePercent, isIncluded }) => ({
    labelEn,
    labelAr,
    ratePercent,
    amount: isIncluded ? includedPercentOf(taxed, ratePercent) : percentOf(taxed, ratePercent),
    isIncluded,
  }));
  const addedTaxes = taxes.reduce((sum, tax) => sum + (tax.isIncluded ? 0 : tax.amount), 0);
  const tip = hasLines ? (terms.tip ?? 0) : 0;
  const due = goods + deliveryFee + packagingFee + serviceCharge + addedTaxes + tip;
  const payable = terms.cashMultiple === undefined ? due : roundToMultiple(due, terms.cashMultiple);

  return {
    subTotal,
    discountAmount: discounts.amount,
    discountNotes: discounts.notes,
    promoAmount,
    loyaltyAmount,
    deliveryFee,
    packagingFee,
    serviceCharge,
    taxes,
    tip,
    cashRounding: payable - due,
    payable,
    currency: terms.currency,
    decimals,
    lines: discounts.lines,
    promoWorth: waivesFee ? fullFee : promoAmount,
    isPromoApplied: applied !== undefined,
    promoMissing: missing,
  };
}
