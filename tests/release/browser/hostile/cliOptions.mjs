/** What the words behind `npm run hostile` ask for, as `options.ts` reads it. */
import { parseArgs } from 'node:util';

const FEW = 20;

export function askedFor(words) {
  const { values } = parseArgs({
    args: words,
    options: {
      seed: { type: 'string', default: '1' },
      rounds: { type: 'string', default: String(FEW) },
      lang: { type: 'string', multiple: true, default: ['EN', 'AR'] },
      page: { type: 'string', multiple: true, default: [] },
      class: { type: 'string', multiple: true, default: [] },
    },
  });
  const [seed, rounds] = [Number(values.seed), Number(values.rounds)];
  if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(rounds) || rounds < 1)
    throw new Error('--seed is a whole number, --rounds one above 0.');
  return JSON.stringify({
    seed,
    rounds,
    langs: values.lang,
    pages: values.page,
    classes: values.class,
  });
}
