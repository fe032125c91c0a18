import type { Mutant } from '../mutant.ts';

const MONEY = 'src/rules/common/money.ts';
const BILL = 'src/rules/cart/bill.ts';
const DISCOUNTS = 'src/rules/cart/discounts.ts';
const PROMOS = 'src/rules/cart/promos.ts';

/** Amounts, rates, discounts and the split bill. */
export const MONEY_MUTANTS: readonly Mutant[] = [
  {
    mutant: 'a tax that is included counts as if it came on top',
    file: MONEY,
    from: 'return divideRounded(BigInt(baseMinor) * scaled, PERCENT + scaled);',
    to: 'return divideRounded(BigInt(baseMinor) * scaled, PERCENT);',
    caughtBy: 'oracle/oracle.test.ts',
  },
  {
    mutant: 'a percentage is cut off instead of rounded',
    file: MONEY,
    from: 'const rounded = (2n * top + bottom) / (2n * bottom);',
    to: 'const rounded = top / bottom;',
    caughtBy: 'oracle/oracle.test.ts',
  },
  {
    mutant: 'the dinar of Jordan has two decimals',
    file: MONEY,
    from: "'OMR', 'JOD', 'IQD'",
    to: "'OMR', 'IQD'",
    caughtBy: 'rules/common/money.test.ts',
  },
  {
    mutant: 'cash is rounded before the tip is added',
    file: BILL,
    from: 'cashRoundingOf(due, toMinor(rules.cashStep, decimals))',
    to: 'cashRoundingOf(due - tip, toMinor(rules.cashStep, decimals))',
    caughtBy: 'oracle/oracle.test.ts',
  },
  {
    mutant: 'a service charge is taxed where the venue does not tax it',
    file: BILL,
    from: '(charge?.isTaxed ? serviceCharge : 0)',
    to: 'serviceCharge',
    caughtBy: 'oracle/oracle.test.ts',
  },
  {
    mutant: 'the dearest unit of an offer is free',
    file: DISCOUNTS,
    from: '.toSorted((a, b) => a.value - b.value);',
    to: '.toSorted((a, b) => b.value - a.value);',
    caughtBy: 'rules/cart/discounts.test.ts',
  },
  {
    mutant: 'a percentage is refused at exactly its minimum order',
    file: DISCOUNTS,
    from: 'if (subTotal < toMinor(setup.min_order_amt, decimals)) return;',
    to: 'if (subTotal <= toMinor(setup.min_order_amt, decimals)) return;',
    caughtBy: 'oracle/oracle.test.ts',
  },
  {
    mutant: 'delivery is charged at exactly the amount from which it is free',
    file: 'src/rules/cart/charges.ts',
    from: 'goods >= toMinor(freeFrom, decimals)',
    to: 'goods > toMinor(freeFrom, decimals)',
    caughtBy: 'rules/cart/charges.test.ts',
  },
  {
    mutant: 'a promo that stands alone is added to a discount',
    file: PROMOS,
    from: '(rule.isCombinable || discountAmount === 0)',
    to: 'true',
    caughtBy: 'rules/cart/promos.test.ts',
  },
  {
    mutant: 'the hours of a promo are those of the phone',
    file: PROMOS,
    from: 'wallTime(place.nowMs, place.timeZone)',
    to: "wallTime(place.nowMs, '')",
    caughtBy: 'rules/cart/promos.test.ts',
  },
  {
    mutant: 'a promo in percent counts discounts a second time',
    file: PROMOS,
    from: ' - (discounts.amountByLine[index] ?? 0);',
    to: ' - 0 * index;',
    caughtBy: 'oracle/oracle.test.ts',
  },
  {
    mutant: 'points pay for what a promo has paid already',
    file: 'src/rules/cart/deviceBill.ts',
    from: 'mostPoints(balance, scheme, goods - promoAmount, decimals)',
    to: 'mostPoints(balance, scheme, goods, decimals)',
    caughtBy: 'oracle/oracle.test.ts',
  },
  {
    mutant: 'savings are shown that are more than the server gave',
    file: 'src/rules/cart/savings.ts',
    from: 'if (rest < 0 || (unknown.length',
    to: 'if ((unknown.length',
    caughtBy: 'rules/cart/savings.test.ts',
  },
  {
    mutant: 'a dish stays orderable when one of its choices is sold out',
    file: 'src/rules/cart/freshPrices.ts',
    from: 'isAvailable: fresh.isAvailable && isComplete,',
    to: 'isAvailable: fresh.isAvailable || isComplete,',
    caughtBy: 'rules/cart/freshPrices.test.ts',
  },
  {
    mutant: 'a tip in percent passes the maximum of the venue',
    file: 'src/rules/checkout/tips.ts',
    from: 'return Math.min(toMajor(percentOf(toMinor(base, decimals), tipPercent), decimals), setup.max);',
    to: 'return toMajor(percentOf(toMinor(base, decimals), tipPercent), decimals);',
    caughtBy: 'oracle/oracle.test.ts',
  },
  {
    mutant: 'an Arabic decimal sign makes an amount invalid',
    file: 'src/rules/checkout/typedAmount.ts',
    from: String.raw`/[\u066b,]/g`,
    to: '/,/g',
    caughtBy: 'rules/table/splitPlan.test.ts',
  },
  {
    mutant: 'a tip is divided by heads and not by what each one pays',
    file: 'src/rules/table/split.ts',
    from: 'const tips = apportion(tip, parts.map(BigInt));',
    to: 'const tips = equalShares(tip, parts.length);',
    caughtBy: 'rules/table/split.test.ts',
  },
  {
    mutant: 'a coin is offered that the smallest coin of the venue cannot make',
    file: 'src/rules/table/splitPlan.ts',
    from: ' && coin % ownCoin === 0)',
    to: ')',
    caughtBy: 'rules/table/splitPlan.test.ts',
  },
];
