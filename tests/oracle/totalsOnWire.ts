import { majorOf } from './figures.ts';
import { refText, type RefTotals } from './reference.ts';

interface Named {
  decimals: number;
  currency: string;
  /** In the order of the amounts. */
  taxes: readonly { labelEn: string; labelAr: string; ratePercent: number; isIncluded: boolean }[];
}

/** The totals of the reference in a server's format. */
export function totalsOnWire(totals: RefTotals, { decimals, currency, taxes }: Named) {
  const major = (amount: bigint) => majorOf(amount, decimals);
  return {
    subTotal: major(totals.subTotal),
    discountAmount: major(totals.discountAmount),
    promoAmount: major(totals.promoAmount),
    loyaltyAmount: major(totals.loyaltyAmount),
    deliveryFee: major(totals.deliveryFee),
    packagingFee: major(totals.packagingFee),
    serviceCharge: major(totals.serviceCharge),
    taxes: taxes.map(({ labelEn, labelAr, ratePercent, isIncluded }, place) => {
      const amount = major(totals.taxes[place] ?? 0n);
      return { labelEn, labelAr, ratePercent, isIncluded, amount };
    }),
    tip: major(totals.tip),
    cashRounding: major(totals.cashRounding),
    payable: major(totals.payable),
    sPayable: refText(totals.payable, decimals),
    currency,
    currencyDecimals: decimals,
  };
}
