/** How the diners want to split their bill, and how that plan changes. */
import { typedAmount } from '../checkout/typedAmount.ts';
import { percentOf, toMinor } from '../common/money.ts';
import type { Takers, Wish } from './split.ts';
import { unitId, type BillRow } from './tableBill.ts';

export const SPLIT_WAYS = ['person', 'equal', 'amount'] as const;
type SplitWay = (typeof SPLIT_WAYS)[number];

export const MOST_PEOPLE = 40;
export const LEAST_PARTS = 2;
export const LONGEST_NAME = 40;

interface Person {
  id: number;
  /** '' for a person who is only counted. */
  name: string;
  /** As typed, for a person who pays a certain amount. */
  amount: string;
}

export interface SplitPlan {
  way: SplitWay;
  people: readonly Person[];
  takers: Takers;
  /** The lines that are divided unit by unit. */
  apart: readonly string[];
  /** The number of equal parts. */
  count: number;
  /** Undefined for a typed tip. */
  tipPercent?: number | undefined;
  tipText: string;
  /** Parts are rounded up to a multiple of it, in minor units; 0 for no rounding. */
  coin: number;
  /** Divides paid orders too. */
  withPaid: boolean;
}

const unnamed = (id: number): Person => ({ id, name: '', amount: '' });

export const NEW_PLAN: SplitPlan = {
  way: 'person',
  people: [unnamed(1), unnamed(2)],
  takers: {},
  apart: [],
  count: LEAST_PARTS,
  tipPercent: 0,
  tipText: '',
  coin: 0,
  withPaid: false,
};

export function withPerson(plan: SplitPlan): SplitPlan {
  if (plan.people.length >= MOST_PEOPLE) return plan;
  const id = Math.max(0, ...plan.people.map((person) => person.id)) + 1;
  return { ...plan, people: [...plan.people, unnamed(id)] };
}

/** Their dishes are open again, or stay with the others who shared them. */
export function withoutPerson(plan: SplitPlan, id: number): SplitPlan {
  const rest = Object.entries(plan.takers).map(([piece, those]) => [
    piece,
    those.filter((taker) => taker !== id),
  ]);
  return {
    ...plan,
    people: plan.people.filter((person) => person.id !== id),
    takers: Object.fromEntries(rest) as Takers,
  };
}

export function changePerson(
  plan: SplitPlan,
  id: number,
  change: Partial<Omit<Person, 'id'>>,
): SplitPlan {
  const people = plan.people.map((person) =>
    person.id === id ? { ...person, ...change, name: cutName(change.name ?? person.name) } : person,
  );
  return { ...plan, people };
}

/** Never splits a surrogate pair. */
export function cutName(name: string): string {
  return Array.from(name).slice(0, LONGEST_NAME).join('');
}

/** A second tap removes the person again. */
export function tapped(plan: SplitPlan, pieceId: string, person: number): SplitPlan {
  const those = plan.takers[pieceId] ?? [];
  const taken = those.includes(person)
    ? those.filter((taker) => taker !== person)
    : [...those, person];
  return { ...plan, takers: { ...plan.takers, [pieceId]: taken } };
}

export function isOpen(plan: SplitPlan, { id }: Pick<BillRow, 'id'>): boolean {
  return (plan.takers[id] ?? []).length === 0;
}

export function sharedByAll(plan: SplitPlan, pieceIds: readonly string[]): SplitPlan {
  const everybody = plan.people.map(({ id }) => id);
  const taken = Object.fromEntries(pieceIds.map((pieceId) => [pieceId, everybody]));
  return { ...plan, takers: { ...plan.takers, ...taken } };
}

/** Split into units, each unit starts with the line's sharers; merged again, the line is open. */
export function turnedApart(plan: SplitPlan, { lineId, qty }: BillRow): SplitPlan {
  const { [lineId]: whole = [], ...others } = plan.takers;
  if (plan.apart.includes(lineId)) {
    const takers = Object.fromEntries(
      Object.entries(plan.takers).filter(([piece]) => !piece.startsWith(`${lineId}#`)),
    );
    return { ...plan, takers, apart: plan.apart.filter((line) => line !== lineId) };
  }
  const units = Array.from({ length: qty }, (_, index) => [unitId(lineId, index + 1), whole]);
  const takers = { ...others, ...(Object.fromEntries(units) as Takers) };
  return { ...plan, takers, apart: [...plan.apart, lineId] };
}

/** Removes pieces that are no longer on the bill; returns the same plan if there are none. */
export function withoutGone(plan: SplitPlan, rows: readonly BillRow[]): SplitPlan {
  const pieces = new Set(rows.map(({ id }) => id));
  const kept = Object.entries(plan.takers).filter(([piece]) => pieces.has(piece));
  if (kept.length === Object.keys(plan.takers).length) return plan;
  const lines = new Set(rows.map(({ lineId }) => lineId));
  return {
    ...plan,
    takers: Object.fromEntries(kept),
    apart: plan.apart.filter((line) => lines.has(line)),
  };
}

/** Undefined if the text is not an amount. */
function typedMinor(text: string, decimals: number): number | undefined {
  const amount = typedAmount(text, decimals);
  return amount === undefined ? undefined : toMinor(amount, decimals);
}

export function isNoAmount(text: string, decimals: number): boolean {
  return typedMinor(text, decimals) === undefined;
}

export function wishOf(plan: SplitPlan, decimals: number): Wish {
  const { way, people, takers, count } = plan;
  if (way === 'equal') return { way, count };
  if (way === 'person') return { way, takers, people: people.map(({ id }) => id) };
  return { way, given: people.map(({ amount }) => typedMinor(amount, decimals) ?? 0) };
}

/** In minor units. */
export function tipOfPlan(plan: SplitPlan, payable: number, decimals: number): number {
  const { tipPercent, tipText } = plan;
  return tipPercent === undefined
    ? (typedMinor(tipText, decimals) ?? 0)
    : percentOf(payable, tipPercent);
}

/** Coins and notes to round up to, by the decimals of the currency. */
const COINS: readonly (readonly number[])[] = [
  [10, 50, 100],
  [5, 10, 50],
  [25, 100, 500],
  [50, 250, 1000],
  [500, 2500, 10_000],
];

/** The venue's own smallest coin first, then its multiples. */
export function coinsOf(decimals: number, ownCoin: number): number[] {
  const known = COINS[decimals] ?? [];
  if (ownCoin <= 0) return [...known];
  return [ownCoin, ...known.filter((coin) => coin > ownCoin && coin % ownCoin === 0)];
}
