/** Lines and their discounts, written from the contract's text alone, without the app's code. */
import type { RefCart, RefGroup, RefLine, RefSetup } from './cartOfReference.ts';
import { rounded, times, through, whole, written, type Fraction } from './exact.ts';

export function minorOf(amount: number, decimals: number): bigint {
  return rounded(times(written(amount), whole(10n ** BigInt(decimals))));
}

/** Rates have four decimals. */
export function partOf(base: bigint, percent: number): Fraction {
  const rate = rounded(times(written(percent), whole(10_000n)));
  return through(times(whole(base), whole(rate)), whole(1_000_000n));
}

/** The groups that count: a nested group counts only if its parent choice is chosen. */
function countedGroups(groups: readonly RefGroup[]): RefGroup[] {
  const isCounted = ({ parentModifierId }: RefGroup): boolean => {
    if (parentModifierId === 0) return true;
    const parent = groups.find(({ modifiers }) =>
      modifiers.some(({ id, quantity }) => id === parentModifierId && quantity > 0),
    );
    return parent !== undefined && isCounted(parent);
  };
  return groups.filter(isCounted);
}

/**
 * The modifiers of one unit. The first units of a group are free, cheapest first; units that cost
 * nothing anyway (no price, or an instruction) do not use up the free ones.
 */
export function modifiersOf({ groups }: RefLine, decimals: number): bigint {
  let sum = 0n;
  for (const { freeUnits, modifiers } of countedGroups(groups)) {
    const units = modifiers
      .filter(({ isPriced, isNonItemMod }) => isPriced && !isNonItemMod)
      .flatMap(({ price, quantity }) =>
        Array.from({ length: quantity }, () => minorOf(price, decimals)),
      );
    units.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    for (const each of units.slice(freeUnits)) sum += each;
  }
  return sum;
}

export function unitOf(line: RefLine, decimals: number): bigint {
  return minorOf(line.price, decimals) + modifiersOf(line, decimals);
}

export interface RefDiscountedLine {
  total: bigint;
  isDiscounted: boolean;
  isUsedForDiscount: boolean;
  usedDiscount: number;
  freeQty: number;
  /** The discounts on this line. */
  off: bigint;
}

export interface RefDiscounts {
  lines: RefDiscountedLine[];
  subTotal: bigint;
  discountAmount: bigint;
  notes: string[];
}

function giveFreeUnits(
  setup: RefSetup,
  group: readonly number[],
  cart: RefCart,
  result: RefDiscountedLine[],
): bigint {
  if (setup.buyQty + setup.getQty <= 0) return 0n;
  const line = (index: number) => cart.lines[index] as RefLine;
  const marks = (index: number) => result[index] as RefDiscountedLine;
  const value = (index: number) =>
    setup.priceModifiers
      ? unitOf(line(index), cart.decimals)
      : minorOf(line(index).price, cart.decimals);
  const total = group.reduce((sum, index) => sum + line(index).quantity, 0);
  const sets = Math.floor(total / (setup.buyQty + setup.getQty));
  let free = sets * setup.getQty;
  const isGet = (id: number) =>
    setup.discountGetItems.length === 0 ||
    setup.discountGetItems.some(({ menuItemId }) => menuItemId === id);
  const eligible = group.filter((index) => isGet(line(index).id));
  // A stable sort: equal prices keep the order of the cart.
  eligible.sort((a, b) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : a - b));
  let amount = 0n;
  for (const index of eligible) {
    const given = Math.min(free, line(index).quantity);
    if (given <= 0) continue;
    free -= given;
    const off = BigInt(given) * value(index);
    Object.assign(marks(index), { freeQty: given, isDiscounted: true, off });
    amount += off;
  }
  let bought = sets * setup.buyQty;
  for (const index of group) {
    const more = Math.min(bought, line(index).quantity - marks(index).freeQty);
    bought -= more;
    marks(index).usedDiscount = marks(index).freeQty + more;
    marks(index).isUsedForDiscount = marks(index).usedDiscount > 0;
  }
  return amount;
}

function takePercentage(
  setup: RefSetup,
  group: readonly number[],
  cart: RefCart,
  subTotal: bigint,
  result: RefDiscountedLine[],
): bigint {
  if (subTotal < minorOf(setup.min_order_amt, cart.decimals)) return 0n;
  const marks = group.map((index) => result[index] as RefDiscountedLine);
  const base = marks.reduce((sum, { total }) => sum + total, 0n);
  let amount = rounded(partOf(base, setup.per_Value));
  const cap = minorOf(setup.cap_limit, cart.decimals);
  if (setup.cap_limit > 0 && amount > cap) amount = cap;
  let left = amount;
  marks.forEach((each, place) => {
    const product = base === 0n ? 0n : (amount * each.total) / base;
    const off = place === marks.length - 1 ? left : product;
    Object.assign(each, { isDiscounted: true, off });
    left -= off;
  });
  return amount;
}

export function refDiscounts(cart: RefCart): RefDiscounts {
  const lines = cart.lines.map((line) => ({
    total: unitOf(line, cart.decimals) * BigInt(line.quantity),
    isDiscounted: false,
    isUsedForDiscount: false,
    usedDiscount: 0,
    freeQty: 0,
    off: 0n,
  }));
  const subTotal = lines.reduce((sum, { total }) => sum + total, 0n);
  const groups = new Map<number, number[]>();
  cart.lines.forEach(({ hasDiscount, isDiscountable, isAvailable, setup }, index) => {
    if (!hasDiscount || !isDiscountable || !isAvailable || !setup) return;
    groups.set(setup.id, [...(groups.get(setup.id) ?? []), index]);
  });
  let discountAmount = 0n;
  const notes: string[] = [];
  for (const [, group] of [...groups].sort(([a], [b]) => a - b)) {
    const setup = cart.lines[group[0] ?? 0]?.setup;
    if (!setup) continue;
    if (setup.discountType === 1) discountAmount += giveFreeUnits(setup, group, cart, lines);
    if (setup.discountType === 3)
      discountAmount += takePercentage(setup, group, cart, subTotal, lines);
    const isApplied = group.some((index) => lines[index]?.isDiscounted);
    if (isApplied && setup.dis_note !== '' && !notes.includes(setup.dis_note))
      notes.push(setup.dis_note);
  }
  if (discountAmount > subTotal) discountAmount = subTotal;
  return { lines, subTotal, discountAmount, notes };
}
