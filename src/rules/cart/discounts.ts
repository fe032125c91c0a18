import type { CartLine } from '../../contract/cart.ts';
import type { DiscountSetup } from '../../contract/modifiers.ts';
import { lineTotalOf, modsOf, subTotalOf } from '../common/cartTotals.ts';
import { multiplyDivideFloor, percentOf, toMinor } from '../common/money.ts';

const BUY_GET = 1;
const PERCENTAGE = 3;

export interface Discounts {
  lines: CartLine[];
  /** Minor units. */
  discountAmount: number;
  discountNote: string;
  /** Each line's share of the amount, in the order of the lines. */
  amountByLine: number[];
}

/** A line during the calculation, with its discount so far. */
interface Member {
  line: CartLine;
  discount: number;
}

function withoutDiscount(line: CartLine): CartLine {
  return {
    ...line,
    isDiscounted: false,
    isUsedForDiscount: false,
    usedDiscount: 0,
    freeQty: 0,
  };
}

function takesPart(line: CartLine): line is CartLine & { discountSetup: DiscountSetup } {
  return line.hasDiscount && line.isDiscountable && line.isAvailable && line.discountSetup !== null;
}

/** Buy some, get some: the cheapest units of the listed dishes are free. */
function giveFreeUnits(setup: DiscountSetup, members: Member[], decimals: number): void {
  const setSize = setup.buyQty + setup.getQty;
  if (setSize <= 0) return;
  const total = members.reduce((sum, { line }) => sum + line.quantity, 0);
  const sets = Math.floor(total / setSize);
  const listed = new Set(setup.discountGetItems.map(({ menuItemId }) => menuItemId));
  const cheapestFirst = members
    .filter(({ line }) => listed.size === 0 || listed.has(line.id))
    .map((member) => ({ member, value: freeUnitValue(setup, member.line, decimals) }))
    .toSorted((a, b) => a.value - b.value);

  let free = sets * setup.getQty;
  for (const { member, value } of cheapestFirst) {
    const given = Math.min(free, member.line.quantity);
    if (given === 0) continue;
    free -= given;
    member.discount = given * value;
    member.line = { ...member.line, freeQty: given, usedDiscount: given, isDiscounted: true };
  }
  let bought = sets * setup.buyQty;
  for (const member of members) {
    const { line } = member;
    const counted = Math.min(bought, line.quantity - line.freeQty);
    bought -= counted;
    const usedDiscount = line.freeQty + counted;
    member.line = { ...line, usedDiscount, isUsedForDiscount: usedDiscount > 0 };
  }
}

function freeUnitValue(setup: DiscountSetup, line: CartLine, decimals: number): number {
  return toMinor(line.price, decimals) + (setup.priceModifiers ? modsOf(line, decimals) : 0);
}

/** A percentage of all lines of the group, rounded once and then capped. */
function takePercentage(
  setup: DiscountSetup,
  members: Member[],
  subTotal: number,
  decimals: number,
): void {
  if (subTotal < toMinor(setup.min_order_amt, decimals)) return;
  const base = members.reduce((sum, { line }) => sum + lineTotalOf(line, decimals), 0);
  const cap = setup.cap_limit > 0 ? toMinor(setup.cap_limit, decimals) : Number.POSITIVE_INFINITY;
  const amount = Math.min(percentOf(base, setup.per_Value), cap);
  let left = amount;
  for (const [index, member] of members.entries()) {
    const isLast = index === members.length - 1;
    const share = multiplyDivideFloor(amount, lineTotalOf(member.line, decimals), base);
    member.discount = isLast ? left : share;
    left -= member.discount;
    member.line = { ...member.line, isDiscounted: true };
  }
}

/** Calculates all discounts again, ignoring those already on the lines. */
export function applyDiscounts(lines: readonly CartLine[], decimals: number): Discounts {
  const members = lines.map((line): Member => ({ line: withoutDiscount(line), discount: 0 }));
  const subTotal = subTotalOf(lines, decimals);
  const groups = Map.groupBy(
    members.filter(({ line }) => takesPart(line)),
    ({ line }) => line.discountSetup?.id ?? 0,
  );
  const notes = new Set<string>();
  for (const [, group] of [...groups].toSorted(([a], [b]) => a - b)) {
    const setup = group[0]?.line.discountSetup;
    if (!setup) continue;
    if (setup.discountType === BUY_GET) giveFreeUnits(setup, group, decimals);
    if (setup.discountType === PERCENTAGE) takePercentage(setup, group, subTotal, decimals);
    if (setup.dis_note && group.some(({ line }) => line.isDiscounted)) notes.add(setup.dis_note);
  }
  const amountByLine = members.map(({ discount }) => discount);
  return {
    lines: members.map(({ line }) => line),
    discountAmount: Math.min(
      subTotal,
      amountByLine.reduce((sum, amount) => sum + amount, 0),
    ),
    discountNote: [...notes].join(', '),
    amountByLine,
  };
}
