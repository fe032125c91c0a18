import { expect, test } from 'vitest';
import type { CartLine } from '../../src/contract/cart.ts';
import type { PromoRule } from '../../src/contract/promo.ts';
import type { DiscountSetup } from '../../src/contract/modifiers.ts';
import { sumUp } from '../../src/demo/backend/pricing.ts';
import type { PricedLine } from '../../src/demo/backend/records.ts';
import { billOf } from '../../src/rules/bill.ts';
import { subTotalOf } from '../../src/rules/cartTotals.ts';
import { deliveryFeeOf } from '../../src/rules/charges.ts';
import { applyDiscounts } from '../../src/rules/discounts.ts';
import { toMajor, toMinor } from '../../src/rules/money.ts';
import { promoOutcome } from '../../src/rules/promos.ts';
import { line as serverLine } from '../demo/fixtures/handmade.ts';
import { chosen, line, modifier, promo, setup } from './make.ts';

// The demo server's arithmetic was written apart from the rules, by the contract alone: where the
// two agree on random carts, a misreading would have to be made twice in the same way.

const CARTS = 100_000;
const SEED = 20_261_121;

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomFrom(SEED);
const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
const chance = (part: number) => random() < part;
const pick = <T>(...values: T[]): T => values[whole(0, values.length - 1)] as T;

const CURRENCIES = { KWD: 3, AED: 2, JPY: 0 } as const;

/** Up to 60 major units, at times with more decimals than the currency has. */
function amount(decimals: number, most = 60): number {
  const places = chance(0.1) ? decimals + 1 : decimals;
  return Number(`${whole(0, most * 10 ** places)}e-${places}`);
}

function randomSetup(id: number, decimals: number): DiscountSetup {
  const listed = chance(0.5) ? [1, 2, 3, 4].filter(() => chance(0.6)) : [];
  return setup({
    id,
    discountType: pick(1, 1, 3, 3, 2),
    buyQty: whole(0, 3),
    getQty: whole(0, 2),
    discountGetItems: listed.map((menuItemId) => ({ menuItemId })),
    per_Value: pick(10, 15, 12.5, 33.3333, 100, 0),
    cap_limit: chance(0.4) ? amount(decimals, 5) : 0,
    min_order_amt: chance(0.4) ? amount(decimals) : 0,
    priceModifiers: chance(0.5),
    dis_note: `offer ${id}`,
  });
}

interface Cart {
  client: CartLine[];
  server: PricedLine[];
}

function randomCart(decimals: number): Cart {
  const setups = [randomSetup(1, decimals), randomSetup(2, decimals), randomSetup(3, decimals)];
  const cart: Cart = { client: [], server: [] };
  for (let count = whole(0, 6); count > 0; count -= 1) {
    const id = whole(1, 5);
    const categoryId = whole(1, 3);
    const quantity = whole(1, 5);
    const price = amount(decimals);
    const isAvailable = !chance(0.08);
    const offer = chance(0.6) ? pick(...setups) : null;
    const modifiers = Array.from({ length: whole(0, 3) }, (_, index) =>
      modifier({
        modifierItemId: 100 + index,
        price: amount(decimals, 3),
        quantity: whole(1, 3),
        isPriced: !chance(0.2),
        isNonItemMod: chance(0.2),
      }),
    );
    const mods = modifiers
      .filter((each) => each.isPriced && !each.isNonItemMod)
      .reduce((sum, each) => sum + toMinor(each.price, decimals) * each.quantity, 0);
    const base = line({ id });
    cart.client.push({
      ...base,
      uniqueId: `line-${cart.client.length}`,
      menuItem: { ...base.menuItem, categoryId },
      price,
      quantity,
      isAvailable,
      hasDiscount: offer !== null,
      isDiscountable: offer !== null,
      discountSetup: offer,
      modifierGroupList: [chosen(modifiers)],
    });
    cart.server.push({
      ...serverLine({ id, categoryId, price: toMinor(price, decimals), mods, quantity }),
      isAvailable,
      setup: offer,
    });
  }
  return cart;
}

function randomPromo(decimals: number): PromoRule | undefined {
  if (chance(0.4)) return undefined;
  return promo({
    kind: pick('percent', 'amount', 'freeDelivery', 'freeItem'),
    value: pick(10, 12.5, amount(decimals, 5)),
    cap: chance(0.4) ? amount(decimals, 3) : 0,
    minOrderAmount: chance(0.4) ? amount(decimals, 40) : 0,
    menuItemIds: chance(0.3) ? [1, 2] : [],
    categoryIds: chance(0.3) ? [1] : [],
    freeItemId: whole(1, 5),
    isCombinable: true,
  });
}

function randomTaxes() {
  return Array.from({ length: whole(0, 2) }, (_, id) => ({
    id,
    labelEn: 'VAT',
    labelAr: 'ضريبة',
    ratePercent: pick(5, 7.5, 10, 12.3456),
    isIncluded: chance(0.5),
  }));
}

function compareOnce(): { client: unknown; server: unknown } {
  const currency = pick('KWD', 'AED', 'JPY');
  const decimals = CURRENCIES[currency];
  const minor = (value: number) => toMinor(value, decimals);
  const { client: lines, server } = randomCart(decimals);
  const rule = randomPromo(decimals);
  const taxes = randomTaxes();
  const addressFee = amount(decimals, 3);
  const slotFee = chance(0.3) ? amount(decimals, 2) : 0;
  const freeFrom = chance(0.5) ? amount(decimals, 80) : undefined;
  const packaging = chance(0.5) ? amount(decimals, 2) : 0;
  const tip = chance(0.4) ? amount(decimals, 4) : 0;
  const isTaxed = chance(0.5);
  const charge = pick(undefined, { ratePercent: 10 }, { ratePercent: 12.5 }, { amount: 1 });
  const cashStep = chance(0.4) ? pick(0.005, 0.05, 1, 5) : undefined;

  const discounts = applyDiscounts(lines, decimals);
  const subTotal = subTotalOf(lines, decimals);
  const goods = subTotal - discounts.discountAmount;
  const outcome = rule && promoOutcome(rule, discounts, decimals);
  const promoAmount = outcome?.promoAmount ?? 0;
  const loyaltyAmount = chance(0.3) ? whole(0, Math.max(0, goods - promoAmount)) : 0;
  const deliveryFee = deliveryFeeOf(
    { addressFee, freeFrom, slotFee, isWaived: outcome?.isDeliveryFree ?? false },
    goods,
    decimals,
  );
  const bill = billOf(
    {
      hasLines: lines.length > 0,
      subTotal,
      discountAmount: discounts.discountAmount,
      promoAmount,
      loyaltyAmount,
      deliveryFee,
      packagingFee: minor(packaging),
      tip: minor(tip),
    },
    {
      currency,
      decimals,
      taxes,
      serviceCharge: charge && { labelEn: '', labelAr: '', isTaxed, ...charge },
      cashStep,
    },
  );

  const sums = sumUp({
    currency,
    decimals,
    lines: server,
    promo: rule,
    loyaltyAmount,
    deliveryFee: minor(addressFee),
    freeDeliveryFrom: freeFrom === undefined ? undefined : minor(freeFrom),
    slotFee: minor(slotFee),
    packagingFee: minor(packaging),
    serviceCharge: charge && {
      percent: charge.ratePercent,
      amount: charge.amount === undefined ? undefined : minor(charge.amount),
      isTaxed,
    },
    taxes,
    tip: minor(tip),
    cashMultiple: cashStep === undefined ? undefined : minor(cashStep),
  });
  const major = (value: number) => toMajor(value, decimals);
  return {
    client: {
      ...bill,
      lines: discounts.lines.map(({ freeQty, usedDiscount, isDiscounted }) => ({
        freeQty,
        usedDiscount,
        isDiscounted,
      })),
      discountNote: discounts.discountNote,
    },
    server: {
      subTotal: major(sums.subTotal),
      discountAmount: major(sums.discountAmount),
      promoAmount: major(sums.promoAmount),
      loyaltyAmount: major(sums.loyaltyAmount),
      deliveryFee: major(sums.deliveryFee),
      packagingFee: major(sums.packagingFee),
      serviceCharge: major(sums.serviceCharge),
      taxes: sums.taxes.map((tax) => ({ ...tax, amount: major(tax.amount) })),
      tip: major(sums.tip),
      cashRounding: major(sums.cashRounding),
      payable: major(sums.payable),
      sPayable: bill.sPayable,
      currency,
      currencyDecimals: decimals,
      lines: sums.lines.map(({ freeQty, usedDiscount, isDiscounted }) => ({
        freeQty,
        usedDiscount,
        isDiscounted,
      })),
      discountNote: sums.discountNotes.join(', '),
    },
  };
}

test(`the client's sums equal the server's on ${CARTS} random carts`, () => {
  let differences = 0;
  let first: { client: unknown; server: unknown } | undefined;
  for (let cart = 0; cart < CARTS; cart += 1) {
    const result = compareOnce();
    if (JSON.stringify(sorted(result.client)) === JSON.stringify(sorted(result.server))) continue;
    differences += 1;
    first ??= result;
  }
  process.stdout.write(`${CARTS} random carts, ${differences} differences\n`);
  if (first) expect(first.client).toEqual(first.server);
  expect(differences).toBe(0);
}, 120_000);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, each]) => [name, sorted(each)]),
  );
}
