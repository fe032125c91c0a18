import { expect, it } from 'vitest';
import { soak } from './soak.ts';

const REQUESTS = 2000;
/** Results of garbage collection differ by less than this. */
const TWO_MEGABYTES = 2_000_000;

it.each([
  "npm start in front of a venue's server",
  'npm start with the demo',
  'npm run demo-server',
])('%s keeps running and releases everything after clients disconnect', async (name) => {
  const { requests, byStage, before, after, ...seen } = await soak(name, REQUESTS, 1);
  expect(requests).toBeGreaterThan(REQUESTS / 2);
  expect(Math.min(...Object.values(byStage))).toBeGreaterThan(0);
  expect(seen).toMatchObject({ unanswered: 0, behind: 0 });
  expect(seen.printed).not.toContain('Error');
  expect(after.sockets).toBe(0);
  expect(after.heap - before.heap).toBeLessThan(TWO_MEGABYTES);
});
