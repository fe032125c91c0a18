import type { Totals } from '../../contract/cart.ts';
import type { ChargeRule, TaxRule } from '../../contract/menu.ts';
import {
  cashRoundingOf,
  formatMinor,
  includedPercentOf,
  percentOf,
  toMajor,
  toMinor,
} from '../common/money.ts';

/** The inputs of a bill; amounts in minor units. */
export interface BillParts {
  /** Nothing is charged for a cart without lines. */
  hasLines: boolean;
  subTotal: number;
  discountAmount: number;
  promoAmount: number;
  loyaltyAmount: number;
  deliveryFee: number;
  /** Including the tray charge and the fee of the payment method. */
  packagingFee: number;
  tip: number;
}

export interface BillRules {
  currency: string;
  decimals: number;
  taxes: readonly TaxRule[];
  serviceCharge?: ChargeRule;
  /** Step of cash rounding in major units; only for cash payments. */
  cashStep?: number;
}

/**
 * The bill in the contract's order: discounts, fees, service charge, taxes, tip, cash rounding.
 * Each percentage is rounded once, on its whole base.
 */
export function billOf(parts: BillParts, rules: BillRules): Totals {
  const { currency, decimals } = rules;
  const major = (minor: number) => toMajor(minor, decimals);
  const goods = Math.max(
    0,
    parts.subTotal - parts.discountAmount - parts.promoAmount - parts.loyaltyAmount,
  );
  const charged = (amount: number) => (parts.hasLines ? amount : 0);
  const deliveryFee = charged(parts.deliveryFee);
  const packagingFee = charged(parts.packagingFee);
  const tip = charged(parts.tip);
  const charge = rules.serviceCharge;
  const serviceCharge = charge ? charged(chargeOf(charge, goods, decimals)) : 0;
  const taxed = goods + packagingFee + (charge?.isTaxed ? serviceCharge : 0);
  const taxes = rules.taxes.map((tax) => ({
    tax,
    amount: tax.isIncluded
      ? includedPercentOf(taxed, tax.ratePercent)
      : percentOf(taxed, tax.ratePercent),
  }));
  const added = taxes.reduce((sum, { tax, amount }) => sum + (tax.isIncluded ? 0 : amount), 0);
  const due = goods + deliveryFee + packagingFee + serviceCharge + added + tip;
  const cashRounding =
    rules.cashStep === undefined ? 0 : cashRoundingOf(due, toMinor(rules.cashStep, decimals));
  const payable = due + cashRounding;
  return {
    subTotal: major(parts.subTotal),
    discountAmount: major(parts.discountAmount),
    promoAmount: major(parts.promoAmount),
    loyaltyAmount: major(parts.loyaltyAmount),
    deliveryFee: major(deliveryFee),
    packagingFee: major(packagingFee),
    serviceCharge: major(serviceCharge),
    taxes: taxes.map(({ tax: { labelEn, labelAr, ratePercent, isIncluded }, amount }) => ({
      labelEn,
      labelAr,
      ratePercent,
      isIncluded,
      amount: major(amount),
    })),
    tip: major(tip),
    cashRounding: major(cashRounding),
    payable: major(payable),
    sPayable: formatMinor(payable, decimals),
    currency,
    currencyDecimals: decimals,
  };
}

function chargeOf(charge: ChargeRule, goods: number, decimals: number): number {
  if (charge.amount !== undefined) return toMinor(charge.amount, decimals);
  return percentOf(goods, charge.ratePercent ?? 0);
}

/** The server's bill of a cart with lines, plus the diner's payment method and tip. */
export function billWithPayment(
  totals: Totals,
  rules: BillRules,
  choice: { fee: number; tip: number },
): Totals {
  const minor = (amount: number) => toMinor(amount, rules.decimals);
  return billOf(
    {
      hasLines: true,
      subTotal: minor(totals.subTotal),
      discountAmount: minor(totals.discountAmount),
      promoAmount: minor(totals.promoAmount),
      loyaltyAmount: minor(totals.loyaltyAmount),
      deliveryFee: minor(totals.deliveryFee),
      packagingFee: minor(totals.packagingFee) + minor(choice.fee),
      tip: minor(choice.tip),
    },
    rules,
  );
}
