import type { Mutant } from '../mutant.ts';

const MONEY = 'src/rules/common/money.ts';

/** Of amounts, rates and rounding. */
export const MONEY_MUTANTS: readonly Mutant[] = [
  {
    mutant: 'a tax that is included counts as if it came on top',
    file: MONEY,
    from: 'return divideRounded(BigInt(baseMinor) * scaled, PERCENT + scaled);',
    to: 'return divideRounded(BigInt(baseMinor) * scaled, PERCENT);',
    caughtBy: 'rules/common/money.test.ts',
  },
];
