/** Finds figures in which the app or the demo differs from the reference. */
import fc from 'fast-check';
import { anyCart } from './anyCart.ts';
import type { RefCart } from './cartOfReference.ts';
import { figuresOfReference, majorOf, type Figures } from './figures.ts';
import { figuresOfApp, payableAtTable } from './ofApp.ts';
import { figuresOfDemo } from './ofDemo.ts';
import { reference, type RefTotals } from './reference.ts';
import { splitByApp, splitByReference } from './splitFigures.ts';
import { totalsOnWire } from './totalsOnWire.ts';

interface Difference {
  who: 'app' | 'demo';
  figure: string;
  expected: unknown;
  found: unknown;
}

interface Comparison {
  figures: number;
  differences: Difference[];
  /** The reference's non-zero figures: those that this cart tests. */
  says?: readonly string[];
}

/**
 * Compares the figures in `found`; further figures of the reference belong to other comparisons.
 */
function compare(who: Difference['who'], expected: Figures, found: Figures): Comparison {
  const names = Object.keys(found);
  return {
    figures: names.length,
    differences: names
      .filter((figure) => !Object.is(expected[figure], found[figure]))
      .map((figure) => ({ who, figure, expected: expected[figure], found: found[figure] })),
  };
}

/** A server's totals for a table's cart, before the diner chooses how to pay. */
function answered(totals: RefTotals, { decimals, charges }: RefCart) {
  const taxes = charges.taxes.map(({ ratePercent, isIncluded }) => ({
    labelEn: '',
    labelAr: '',
    ratePercent,
    isIncluded,
  }));
  return totalsOnWire(totals, { decimals, currency: '', taxes });
}

function compareAtTable(cart: RefCart): Comparison {
  if (cart.lines.length === 0) return { figures: 0, differences: [] };
  const { decimals } = cart;
  const before = { methodFee: 0, tip: 0, tipPercent: undefined, isCash: false };
  const bare = reference({ ...cart, charges: { ...cart.charges, ...before } });
  const full = reference(cart);
  const tip = majorOf(full.tip, decimals);
  const packaging = majorOf(full.packagingFee, decimals);
  return compare(
    'app',
    { packaging, 'packaging by parts': packaging, payable: majorOf(full.payable, decimals) },
    payableAtTable(cart, { totals: answered(bare, cart), tip }),
  );
}

export function compareCart(cart: RefCart): Comparison {
  // Only hotel rooms have a tray charge, and their carts are not on the device.
  const onDevice = { ...cart, charges: { ...cart.charges, trayCharge: 0 } };
  const totals = reference(onDevice);
  const expected = figuresOfReference(totals, onDevice);
  const all = [
    compare('app', expected, figuresOfApp(onDevice)),
    compare('demo', expected, figuresOfDemo(onDevice, totals)),
    compare('app', splitByReference(onDevice, totals), splitByApp(onDevice, totals)),
    compareAtTable(cart),
  ];
  return {
    figures: all.reduce((sum, each) => sum + each.figures, 0),
    differences: all.flatMap(({ differences }) => differences),
    says: Object.keys(expected).filter((figure) => Boolean(expected[figure])),
  };
}

export interface Outcome {
  carts: number;
  figures: number;
  /** The number of carts with a non-zero value, by figure. */
  said: Record<string, number>;
  /** The smallest cart that differs, and the seed and path to repeat it. */
  failure?: { seed: number; path: string; cart: RefCart; differences: readonly Difference[] };
}

export function compareCarts(decimals: RefCart['decimals'], carts: number, seed: number): Outcome {
  const said: Record<string, number> = {};
  const seen = { carts: 0, figures: 0, said };
  const run = fc.check(
    fc.property(anyCart(decimals), (cart) => {
      const { figures, differences, says = [] } = compareCart(cart);
      seen.carts += 1;
      seen.figures += figures;
      for (const figure of says) said[figure] = (said[figure] ?? 0) + 1;
      return differences.length === 0;
    }),
    { seed, numRuns: carts },
  );
  if (!run.failed) return seen;
  const [cart] = run.counterexample ?? [];
  if (cart === undefined) throw run.errorInstance ?? new Error('The comparison was interrupted.');
  const { differences } = compareCart(cart);
  return { ...seen, failure: { seed, path: run.counterexamplePath ?? '', cart, differences } };
}
