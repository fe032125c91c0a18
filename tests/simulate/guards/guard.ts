import type { Mutation } from '../bundle.ts';

/** A line of the app that prevents a fault; its mutation removes the line. */
export interface Guard extends Mutation {
  /** The rule that no longer holds. */
  guard: string;
}

/** Rows of one file: the guard, its line, and the replacement, if any. */
export function guardsIn(
  file: string,
  rows: readonly (readonly [guard: string, from: string, to?: string])[],
): Guard[] {
  return rows.map(([guard, from, to = '']) => ({ guard, file, from, to }));
}
