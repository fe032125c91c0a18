/** What the diners have settled about dividing their bill, and how it changes. */
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
  /** '' for one who is only counted. */
  name: string;
  /** As typed, for who pays a certain amount. */
  amount: string;
}

export interface SplitPlan {
  way: SplitWay;
  people: readonly Person[];
  takers: Takers;
  /** The lines that are given away unit by unit. */
  apart: readonly string[];
  /** The number of equal parts. */
  count: number;
  /** Undefined for a typed tip. */
  tipPercent?: number | undefined;
  tipText: string;
  /** Each part is rounded up to a multiple of it, in minor units; 0 for none. */
  coin: number;
  /** Divides also what is paid already. */
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

/** What they had is open again, or is of those who shared it. */
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

/** By whole letters, so that no half of one is left. */
export function cutName(name: string): string {
  return Array.from(name).slice(0, LONGEST_NAME).join('');
}

/** A second tap gives it back. */
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

/** Taken apart, each unit begins with those who shared the line; as one line again it is open. */
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

/** The plan without what is no longer on the bill; the same one where nothing is gone. */
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

/** Undefined for what is no amount. */
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

/** Coins and notes that one may round up to, by the decimals of the currency. */
const COINS: readonly (readonly number[])[] = [
  [10, 50, 100],
  [5, 10, 50],
  [25, 100, 500],
  [50, 250, 1000],
  [500, 2500, 10_000],
];

/** The venue's own smallest coin comes first, and none that cannot be made of it. */
export function coinsOf(decimals: number, ownCoin: number): number[] {
  const known = COINS[decimals] ?? [];
  if (ownCoin <= 0) return [...known];
  return [ownCoin, ...known.filter((coin) => coin > ownCoin && coin % ownCoin === 0)];
}
