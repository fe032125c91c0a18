/**
 * Splits a bill, in whole minor units. Every division adds up to its total: the remainder goes, one
 * unit each, to the largest remainders, and among equal ones to the first.
 */

/** A part of the bill to give to people: a line of an order, or one unit of it. */
interface Piece {
  id: string;
  /** Its price before the order's charges and discounts. */
  minor: number;
}

/** One order: the amount to pay, and its pieces. */
export interface PieceBill {
  payable: number;
  pieces: readonly Piece[];
}

/** Who shares each piece. */
export type Takers = Readonly<Record<string, readonly number[]>>;

export type Wish =
  /** Each person pays for their own dishes; `people` are their ids. */
  | { way: 'person'; people: readonly number[]; takers: Takers }
  | { way: 'equal'; count: number }
  /** Each person has named an amount. */
  | { way: 'amount'; given: readonly number[] };

export interface Division {
  /** In the order of the people. */
  parts: readonly number[];
  /** The unpaid amount; negative if people named more than the bill. */
  rest: number;
  tip: number;
  /** The parts and the rest. */
  total: number;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Weights are bigint because their products may be large; nothing here is negative. */
function apportion(total: number, weights: readonly bigint[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return equalShares(total, weights.length);
  const amount = BigInt(total);
  const shares = weights.map((weight, index) => {
    const product = amount * weight;
    return { index, minor: Number(product / whole), remainder: product % whole };
  });
  const left = total - sumOf(shares.map(({ minor }) => minor));
  shares
    .toSorted((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder))
    .slice(0, left)
    .forEach((share) => (share.minor += 1));
  return shares.map(({ minor }) => minor);
}

/** The shares differ by at most one unit. */
export function equalShares(total: number, count: number): number[] {
  if (count === 0) return [];
  const least = Math.floor(total / count);
  return Array.from({ length: count }, (_, index) => least + (index < total % count ? 1 : 0));
}

/**
 * The weights of the people, then of the open rest; at least one is above 0. A bill of free dishes
 * is shared by the number of dishes; a bill without dishes is open.
 */
function weightsOf(pieces: readonly Piece[], people: readonly number[], takers: Takers): bigint[] {
  if (pieces.length === 0) return [...people.map(() => 0n), 1n];
  const areFree = pieces.every(({ minor }) => minor === 0);
  const sharers = pieces.map(({ id }) => {
    const indexes = (takers[id] ?? []).map((person) => people.indexOf(person));
    const known = indexes.filter((index) => index >= 0);
    return known.length > 0 ? known : [people.length];
  });
  const scale = sharers.reduce(
    (common, { length }) => (common / commonDivisor(common, length)) * length,
    1,
  );
  const weights = people.map(() => 0n).concat(0n);
  pieces.forEach(({ minor }, at) => {
    const those = sharers[at] ?? [];
    const weight = BigInt(areFree ? 1 : minor) * BigInt(scale / those.length);
    for (const index of those) weights[index] = (weights[index] ?? 0n) + weight;
  });
  return weights;
}

/** The parts of the people, then the open rest. Rounded once, not per order. */
function partsByPerson(
  bills: readonly PieceBill[],
  people: readonly number[],
  takers: Takers,
): number[] {
  const orders = bills
    .filter(({ payable }) => payable > 0)
    .map(({ payable, pieces }) => {
      const weights = weightsOf(pieces, people, takers);
      return {
        payable: BigInt(payable),
        weights,
        whole: weights.reduce((sum, each) => sum + each),
      };
    });
  const scale = orders.reduce((product, { whole }) => product * whole, 1n);
  const weights = people
    .map(() => 0n)
    .concat(0n)
    .map((none, index) =>
      orders.reduce(
        (sum, order) => sum + order.payable * (order.weights[index] ?? 0n) * (scale / order.whole),
        none,
      ),
    );
  return apportion(payableOf(bills), weights);
}

/** Divides the tip in proportion to the parts. */
function withTip(parts: readonly number[], tip: number): number[] {
  const tips = apportion(tip, parts.map(BigInt));
  return parts.map((part, index) => part + (tips[index] ?? 0));
}

function partsOf(bills: readonly PieceBill[], wish: Wish, tip: number): number[] {
  if (wish.way === 'amount') return [...wish.given];
  if (wish.way === 'equal') return equalShares(payableOf(bills) + tip, wish.count);
  return withTip(partsByPerson(bills, wish.people, wish.takers), tip).slice(0, -1);
}

export function payableOf(bills: readonly PieceBill[]): number {
  return sumOf(bills.map(({ payable }) => payable));
}

/** `coin` above 0 rounds each part up to a multiple of it; the difference goes to the tip. */
export function divide(
  bills: readonly PieceBill[],
  wish: Wish,
  { tip, coin }: { tip: number; coin: number },
): Division {
  const exact = partsOf(bills, wish, tip);
  const rest = payableOf(bills) + tip - sumOf(exact);
  const isRounded = coin > 0 && wish.way !== 'amount';
  const parts = isRounded ? exact.map((part) => Math.ceil(part / coin) * coin) : exact;
  const added = sumOf(parts) - sumOf(exact);
  return { parts, rest, tip: tip + added, total: payableOf(bills) + tip + added };
}
