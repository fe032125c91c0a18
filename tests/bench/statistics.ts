/** Medians with their confidence intervals. */
import { createDice } from '../simulate/world/dice.ts';

/** The value below which this share of all values lies, interpolated. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return Number.NaN;
  const inOrder = values.toSorted((one, other) => one - other);
  const place = share * (inOrder.length - 1);
  const below = inOrder[Math.floor(place)] ?? Number.NaN;
  const above = inOrder[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

const DRAWS = 4000;

/**
 * The 95 % bootstrap interval of a median: rounds are resampled from the measured ones, and 95 % of
 * the resampled medians lie within.
 */
export function intervalOf(values: readonly number[]): [low: number, high: number] {
  const { below } = createDice(1);
  const medians = Array.from({ length: DRAWS }, () =>
    median(values.map(() => values[below(values.length)] ?? Number.NaN)),
  );
  return [quantile(medians, 0.025), quantile(medians, 0.975)];
}

/** How much a value varies between rounds: 1 means not at all. */
export function wavering(values: readonly number[]): number {
  return quantile(values, 0.9) / quantile(values, 0.1);
}
