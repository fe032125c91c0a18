import { describe, expect, it } from 'vitest';
import type { CartViewLine } from '../../../src/contract/cart.ts';
import { minimumOrder, savingsOf } from '../../../src/rules/cart/savings.ts';

interface Row {
  id?: string;
  price?: number;
  freeQty?: number;
  isDiscounted?: boolean;
  /** Price of a choice that is charged. */
  choice?: number;
}

function cart(discountAmount: number, rows: Row[], currencyDecimals = 3) {
  const cartList = rows.map(
    ({ id = 'a', price = 1.25, freeQty = 0, isDiscounted = true, choice }, index) =>
      ({
        uniqueId: id + (rows.length > 1 && id === 'a' ? index : ''),
        price,
        freeQty,
        isDiscounted,
        modifierLists:
          choice === undefined
            ? []
            : [{ price: choice, quantity: 1, isPriced: true, isNonItemMod: false }],
      }) as unknown as CartViewLine,
  );
  return { cartList, discountAmount, currency: 'KWD', currencyDecimals };
}

describe('the savings of a line', () => {
  it.each<[string, number, Row[], Record<string, number>]>([
    [
      'the rest, if only one line is in doubt',
      2,
      [{ freeQty: 1 }, { id: 'b' }],
      { a0: 1250, b: 750 },
    ],
    ['the whole sum, if choices may be free too', 1.5, [{ freeQty: 1, choice: 0.25 }], { a: 1500 }],
    ['nothing, if the lines do not explain the sum', 1.3, [{ freeQty: 1 }], {}],
    ['nothing, if the known savings are more than the sum', 1, [{ freeQty: 1 }, { id: 'b' }], {}],
  ])('%s', (_, discountAmount, rows, savings) => {
    expect(Object.fromEntries(savingsOf(cart(discountAmount, rows)))).toEqual(savings);
  });
});

describe('the minimum order', () => {
  it.each([
    ['none', 5, 0, 0, undefined],
    ['passed', 7, 0, 5, { least: 5000, missing: 0, part: 1 }],
    ['looked at behind the discount', 5, 1.25, 5, { least: 5000, missing: 1250, part: 0.75 }],
  ])('%s', (_, subTotal, discountAmount, least, outcome) => {
    expect(minimumOrder({ subTotal, discountAmount }, least, 3)).toEqual(outcome);
  });
});
