import type { Mutation } from '../bundle.ts';

/** A line of the app without which something goes wrong: with its mutation it is taken away. */
export interface Guard extends Mutation {
  /** What is not so any more. */
  guard: string;
}

/** Rows of one file: the guard, its line, and what stands in its place, if anything does. */
export function guardsIn(
  file: string,
  rows: readonly (readonly [guard: string, from: string, to?: string])[],
): Guard[] {
  return rows.map(([guard, from, to = '']) => ({ guard, file, from, to }));
}
