/** One changed line that breaks something. */
export interface Mutant {
  /** What is broken, as a short sentence. */
  mutant: string;
  /** Relative to the project's root. */
  file: string;
  /** Appears exactly once in the file. */
  from: string;
  to: string;
  /**
   * The test that catches it, relative to tests/: 'rules/cart/total.test.ts',
   * 'browser/shared/dish.spec.ts'. 'types' is the compiler, 'simulate' the simulation.
   */
  caughtBy: string;
}

export const PARTS = ['types', 'unit', 'simulate', 'browser', 'release'] as const;
export type Part = (typeof PARTS)[number];

/** The part of `npm test` or `npm run test:release` that catches it. */
export function partOf({ caughtBy }: Mutant): Part {
  return PARTS.find((part) => caughtBy.split('/')[0] === part) ?? 'unit';
}
