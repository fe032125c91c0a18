/**
 * `npm run oracle -- --carts 1000000 --seed 1`: compares this many carts, in three kinds of
 * currencies.
 */
import { parseArgs } from 'node:util';
import { compareCarts } from './compare.ts';

const { values } = parseArgs({
  options: {
    carts: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
  },
});
const [carts, seed] = [Number(values.carts), Number(values.seed)];
if (!(carts >= 1) || !Number.isSafeInteger(seed)) {
  throw new Error('--carts is a number above 0, --seed a whole number.');
}

const KINDS = [0, 2, 3] as const;
const all = { carts: 0, figures: 0, seconds: 0 };
for (const [place, decimals] of KINDS.entries()) {
  const begun = performance.now();
  const share = Math.floor((carts + place) / KINDS.length);
  const { failure, ...seen } = compareCarts(decimals, share, seed + decimals);
  const seconds = (performance.now() - begun) / 1000;
  all.carts += seen.carts;
  all.figures += seen.figures;
  all.seconds += seconds;
  process.stdout.write(
    `${decimals} decimals: ${seen.carts} carts, ${seen.figures} comparisons, ${seconds.toFixed(1)} s\n`,
  );
  if (!failure) continue;
  process.stdout.write(`${JSON.stringify(failure, null, 2)}\n`);
  process.exitCode = 1;
}
process.stdout.write(
  `all: ${all.carts} carts, ${all.figures} comparisons, ${all.seconds.toFixed(1)} s\n`,
);
