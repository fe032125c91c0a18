/** Calculates in whole minor units, from the decimal text of a number, to avoid float errors. */

const THREE_DECIMALS = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'IQD', 'TND']);
const NO_DECIMALS = new Set(['JPY', 'KRW']);
/** Rates and percentages have four decimals. */
const RATE_DECIMALS = 4;
const WHOLE_RATE = 1_000_000n;

export function decimalsOf(currency: string): number {
  if (THREE_DECIMALS.has(currency)) return 3;
  return NO_DECIMALS.has(currency) ? 0 : 2;
}

/** `round(amount × 10^decimals)`, half away from zero: 1.005 in 2 decimals is 101. */
export function minor(amount: number, decimals: number): number {
  const text = String(Math.abs(amount));
  // Below 0.000001 JavaScript uses an exponent; no currency has that many decimals.
  if (text.includes('e')) return 0;
  const [whole = '0', fraction = ''] = text.split('.');
  const kept = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const isRoundedUp = (fraction[decimals] ?? '0') >= '5';
  const units = kept + (isRoundedUp ? 1 : 0);
  return amount < 0 && units !== 0 ? -units : units;
}

/** Display text with the currency's decimals: 4750 in 3 decimals is `4.750`. */
export function display(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const sign = units < 0 ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export function major(units: number, decimals: number): number {
  return Number(display(units, decimals));
}

function divideRounded(dividend: bigint, divisor: bigint): number {
  return Number((dividend * 2n + divisor) / (divisor * 2n));
}

/** `round(base × percent / 100)` of a base that is never negative. */
export function percentOf(base: number, percent: number): number {
  return divideRounded(BigInt(base) * BigInt(minor(percent, RATE_DECIMALS)), WHOLE_RATE);
}

/** The tax of `percent` that `base` includes. */
export function includedPercentOf(base: number, percent: number): number {
  const rate = BigInt(minor(percent, RATE_DECIMALS));
  return divideRounded(BigInt(base) * rate, WHOLE_RATE + rate);
}

/** `floor(a × b / c)`, calculated exactly. */
export function floorShare(a: number, b: number, c: number): number {
  return c === 0 ? 0 : Number((BigInt(a) * BigInt(b)) / BigInt(c));
}

/** Rounds to the nearest multiple, half away from zero. */
export function roundToMultiple(units: number, multiple: number): number {
  if (multiple <= 0) return units;
  return divideRounded(BigInt(units), BigInt(multiple)) * multiple;
}
