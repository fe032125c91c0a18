/** `npm test` and `npm run test:release`: runs the parts of a tier, or the parts that are named, and sums up. */
import { parseArgs } from 'node:util';
import { BESIDE_THE_BUILD, build, ON_BUILD, PARTS, TIERS } from './parts.ts';

const { values, positionals } = parseArgs({
  options: {
    release: { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const tier = values.release ? TIERS.release : TIERS.commit;
const chosen = positionals.length > 0 ? positionals : tier;
const unknown = chosen.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) {
  console.error(`No such part: ${unknown}. There are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const options = { isCi: process.env['CI'] === 'true', isInstalling: values.install };
const runPart = async (name: string) => PARTS[name]?.(options);
const begun = new Map(
  chosen.filter((name) => BESIDE_THE_BUILD.has(name)).map((name) => [name, runPart(name)]),
);
// Tests depend on timing: they start after the checks and the build.
if (chosen.some((name) => ON_BUILD.has(name))) await build();
await Promise.all(begun.values());

let passed = 0;
let failed = 0;
const failures: string[] = [];
for (const name of chosen) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const result = await (begun.get(name) ?? runPart(name));
  if (!result) continue;
  process.stdout.write(result.printed ?? '');
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`);
  passed += result.passed;
  failed += result.failed;
  failures.push(...(result.failures ?? []));
}
// Last, where they are found in an output of which only the end is kept.
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
