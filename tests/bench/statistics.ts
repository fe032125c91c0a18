/** Medians, and how far they can be trusted. */

/** The value below which a share of all lies; between two values in proportion. */
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

/** Numbers from 0 to 1 that look like chance and are the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

const DRAWS = 4000;

/**
 * The bootstrap interval of 95 % around a median: rounds are drawn again and again from those that
 * were measured, and 95 % of the medians of such draws lie within.
 */
export function intervalOf(values: readonly number[], seed = 1): [low: number, high: number] {
  const next = chance(seed);
  const medians = Array.from({ length: DRAWS }, () =>
    median(values.map(() => values[Math.floor(next() * values.length)] ?? Number.NaN)),
  );
  return [quantile(medians, 0.025), quantile(medians, 0.975)];
}

/** How much a value wavers from round to round: 1 is not at all. */
export function wavering(values: readonly number[]): number {
  return quantile(values, 0.9) / quantile(values, 0.1);
}
