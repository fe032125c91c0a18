import { westernDigits } from '../common/digits.ts';
import { formatMajor } from '../common/money.ts';

/** How one writes an amount of a currency with so many decimals. */
export function exampleAmount(decimals: number): string {
  return formatMajor(1.5, decimals);
}

/** What a diner types as an amount, with the digits of either script; undefined if it is none. */
export function typedAmount(text: string, decimals: number): number | undefined {
  const western = westernDigits(text.trim()).replaceAll(/[\u066b,]/g, '.');
  if (western === '') return 0;
  const match = /^\d{1,7}(?:\.(\d*))?$/.exec(western);
  if (!match || (match[1]?.length ?? 0) > decimals) return undefined;
  return Number(western);
}
