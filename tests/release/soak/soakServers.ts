/** `npm run soak -- --requests 100000 --seed 1`: each server of this project in turn. */
import { parseArgs } from 'node:util';
import { GROUNDS, soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];
if (!(requests >= 1) || !Number.isSafeInteger(seed)) {
  throw new Error('--requests is a number above 0, --seed a whole number.');
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

for (const name of Object.keys(GROUNDS).filter((each) => each.includes(values.only))) {
  const seen = await soak(name, requests, seed);
  const answers = [...seen.answers].toSorted(([a], [b]) => a - b);
  const lines = [
    `${name}: ${seen.requests} requests in ${seen.seconds.toFixed(0)} s`,
    `  clients left: ${Object.entries(seen.byStage)
      .map(([stage, count]) => `${stage} ${count}`)
      .join(', ')}`,
    `  answers: ${answers.map(([status, count]) => `${status || 'none'} ${count}`).join(', ')}; unanswered: ${seen.unanswered}`,
    `  heap: ${megabytes(seen.before.heap)} before, ${megabytes(seen.after.heap)} after`,
    `  open sockets: ${seen.after.sockets}, to the venue's server: ${seen.behind}`,
    `  printed errors: ${seen.printed.match(/Error/g)?.length ?? 0}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (seen.after.sockets > 0 || seen.behind > 0) process.exitCode = 1;
}
