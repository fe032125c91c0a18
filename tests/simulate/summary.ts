/** The printed and the JSON result of a run. */
import { LINE_FAULTS } from './world/network.ts';
import type { Report } from './many.ts';

/** Further classes of faults, in addition to those of the connection. */
const OTHER_FAULTS = [
  'no line, storage full, storage throws, storage evicted, storage corrupt, reload, kill the tab',
  'new build, clock is wrong, clock is set, two phones on one cart, pay in two tabs',
  'carts forgotten, log-out, log-ins end, zone moves, price changes, sold out, bank: declined',
  'bank: abandoned, bank: never returns, bank: goes back',
].flatMap((names) => names.split(', '));

const MODES = ['Table', 'DriveThrough', 'Room', 'Delivery', 'PickUp'];

export function summary(report: Report, seed: number, tookMs: number) {
  const { sessions, virtualMs, counts, found } = report;
  const faults = Object.fromEntries(
    [...LINE_FAULTS, ...OTHER_FAULTS].map((fault) => [fault, counts[fault] ?? 0]),
  );
  const speed = Math.round(virtualMs / tookMs);
  const orders = counts['orders placed'] ?? 0;
  const modes = MODES.map((mode) => ({
    mode,
    sessions: counts[`sessions: ${mode}`] ?? 0,
    orders: counts[`orders placed: ${mode}`] ?? 0,
  }));
  const lines = [
    ...found.flatMap(({ rule, why, seed: own, acts, steps }) => [
      `\n${rule}: ${why}`,
      ...steps.map((step) => `  ${step}`),
      `  npm run simulate -- --replay ${own}${acts.length > 0 ? ` --acts ${acts.join(',')}` : ''}`,
    ]),
    '',
    ...Object.entries(faults).map(([fault, times]) => `${String(times).padStart(9)}  ${fault}`),
    '',
    ...modes.map(({ mode, sessions: all, orders: placed }) => {
      return `${String(all).padStart(9)}  sessions of ${mode}, ${placed} orders placed`;
    }),
    '',
    `${sessions} sessions from seed ${seed}, ${orders} orders placed, ${found.length} rules broken;`,
    `${Math.round(virtualMs / 3_600_000)} hours in ${(tookMs / 1000).toFixed(1)} s: ${speed} times real time`,
  ];
  const json = {
    seed,
    sessions,
    orders,
    violations: found.length,
    virtualHours: virtualMs / 3_600_000,
    seconds: tookMs / 1000,
    timesRealTime: speed,
    modes,
    faults,
    counts,
    found,
  };
  return { text: lines.join('\n'), json };
}
