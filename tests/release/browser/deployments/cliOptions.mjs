/** How many builds `npm run deployments -- --count 30` deploys. */
import { parseArgs } from 'node:util';

export function countAskedFor(words) {
  const { values } = parseArgs({
    args: words,
    options: { count: { type: 'string', default: '30' } },
  });
  if (!(Number(values.count) >= 1)) throw new Error('--count is a number above 0.');
  return values.count;
}
