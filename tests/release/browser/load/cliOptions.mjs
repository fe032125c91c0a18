/** What the words behind `npm run load` ask for, as `load.spec.ts` reads it. */
import { parseArgs } from 'node:util';

export function minutesAskedFor(words) {
  const { values } = parseArgs({
    args: words,
    options: { minutes: { type: 'string', default: '30' } },
  });
  if (!(Number(values.minutes) > 0)) throw new Error('--minutes is a number above 0.');
  return values.minutes;
}
