/**
 * `npm run diners -- --count 200 --minutes 5`: simultaneous diners against the server of `npm
 * start`.
 */
import { parseArgs } from 'node:util';
import { startHost } from '../../server/startedHost.ts';
import { seat } from './crowd.ts';

const LONGEST_PAUSE_MS = 3000;
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '5' },
  },
});
const [count, minutes] = [Number(values.count), Number(values.minutes)];
if (!(count >= 1) || !(minutes > 0)) throw new Error('--count and --minutes are numbers above 0.');

const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? 'not known' : `${Math.round(bytes / 1_000_000)} MB`;

const host = await startHost();
try {
  const before = await host.memory();
  const seen = await seat(host.origin, {
    count,
    seconds: minutes * 60,
    longestPauseMs: LONGEST_PAUSE_MS,
  });
  const latencies = seen.latencies.toSorted((a, b) => a - b);
  const quantile = (part: number) =>
    `${(latencies[Math.floor(part * (latencies.length - 1))] ?? 0).toFixed(1)} ms`;
  const lines = [
    `${count} diners, ${minutes} minutes: ${seen.requests} requests, ${seen.lost} of them lost on the way`,
    `${seen.agreed.length} orders agreed on, ${seen.wrong.length} faults`,
    `half of the answers within ${quantile(0.5)}, 99 of 100 within ${quantile(0.99)}`,
    `memory of the server: ${megabytes(before)} at the start, ${megabytes(await host.memory())} at the end`,
    ...seen.wrong.slice(0, 20),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (seen.wrong.length > 0 || seen.agreed.length === 0) process.exitCode = 1;
} finally {
  await host.stop();
}
