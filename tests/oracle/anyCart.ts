/** Random carts, realistic and absurd: everything that the contract allows, up to its limits. */
import fc, { type Arbitrary } from 'fast-check';
import type {
  RefCart,
  RefCharges,
  RefGroup,
  RefLine,
  RefLoyalty,
  RefPromo,
  RefSetup,
  RefSplit,
} from './cartOfReference.ts';

const upTo = (max: number) => fc.integer({ min: 0, max });
const oneOf = fc.constantFrom;
/** Missing in half of the carts. */
const maybe = <T>(value: Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const yes = fc.boolean();

/** Dish ids run from 1 to this, so that lists of dishes often name them. */
const DISHES = 5;
const CATEGORIES = 3;

type Decimals = RefCart['decimals'];

/** Major units as written: with the currency's decimals, with one more, and very large. */
function amountOf(decimals: Decimals, most: number): Arbitrary<number> {
  const cut = (places: number, max: number) =>
    upTo(max * 10 ** places).map((units) => Number(`${units}e-${places}`));
  return fc.oneof(
    { weight: 16, arbitrary: cut(decimals, most) },
    { weight: 2, arbitrary: cut(decimals + 1, most) },
    // So small that shares of it are almost zero.
    { weight: 2, arbitrary: upTo(12).map((units) => Number(`${units}e-${decimals}`)) },
    // Just below, at and above half of the smallest unit.
    {
      weight: 2,
      arbitrary: fc
        .tuple(upTo(most * 10 ** decimals), oneOf('4999', '5', '5001'))
        .map(([units, rest]) => Number(`${units}.${rest}e-${decimals}`)),
    },
    { weight: 1, arbitrary: oneOf(0, 1e-7, 1.005, 0.615, 99_999.995, 1e6) },
    // A float error that a server may send: 0.30000000000000004.
    { weight: 1, arbitrary: fc.double({ min: 0, max: most, noNaN: true }) },
  );
}

const anyRate = fc.oneof(
  oneOf(0, 5, 7.5, 10, 12.5, 15, 33.3333, 99.9999, 100, 0.0001, 0.000_05, 12.345_65),
  upTo(1_000_000).map((rate) => rate / 10_000),
);

function anyGroups(decimals: Decimals): Arbitrary<RefGroup[]> {
  const group = fc.record({
    freeUnits: oneOf(0, 0, 1, 2, 3),
    hangs: yes,
    modifiers: fc.array(
      fc.record({
        price: amountOf(decimals, 4),
        quantity: upTo(3),
        isPriced: oneOf(true, true, true, false),
        isNonItemMod: oneOf(false, false, false, true),
      }),
      { maxLength: 3 },
    ),
  });
  return fc.array(group, { maxLength: 3 }).map((groups) =>
    groups.map(({ freeUnits, hangs, modifiers }, place) => ({
      freeUnits,
      // Depends on the first choice of the previous group, so that a chain may be three deep.
      parentModifierId: hangs && place > 0 ? place * 10 : 0,
      modifiers: modifiers.map((each, index) => ({ ...each, id: (place + 1) * 10 + index })),
    })),
  );
}

function anySetup(id: number, decimals: Decimals): Arbitrary<RefSetup> {
  return fc.record({
    id: fc.constant(id),
    discountType: oneOf(1, 1, 3, 3, 2),
    buyQty: upTo(3),
    getQty: upTo(2),
    discountGetItems: fc.array(fc.record({ menuItemId: fc.integer({ min: 1, max: DISHES }) }), {
      maxLength: 3,
    }),
    per_Value: anyRate,
    cap_limit: fc.oneof(fc.constant(0), amountOf(decimals, 5)),
    min_order_amt: fc.oneof(fc.constant(0), amountOf(decimals, 60)),
    priceModifiers: yes,
    dis_note: oneOf('', 'An offer', 'Another offer'),
  });
}

function anyLines(decimals: Decimals): Arbitrary<RefLine[]> {
  const line = fc.record({
    id: fc.integer({ min: 1, max: DISHES }),
    categoryId: fc.integer({ min: 1, max: CATEGORIES }),
    price: amountOf(decimals, 60),
    quantity: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 5 }) },
      { weight: 1, arbitrary: oneOf(1, 99) },
    ),
    isAvailable: oneOf(true, true, true, true, true, true, true, false),
    isDiscountable: oneOf(true, true, true, false),
    offer: oneOf(0, 1, 2, 3),
    groups: anyGroups(decimals),
  });
  const setups = fc.tuple(anySetup(3, decimals), anySetup(1, decimals), anySetup(2, decimals));
  return fc.tuple(setups, fc.array(line, { maxLength: 6 })).map(([offers, lines]) =>
    lines.map(({ offer, ...rest }) => {
      // The last number means no offer.
      const setup = [...offers][offer] ?? null;
      return { ...rest, hasDiscount: setup !== null, setup };
    }),
  );
}

function anyPromo(decimals: Decimals): Arbitrary<RefPromo> {
  const ids = (max: number) => fc.array(fc.integer({ min: 1, max }), { maxLength: 2 });
  return fc.record({
    kind: oneOf('percent', 'percent', 'amount', 'freeDelivery', 'freeItem'),
    value: fc.oneof(oneOf(10, 12.5, 100), amountOf(decimals, 20)),
    cap: fc.oneof(fc.constant(0), amountOf(decimals, 4)),
    minOrderAmount: fc.oneof(fc.constant(0), amountOf(decimals, 60)),
    menuItemIds: ids(DISHES),
    categoryIds: ids(CATEGORIES),
    freeItemId: fc.integer({ min: 1, max: DISHES }),
    isCombinable: oneOf(true, true, false),
  });
}

const anyLoyalty: Arbitrary<RefLoyalty> = fc.record({
  // Mostly multiples of a step.
  points: fc.oneof(
    { weight: 7, arbitrary: upTo(20).map((steps) => steps * 50) },
    { weight: 1, arbitrary: upTo(1000) },
  ),
  balance: upTo(3000),
  pointsPerUnit: oneOf(100, 40, 15, 1, 2.5),
  stepPoints: oneOf(1, 25, 50),
  minPoints: oneOf(0, 0, 30, 100),
  maxPoints: maybe(oneOf(0, 200, 1000)),
  maxPercentOfOrder: oneOf(100, 50, 33.3333, 0),
  isCombinable: oneOf(true, true, false),
});

function anyCharges(decimals: Decimals): Arbitrary<RefCharges> {
  const small = fc.oneof(fc.constant(0), amountOf(decimals, 3));
  return fc.record({
    deliveryFee: small,
    freeDeliveryFrom: maybe(amountOf(decimals, 80)),
    slotFee: small,
    packagingFee: small,
    trayCharge: small,
    methodFee: small,
    serviceCharge: maybe(
      fc.record({ ratePercent: maybe(anyRate), amount: maybe(small), isTaxed: yes }),
    ),
    taxes: fc.array(fc.record({ ratePercent: anyRate, isIncluded: yes }), { maxLength: 3 }),
    tip: small,
    tipPercent: maybe(oneOf(0, 5, 10, 12.5, 100)),
    tipMax: amountOf(decimals, 50),
    minOrderAmount: amountOf(decimals, 80),
    isCash: yes,
    cashRounding: maybe(oneOf(0.005, 0.01, 0.05, 0.25, 1, 5)),
  });
}

const anySplit: Arbitrary<RefSplit> = fc.record({
  people: fc.integer({ min: 1, max: 5 }),
  takers: fc.array(fc.uniqueArray(upTo(4), { maxLength: 3 }), { minLength: 1, maxLength: 7 }),
  apart: fc.array(yes, { minLength: 1, maxLength: 4 }),
  hasSecondOrder: yes,
  coin: oneOf(0, 0, 5, 25, 50, 1000),
});

export function anyCart(decimals: Decimals): Arbitrary<RefCart> {
  return fc.record({
    decimals: fc.constant(decimals),
    lines: anyLines(decimals),
    code: maybe(anyPromo(decimals)),
    automatic: fc.array(anyPromo(decimals), { maxLength: 2 }),
    loyalty: maybe(anyLoyalty),
    charges: anyCharges(decimals),
    split: anySplit,
  });
}
