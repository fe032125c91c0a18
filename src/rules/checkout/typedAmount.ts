import { westernDigits } from '../common/digits.ts';
import { formatMajor } from '../common/money.ts';

/** The pattern of a typed amount in a currency with this many decimals. */
export function exampleAmount(decimals: number): string {
  return formatMajor(1.5, decimals);
}

/** Parses a typed amount with Western or Arabic digits; undefined if it is not valid. */
export function typedAmount(text: string, decimals: number): number | undefined {
  const western = westernDigits(text.trim()).replaceAll(/[\u066b,]/g, '.');
  if (western === '') return 0;
  const match = /^\d{1,7}(?:\.(\d*))?$/.exec(western);
  if (!match || (match[1]?.length ?? 0) > decimals) return undefined;
  return Number(western);
}
