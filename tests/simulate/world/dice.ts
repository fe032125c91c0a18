/** Repeatable random numbers: the same seed gives the same numbers. */
export interface Dice {
  /** At least 0, below 1. */
  next: () => number;
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number;
  chance: (part: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
}

/** Mixes two numbers into a seed, so that neighbouring seeds are unrelated. */
export function seedOf(one: number, other: number): number {
  let mixed = (one ^ Math.imul(other + 0x9e_37_79_b9, 0x85_eb_ca_6b)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c_1b_3c_6d) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x29_7a_2d_39) >>> 0;
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (part) => next() < part,
    pick: (list) => {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new Error('Nothing can be picked from an empty list.');
      return picked;
    },
  };
}
