/** Every figure of a cart that a diner sees, by name: from the reference, the app and the demo. */
import { refText, type RefTotals } from './reference.ts';
import type { RefCart } from './cartOfReference.ts';

export type Figures = Record<string, number | string | boolean>;

/** Converts an amount to major units, the app's format. */
export function majorOf(amount: bigint, decimals: number): number {
  return Number(refText(amount, decimals));
}

function figuresOfLines(lines: RefTotals['lines'], decimals: number): Figures {
  const figures: Figures = {};
  lines.forEach((line, index) => {
    figures[`line ${index} total`] = majorOf(line.total, decimals);
    figures[`line ${index} free units`] = line.freeQty;
    figures[`line ${index} counted units`] = line.usedDiscount;
    figures[`line ${index} is counted`] = line.isUsedForDiscount;
    figures[`line ${index} is discounted`] = line.isDiscounted;
    figures[`line ${index} discount`] = majorOf(line.off, decimals);
    figures[`line ${index} saves`] = Number(line.off);
  });
  return figures;
}

export function figuresOfReference(totals: RefTotals, { decimals }: RefCart): Figures {
  const major = (amount: bigint) => majorOf(amount, decimals);
  return {
    ...figuresOfLines(totals.lines, decimals),
    subTotal: major(totals.subTotal),
    discount: major(totals.discountAmount),
    note: totals.notes.join(', '),
    promo: major(totals.promoAmount),
    'promo is there': totals.promo !== undefined,
    'promo is applied': totals.isPromoApplied,
    'promo is worth': major(totals.promoAmount + totals.waivedFee),
    'order lacks': Number(totals.missing),
    'promo lacks': major(totals.promoMissing),
    points: Number(totals.points),
    'most points': Number(totals.mostPoints),
    loyalty: major(totals.loyaltyAmount),
    delivery: major(totals.deliveryFee),
    packaging: major(totals.packagingFee),
    service: major(totals.serviceCharge),
    ...Object.fromEntries(totals.taxes.map((tax, index) => [`tax ${index}`, major(tax)])),
    'tip base': major(totals.tipBase),
    tip: major(totals.tip),
    rounding: major(totals.cashRounding),
    payable: major(totals.payable),
    'payable in words': refText(totals.payable, decimals),
  };
}
