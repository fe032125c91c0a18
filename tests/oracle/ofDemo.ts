/** The demo server's figures for a cart, from a third implementation. */
import { redeem } from '../../src/demo/backend/account/loyalty.ts';
import { sumUp, type Priced } from '../../src/demo/backend/cart/pricing.ts';
import type { CustomerRecord, PricedLine } from '../../src/demo/backend/common/records.ts';
import { major, minor } from '../../src/demo/backend/common/money.ts';
import { Refusal } from '../../src/demo/backend/common/refusal.ts';
import type { World } from '../../src/demo/backend/common/world.ts';
import type { LoyaltySource } from '../../src/demo/venues/menuSource.ts';
import type { ConceptSource } from '../../src/demo/venues/source.ts';
import { w } from '../../src/demo/venues/words.ts';
import { line } from '../demo/fixtures/handmade.ts';
import type { RefCart, RefLine, RefLoyalty } from './cartOfReference.ts';
import { ruleOf } from './ofApp.ts';
import type { Figures } from './figures.ts';
import { modifiersOf } from './refDiscounts.ts';
import type { RefTotals } from './reference.ts';

function lineOf(of: RefLine, decimals: number): PricedLine {
  const { id, categoryId, price, quantity, isAvailable, setup } = of;
  const takesPart = of.hasDiscount && of.isDiscountable ? setup : null;
  return {
    ...line({
      id,
      categoryId,
      price: minor(price, decimals),
      mods: Number(modifiersOf(of, decimals)),
      quantity,
    }),
    isAvailable,
    setup: takesPart && { ...takesPart, discountGetItems: [...takesPart.discountGetItems] },
  };
}

function redeemed(scheme: RefLoyalty, sums: Priced): number {
  const loyalty: LoyaltySource = {
    schemeId: 171,
    label: w('Points', 'نقاط'),
    unit: w('points', 'نقطة'),
    earnPerUnit: 10,
    pointsPerUnit: scheme.pointsPerUnit,
    step: scheme.stepPoints,
    min: scheme.minPoints,
    max: scheme.maxPoints,
    maxPercent: scheme.maxPercentOfOrder,
    combinable: scheme.isCombinable,
  };
  const world = { orders: new Map() } as unknown as World;
  const concept = { loyalty } as ConceptSource;
  const customer = { customerId: 1, points: scheme.balance } as CustomerRecord;
  try {
    const { isPromoApplied } = sums;
    return redeem(world, concept, customer, 'Delivery', scheme.points, sums, isPromoApplied, 0);
  } catch (refused) {
    if (refused instanceof Refusal) return 0;
    throw refused;
  }
}

/** `promo` and `tip` come from the reference: choosing a promo is not part of these sums. */
export function figuresOfDemo(cart: RefCart, { promo, isPromoApplied, tip }: RefTotals): Figures {
  const { decimals, charges, loyalty } = cart;
  // The demo's schemes have whole points only.
  if (!Number.isInteger(loyalty?.pointsPerUnit ?? 1)) return {};
  const units = (amount: number) => minor(amount, decimals);
  const { serviceCharge: rule } = charges;
  const terms = {
    currency: '',
    decimals,
    lines: cart.lines.map((each) => lineOf(each, decimals)),
    promo: isPromoApplied && promo ? ruleOf(promo) : undefined,
    deliveryFee: units(charges.deliveryFee),
    freeDeliveryFrom:
      charges.freeDeliveryFrom === undefined ? undefined : units(charges.freeDeliveryFrom),
    slotFee: units(charges.slotFee),
    packagingFee: units(charges.packagingFee) + units(charges.methodFee),
    serviceCharge: rule && {
      percent: rule.ratePercent,
      amount: rule.amount === undefined ? undefined : units(rule.amount),
      isTaxed: rule.isTaxed,
    },
    taxes: charges.taxes.map((tax, id) => ({ id, labelEn: '', labelAr: '', ...tax })),
    tip: Number(tip),
    cashMultiple: charges.isCash ? units(charges.cashRounding ?? 0) : undefined,
  };
  const bare = sumUp(terms);
  const sums = loyalty ? sumUp({ ...terms, loyaltyAmount: redeemed(loyalty, bare) }) : bare;
  const shown = (amount: number) => major(amount, decimals);
  const figures: Figures = {};
  sums.lines.forEach((each, index) => {
    figures[`line ${index} free units`] = each.freeQty;
    figures[`line ${index} counted units`] = each.usedDiscount;
    figures[`line ${index} is discounted`] = each.isDiscounted;
  });
  return {
    ...figures,
    subTotal: shown(sums.subTotal),
    discount: shown(sums.discountAmount),
    note: sums.discountNotes.join(', '),
    promo: shown(sums.promoAmount),
    'promo is worth': shown(sums.promoWorth),
    loyalty: shown(sums.loyaltyAmount),
    delivery: shown(sums.deliveryFee),
    packaging: shown(sums.packagingFee),
    service: shown(sums.serviceCharge),
    ...Object.fromEntries(sums.taxes.map(({ amount }, index) => [`tax ${index}`, shown(amount)])),
    tip: shown(sums.tip),
    rounding: shown(sums.cashRounding),
    payable: shown(sums.payable),
  };
}
