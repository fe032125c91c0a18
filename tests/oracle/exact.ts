/** Fractions of whole numbers, so that the reference has no rounding errors. */
export interface Fraction {
  over: bigint;
  /** Above 0. */
  under: bigint;
}

/** The number as written: 1.005 is 1005/1000, regardless of its float value. */
export function written(value: number): Fraction {
  const [, sign = '', whole = '0', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(value)) ?? [];
  const over = BigInt(`${sign}${whole}${part}`);
  const zeros = Number(power) - part.length;
  return zeros >= 0
    ? { over: over * 10n ** BigInt(zeros), under: 1n }
    : { over, under: 10n ** BigInt(-zeros) };
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.over, under: a.under * b.under };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

export function isLess(a: Fraction, b: Fraction): boolean {
  return a.over * b.under < b.over * a.under;
}

export function whole(value: bigint): Fraction {
  return { over: value, under: 1n };
}

/** `b` is above 0. */
export function through(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under, under: a.under * b.over };
}

/** Rounds half away from zero. */
export function rounded({ over, under }: Fraction): bigint {
  const size = over < 0n ? -over : over;
  const most = (2n * size + under) / (2n * under);
  return over < 0n ? -most : most;
}

/** Rounds down, also below zero. */
export function floored({ over, under }: Fraction): bigint {
  const towardsZero = over / under;
  return over < 0n && towardsZero * under !== over ? towardsZero - 1n : towardsZero;
}
