/** The report, as text. */
import { isKept, type Result, type Round } from './measures.ts';
import { median } from './statistics.ts';
import { KINDS } from './traffic.ts';

const DIGITS = { ratio: 2, ms: 0, KB: 1, shift: 3, count: 0 } as const;
const ENDINGS = { ratio: '', ms: ' ms', KB: ' KB', shift: '', count: '' } as const;

function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

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

/** One line for each measure. */
export function tableOf(results: readonly Result[]): string {
  return inColumns([
    ['measure', 'median [95 %]', 'bar', ''],
    ['-------', '-------------', '---', ''],
    ...results.map(written),
  ]);
}

/** What the times of the scenes are made of: milliseconds, and the bytes until usable by kind. */
export function detailsOf(rounds: readonly Round[]): string {
  const names = [...new Set(rounds.flatMap((round) => Object.keys(round)))];
  const rows = names.flatMap((name) => {
    const all = rounds.flatMap((round) => round[name] ?? []);
    if (all.length === 0) return [];
    const ms = (of: (seen: (typeof all)[number]) => number) => {
      const value = median(all.map(of));
      return value > 0 ? value.toFixed(0) : '';
    };
    const hasTap = all.some(({ usableMs }) => usableMs > 0);
    const kB = KINDS.map((kind) => {
      const bytes = median(all.map((seen) => (hasTap ? seen.usable : seen.readable).bytes[kind]));
      return (bytes / 1000).toFixed(1);
    });
    const times = [
      ms((seen) => seen.firstPaintMs),
      ms((seen) => seen.readableMs),
      ms((seen) => seen.usableMs),
      ms((seen) => seen.readyMs),
    ];
    return [[name, ...times, ...kB]];
  });
  const head = ['visit', 'paint ms', 'readable', 'usable', 'ready'];
  return inColumns([
    [...head, ...KINDS.map((kind, index) => (index === 0 ? `KB ${kind}` : kind))],
    ...rows,
  ]);
}
