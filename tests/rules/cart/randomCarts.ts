/** Random combinations of carts, promos, taxes and points. A fixed seed makes every run the same. */
import type { CartLine } from '../../../src/contract/cart.ts';
import type { PromoRule } from '../../../src/contract/promo.ts';
import type { DiscountSetup } from '../../../src/contract/modifiers.ts';
import type { PricedLine } from '../../../src/demo/backend/common/records.ts';
import type { LoyaltySource } from '../../../src/demo/venues/menuSource.ts';
import { w } from '../../../src/demo/venues/words.ts';
import { toMinor } from '../../../src/rules/common/money.ts';
import { line as serverLine } from '../../demo/fixtures/handmade.ts';
import { chosen, line, modifier, promo, setup } from '../make.ts';

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
export const chance = (part: number) => random() < part;
export const pick = <T>(...values: T[]): T => values[whole(0, values.length - 1)] as T;

export const CURRENCIES = { KWD: 3, AED: 2, JPY: 0 } as const;

/** Up to `most` major units, sometimes with more decimals than the currency has. */
export function amount(decimals: number, most = 60): number {
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

export function randomCart(decimals: number): Cart {
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

export function randomPromo(decimals: number): PromoRule | undefined {
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

export function randomTaxes() {
  return Array.from({ length: whole(0, 2) }, (_, id) => ({
    id,
    labelEn: 'VAT',
    labelAr: 'ضريبة',
    ratePercent: pick(5, 7.5, 10, 12.3456),
    isIncluded: chance(0.5),
  }));
}

/** Loyalty points, sometimes a number that a strict server would refuse. */
export function randomPoints() {
  const loyalty: LoyaltySource = {
    schemeId: 171,
    label: w('Points', 'نقاط'),
    unit: w('points', 'نقطة'),
    earnPerUnit: 10,
    pointsPerUnit: pick(100, 40, 15, 1),
    step: pick(1, 50, 25),
    min: pick(undefined, 100, 30),
    max: pick(undefined, 1000),
    maxPercent: pick(50, 100, 33.3333),
    combinable: chance(0.5),
  };
  const points = chance(0.2) ? whole(1, 600) : loyalty.step * whole(0, 20);
  return { loyalty, points, balance: whole(0, 1500) };
}
