import { describe, expect, it } from 'vitest';
import type { PromoRule } from '../../src/contract/promo.ts';
import type { Terms } from '../../src/demo/backend/cart/pricing.ts';
import { buy, line, none, percent, sums, type Shape } from './fixtures/handmade.ts';

describe('item discounts', () => {
  const cases: [string, Shape[], number, number[]][] = [
    [
      'give the unit free with its choices when the offer says so',
      [
        { price: 1000, mods: 500, setup: buy({ priceModifiers: true }) },
        { price: 2000, setup: buy({ priceModifiers: true }) },
      ],
      1500,
      [1, 0],
    ],
    [
      'rank units by what they are worth, choices included',
      [
        { price: 1000, mods: 1500, setup: buy({ priceModifiers: true }) },
        { price: 2000, setup: buy({ priceModifiers: true }) },
      ],
      2000,
      [0, 1],
    ],
    [
      'leave the choices to pay otherwise',
      [{ price: 1000, mods: 500, quantity: 2, setup: buy() }],
      1000,
      [1],
    ],
    [
      'give only listed dishes free',
      [
        { id: 1, price: 1000, setup: buy({ discountGetItems: [{ menuItemId: 2 }] }) },
        { id: 2, price: 3000, setup: buy({ discountGetItems: [{ menuItemId: 2 }] }) },
      ],
      3000,
      [0, 1],
    ],
    [
      'give fewer when there are fewer to give',
      [
        { id: 1, price: 1000, quantity: 5, setup: buy({ discountGetItems: [{ menuItemId: 2 }] }) },
        { id: 2, price: 3000, setup: buy({ discountGetItems: [{ menuItemId: 2 }] }) },
      ],
      3000,
      [0, 1],
    ],
    [
      'prefer the earlier of two equal lines',
      [
        { id: 1, price: 1000, setup: buy() },
        { id: 2, price: 1000, setup: buy() },
      ],
      1000,
      [1, 0],
    ],
    ['ignore an offer that gives nothing', [{ price: 1000, setup: none }], 0, [0]],
    [
      'ignore a kind nobody defined',
      [{ price: 1000, setup: { ...none, discountType: 2 } }],
      0,
      [0],
    ],
    [
      'stay away below their minimum',
      [{ price: 999, setup: percent(10, { min_order_amt: 1 }) }],
      0,
      [0],
    ],
    [
      'begin at their minimum',
      [{ price: 1000, setup: percent(10, { min_order_amt: 1 }) }],
      100,
      [0],
    ],
    [
      'take their percentage of price and choices',
      [{ price: 1000, mods: 250, quantity: 2, setup: percent(10) }],
      250,
      [0],
    ],
    [
      'cap after rounding',
      [{ price: 9999, setup: percent(33.3333, { cap_limit: 3.333 }) }],
      3333,
      [0],
    ],
  ];
  it.each(cases)('%s', (_name, shapes, amount, freeQty) => {
    const result = sums(shapes.map(line));
    expect(result.discountAmount).toBe(amount);
    expect(result.lines.map((entry) => entry.freeQty)).toEqual(freeQty);
  });

  it('tell which units were counted', () => {
    const setup = buy({ buyQty: 2, getQty: 1 });
    const result = sums([
      line({ id: 1, price: 3000, quantity: 2, setup }),
      line({ id: 2, price: 1000, quantity: 2, setup }),
    ]);
    expect(result.lines).toMatchObject([
      { usedDiscount: 2, freeQty: 0, isUsedForDiscount: true, isDiscounted: false },
      { usedDiscount: 1, freeQty: 1, isUsedForDiscount: true, isDiscounted: true },
    ]);
  });
});

const promo: PromoRule = {
  id: 1,
  promoCode: 'X',
  kind: 'percent',
  value: 10,
  cap: 0,
  minOrderAmount: 0,
  menuItemIds: [],
  categoryIds: [],
  orderTypes: [],
  storeIds: [],
  startsAt: '',
  endsAt: '',
  availability: [],
  isNewCustomersOnly: false,
  labelEN: '',
  labelAR: '',
  isCombinable: true,
};

describe('promos', () => {
  const third = percent(33.3333);
  const cart = [
    line({ id: 1, categoryId: 1, price: 1000, setup: third }),
    line({ id: 2, categoryId: 2, price: 2000, quantity: 2, setup: third }),
    line({ id: 3, categoryId: 3, price: 5000, mods: 400 }),
  ];
  // The discount of 1.667 falls as 0.333 on the first line and 1.334 on the second.
  const cases: [string, Partial<PromoRule>, number][] = [
    ['take their share of what the discounts left', {}, 873],
    ['look at one dish', { menuItemIds: [1] }, 67],
    ['look at one category', { categoryIds: [2] }, 267],
    ['join dishes and categories', { menuItemIds: [3], categoryIds: [2] }, 807],
    ['stop at their cap', { cap: 0.5 }, 500],
    ['give an amount, at most what it is for', { kind: 'amount', value: 9, menuItemIds: [1] }, 667],
    ['give a dish without its choices', { kind: 'freeItem', value: 0, freeItemId: 3 }, 5000],
    ['give no dish that is not there', { kind: 'freeItem', value: 0, freeItemId: 9 }, 0],
    ['take nothing off the goods for a delivery', { kind: 'freeDelivery' }, 0],
    ['wait for their minimum after discounts', { minOrderAmount: 8.734 }, 0],
    ['apply at their minimum', { minOrderAmount: 8.733 }, 873],
  ];
  it.each(cases)('%s', (_name, extra, amount) => {
    const result = sums(cart, { promo: { ...promo, ...extra } });
    expect([result.discountAmount, result.promoAmount]).toEqual([1667, amount]);
  });

  it('waive the delivery with the fee of its time', () => {
    const rule: PromoRule = { ...promo, kind: 'freeDelivery' };
    const result = sums(cart, { promo: rule, deliveryFee: 750, slotFee: 250 });
    expect([result.deliveryFee, result.promoWorth]).toEqual([0, 1000]);
  });

  it('give no dish that an offer gave already', () => {
    const free = line({ id: 5, price: 700, quantity: 1, setup: buy() });
    const paid = line({ id: 6, price: 900, quantity: 1, setup: buy() });
    const rule: PromoRule = { ...promo, kind: 'freeItem', freeItemId: 5 };
    expect(sums([free, paid], { promo: rule }).promoAmount).toBe(0);
  });
});

describe('charges and taxes', () => {
  const tax = (ratePercent: number, isIncluded: boolean) => ({
    id: 1,
    labelEn: '',
    labelAr: '',
    ratePercent,
    isIncluded,
  });
  const goods = [line({ price: 10_000 })];
  const cases: [string, Partial<Terms>, Record<string, number>][] = [
    [
      'adds a tax on goods and packaging',
      { taxes: [tax(5, false)], packagingFee: 500 },
      { payable: 11_025 },
    ],
    [
      'does not tax the delivery',
      { taxes: [tax(5, false)], deliveryFee: 1000 },
      { payable: 11_500 },
    ],
    [
      'taxes a service charge that is taxed',
      { taxes: [tax(10, false)], serviceCharge: { percent: 10, isTaxed: true } },
      { serviceCharge: 1000, payable: 12_100 },
    ],
    [
      'leaves one that is not',
      { taxes: [tax(10, false)], serviceCharge: { percent: 10, isTaxed: false } },
      { serviceCharge: 1000, payable: 12_000 },
    ],
    [
      'prefers an amount to a rate',
      { serviceCharge: { amount: 700, percent: 10, isTaxed: false } },
      { serviceCharge: 700 },
    ],
    ['adds nothing for a tax that is included', { taxes: [tax(5, true)] }, { payable: 10_000 }],
    [
      'takes points off before taxes',
      { taxes: [tax(5, false)], loyaltyAmount: 2000 },
      { payable: 8400 },
    ],
    ['rounds cash at the end', { tip: 3, cashMultiple: 5 }, { cashRounding: 2, payable: 10_005 }],
    [
      'charges the fee of a time even when delivery is free',
      { deliveryFee: 750, slotFee: 250, freeDeliveryFrom: 10_000 },
      { deliveryFee: 250 },
    ],
  ];
  it.each(cases)('%s', (_name, extra, expected) => {
    expect(sums(goods, extra)).toMatchObject(expected);
  });

  it('shows a tax that is included', () => {
    expect(sums(goods, { taxes: [tax(5, true)] }).taxes[0]?.amount).toBe(476);
  });

  it('charges nothing without lines', () => {
    const all = {
      deliveryFee: 750,
      slotFee: 250,
      packagingFee: 500,
      tip: 100,
      taxes: [tax(5, false)],
    };
    const serviceCharge = { amount: 300, isTaxed: true };
    expect(sums([], { ...all, serviceCharge })).toMatchObject({
      payable: 0,
      deliveryFee: 0,
      tip: 0,
    });
  });

  it('counts whole yen', () => {
    const yen = { currency: 'JPY', decimals: 0, taxes: [tax(8, false)] };
    expect(sums([line({ price: 990, quantity: 3 })], yen).payable).toBe(3208);
  });
});
