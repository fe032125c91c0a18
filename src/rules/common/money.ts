/** Money is calculated in whole minor units, never in floats. */

const THREE_DECIMALS = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'IQD', 'TND', 'LYD']);
const NO_DECIMALS = new Set(['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'UGX', 'XAF', 'XOF', 'PYG']);

/** Rates are used with four decimals. */
export const RATE_PLACES = 4;
const PERCENT = 100n * 10n ** BigInt(RATE_PLACES);

export function decimalsOf(currency: string, stated?: number): number {
  if (stated !== undefined) return stated;
  if (THREE_DECIMALS.has(currency)) return 3;
  return NO_DECIMALS.has(currency) ? 0 : 2;
}

/**
 * Shifts the decimal text instead of multiplying a float, so that 1.005 with two decimals is 101.
 * Half is rounded away from zero.
 */
export function toMinor(amount: number, decimals: number): number {
  const [mantissa = '0', exponent = '0'] = String(Math.abs(amount)).split('e');
  const minor = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`));
  return amount < 0 && minor !== 0 ? -minor : minor;
}

/** The amount in major units, as requests send it. */
export function toMajor(minor: number, decimals: number): number {
  return Number(`${minor}e-${decimals}`);
}

/** `14.250`, `1200`: western digits, a dot, exactly the currency's decimals. */
export function formatMinor(minor: number, decimals: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  return `${minor < 0 ? '-' : ''}${whole}${fraction}`;
}

export function formatMajor(amount: number, decimals: number): string {
  return formatMinor(toMinor(amount, decimals), decimals);
}

/** The amount with thousands separators: `12,500.250`. */
export function withThousands(digits: string): string {
  const [whole = '', ...fraction] = digits.split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Rounds half away from zero; exact for any size. */
function divideRounded(dividend: bigint, divisor: bigint): number {
  const isNegative = dividend < 0n !== divisor < 0n;
  const top = dividend < 0n ? -dividend : dividend;
  const bottom = divisor < 0n ? -divisor : divisor;
  const rounded = (2n * top + bottom) / (2n * bottom);
  return Number(isNegative ? -rounded : rounded);
}

/** `rate` percent of a base, rounded once. */
export function percentOf(baseMinor: number, rate: number): number {
  return divideRounded(BigInt(baseMinor) * BigInt(toMinor(rate, RATE_PLACES)), PERCENT);
}

/** The part of a sum that is included in it: `rate` of 100 + rate. */
export function includedPercentOf(baseMinor: number, rate: number): number {
  const scaled = BigInt(toMinor(rate, RATE_PLACES));
  return divideRounded(BigInt(baseMinor) * scaled, PERCENT + scaled);
}

/** `floor(a × b / c)` of whole numbers that are not negative, calculated exactly; 0 if c is 0. */
export function multiplyDivideFloor(a: number, b: number, c: number): number {
  return c === 0 ? 0 : Number((BigInt(a) * BigInt(b)) / BigInt(c));
}

/** The difference to the nearest multiple of `step`, half away from zero. */
export function cashRoundingOf(minor: number, stepMinor: number): number {
  if (stepMinor <= 0) return 0;
  return divideRounded(BigInt(minor), BigInt(stepMinor)) * stepMinor - minor;
}
