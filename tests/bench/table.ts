/** The report as text. */
import { isKept, type Result } from './measures.ts';

const DIGITS = { ratio: 2, ms: 0, KB: 1, shift: 3, count: 0 } as const;
const ENDINGS = { ratio: '', ms: ' ms', KB: ' KB', shift: '', count: '' } as const;

function written(result: Result): string[] {
  const { unit, bar, low, high } = result;
  const number = (value: number) => value.toFixed(DIGITS[unit]);
  const interval = result.values.length > 1 ? ` [${number(low)} to ${number(high)}]` : '';
  const kept = isKept(result);
  return [
    result.name,
    `${number(result.median)}${ENDINGS[unit]}${interval}`,
    bar === undefined ? '' : `${number(bar)}${ENDINGS[unit]}`,
    kept === undefined ? '' : kept ? 'pass' : 'short',
  ];
}

/** One line per measure. */
export function tableOf(results: readonly Result[]): string {
  const rows = [
    ['measure', 'median [95 %]', 'bar', ''],
    ['-------', '-------------', '---', ''],
    ...results.map(written),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n');
}
