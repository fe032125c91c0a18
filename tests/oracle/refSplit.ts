/**
 * A split bill: each person's exact share is a fraction, and the parts are the neighbouring whole
 * units that add up to the bill. A remaining unit goes to the person who lacks most, and among
 * equals to the first.
 */
import { floored, isLess, plus, whole, type Fraction } from './exact.ts';

export interface RefOrder {
  payable: bigint;
  pieces: readonly { minor: bigint; takers: readonly number[] }[];
}

const NONE = whole(0n);
const sum = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n);

export function evenly(total: bigint, count: number): bigint[] {
  return inWholeUnits(
    total,
    Array.from({ length: count }, () => ({ over: total, under: BigInt(count) })),
  );
}

/** `shares` add up to the total. */
function inWholeUnits(total: bigint, shares: readonly Fraction[]): bigint[] {
  const parts = shares.map(floored);
  const lacking = shares.map((share, index) => plus(share, whole(-(parts[index] ?? 0n))));
  for (let left = total - sum(parts); left > 0n; left -= 1n) {
    let who = 0;
    lacking.forEach((each, index) => {
      if (isLess(lacking[who] ?? NONE, each)) who = index;
    });
    parts[who] = (parts[who] ?? 0n) + 1n;
    lacking[who] = whole(-1n);
  }
  return parts;
}

/** The share of each person, and last the share that nobody has taken. */
function fractionsOf(orders: readonly RefOrder[], people: number): Fraction[] {
  const shares = Array.from({ length: people + 1 }, () => NONE);
  for (const { payable, pieces } of orders) {
    const areFree = pieces.every(({ minor }) => minor === 0n);
    const all = areFree ? BigInt(pieces.length) : sum(pieces.map(({ minor }) => minor));
    const give = (who: number, share: Fraction) => {
      shares[who] = plus(shares[who] ?? NONE, share);
    };
    if (pieces.length === 0) give(people, whole(payable));
    for (const { minor, takers } of pieces) {
      const those = takers.filter((taker) => taker < people);
      const payers = those.length > 0 ? those : [people];
      const share = { over: payable * (areFree ? 1n : minor), under: all * BigInt(payers.length) };
      for (const who of payers) give(who, share);
    }
  }
  return shares;
}

/** The people's parts with their parts of the tip, and the rest of bill and tip. */
export function refSplit(
  orders: readonly RefOrder[],
  people: number,
  tip: bigint,
): { parts: bigint[]; rest: bigint } {
  const payable = sum(orders.map((order) => order.payable));
  const parts = inWholeUnits(payable, fractionsOf(orders, people));
  const tips =
    payable === 0n
      ? evenly(tip, people + 1)
      : inWholeUnits(
          tip,
          parts.map((part) => ({ over: tip * part, under: payable })),
        );
  const whole = parts.map((part, index) => part + (tips[index] ?? 0n));
  return { parts: whole.slice(0, people), rest: whole[people] ?? 0n };
}
