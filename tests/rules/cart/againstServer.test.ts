import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { loyaltyScheme, redeem } from '../../../src/demo/backend/account/loyalty.ts';
import { sumUp, type Priced } from '../../../src/demo/backend/cart/pricing.ts';
import type { CustomerRecord } from '../../../src/demo/backend/common/records.ts';
import { Refusal } from '../../../src/demo/backend/common/refusal.ts';
import type { World } from '../../../src/demo/backend/common/world.ts';
import type { ConceptSource } from '../../../src/demo/venues/source.ts';
import { deviceBill } from '../../../src/rules/cart/deviceBill.ts';
import { toMajor, toMinor } from '../../../src/rules/common/money.ts';
import {
  amount,
  chance,
  CURRENCIES,
  pick,
  randomCart,
  randomPoints,
  randomPromo,
  randomTaxes,
} from './randomCarts.ts';

// The demo server's arithmetic was written apart from the rules, by the contract alone: where the
// two agree on random carts, a misreading would have to be made twice in the same way.

const CARTS = 20_000;

/** Worth of the points as the server takes them; 0 for what it refuses. */
function redeemed(asked: ReturnType<typeof randomPoints>, sums: Priced): number {
  const world = { orders: new Map() } as unknown as World;
  const concept = { loyalty: asked.loyalty } as ConceptSource;
  const customer = { customerId: 1, points: asked.balance } as CustomerRecord;
  const { isPromoApplied } = sums;
  try {
    return redeem(world, concept, customer, 'Delivery', asked.points, sums, isPromoApplied, 0);
  } catch (refused) {
    if (refused instanceof Refusal) return 0;
    throw refused;
  }
}

/** How many of the carts say something about what. */
const seen = { fees: 0, promos: 0, points: 0 };

const PLACE = {
  orderType: 'Delivery',
  storeId: 1,
  nowMs: Date.parse('2025-03-04T12:00:00Z'),
  timeZone: 'Asia/Kuwait',
  isNewCustomer: false,
} as const;

function compareOnce(): { client: unknown; server: unknown } {
  const currency = pick('KWD', 'AED', 'JPY');
  const decimals = CURRENCIES[currency];
  const minor = (value: number) => toMinor(value, decimals);
  const { client: lines, server } = randomCart(decimals);
  const rule = randomPromo(decimals);
  const taxes = randomTaxes();
  const addressFee = chance(0.2) ? 0 : amount(decimals, 3);
  const slotFee = chance(0.3) ? amount(decimals, 2) : 0;
  const freeFrom = chance(0.5) ? amount(decimals, 80) : undefined;
  const packagingFee = chance(0.5) ? amount(decimals, 2) : 0;
  const tip = chance(0.4) ? amount(decimals, 4) : 0;
  const isTaxed = chance(0.5);
  const charge = pick(undefined, { ratePercent: 10 }, { ratePercent: 12.5 }, { amount: 1 });
  const cashStep = chance(0.4) ? pick(0.005, 0.05, 1, 5) : undefined;
  const asked = chance(0.5) ? randomPoints() : undefined;

  const bill = deviceBill(
    lines,
    {
      currency,
      decimals,
      menu: {
        taxes,
        packagingFee,
        serviceCharge: charge && { labelEn: '', labelAr: '', isTaxed, ...charge },
      },
      addressFee,
      freeFrom,
      slotFee,
      code: rule,
      automatic: [],
      place: PLACE,
    },
    {
      tip,
      cashStep,
      ...(asked && {
        points: asked.points,
        balance: asked.balance,
        scheme: loyaltyScheme(asked.loyalty, 'EN'),
      }),
    },
  );

  const terms = {
    currency,
    decimals,
    lines: server,
    promo: rule,
    deliveryFee: minor(addressFee),
    freeDeliveryFrom: freeFrom === undefined ? undefined : minor(freeFrom),
    slotFee: minor(slotFee),
    packagingFee: minor(packagingFee),
    serviceCharge: charge && {
      percent: charge.ratePercent,
      amount: charge.amount === undefined ? undefined : minor(charge.amount),
      isTaxed,
    },
    taxes,
    tip: minor(tip),
    cashMultiple: cashStep === undefined ? undefined : minor(cashStep),
  };
  const bare = sumUp(terms);
  const sums = asked ? sumUp({ ...terms, loyaltyAmount: redeemed(asked, bare) }) : bare;
  if (sums.deliveryFee > 0) seen.fees += 1;
  if (sums.promoWorth > 0) seen.promos += 1;
  if (sums.loyaltyAmount > 0) seen.points += 1;
  const major = (value: number) => toMajor(value, decimals);
  return {
    client: {
      ...bill.totals,
      promoWorth: minor(bill.promo?.amount ?? 0),
      lines: bill.lines.map(({ freeQty, usedDiscount, isDiscounted }) => ({
        freeQty,
        usedDiscount,
        isDiscounted,
      })),
      discountNote: bill.discountNote,
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
      sPayable: bill.totals.sPayable,
      promoWorth: sums.promoWorth,
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
    if (isDeepStrictEqual(result.client, result.server)) continue;
    differences += 1;
    first ??= result;
  }
  const { fees, promos, points } = seen;
  process.stdout.write(
    `${CARTS} random carts (${fees} with a delivery fee, ${promos} with a promo, ${points} with points), ${differences} differences\n`,
  );
  expect(Math.min(fees, promos, points)).toBeGreaterThan(CARTS / 20);
  if (first) expect(first.client).toEqual(first.server);
  expect(differences).toBe(0);
}, 120_000);
