/** `npm run simulate`: whole order sessions against a venue's server, with everything that can go wrong. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { playBeside, type Part } from './beside.ts';
import { bundleApp } from './bundle.ts';
import { replay, type Report } from './many.ts';
import { tryMutants } from './mutants.ts';
import { print } from './print.ts';
import { compileApp } from './world/page.ts';
import { summary } from './summary.ts';

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    replay: { type: 'string' },
    acts: { type: 'string' },
    mutants: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

async function simulate(code: string, sessions: number, seed: number): Promise<Report[]> {
  const workers = Math.min(availableParallelism(), sessions);
  const size = Math.ceil(sessions / workers);
  const parts = Array.from({ length: workers }, (_, index): Part => {
    const from = index * size;
    return { code, seed, from, to: Math.min(sessions, from + size) };
  });
  return Promise.all(parts.map(playBeside));
}

async function main(): Promise<number> {
  const seed = Number(values.seed);
  if (values.mutants) return tryMutants(seed, values.only);
  const code = await bundleApp();
  if (values.replay !== undefined) {
    const acts = values.acts?.split(',').map(Number);
    const { broken } = await replay(Number(values.replay), compileApp(code), acts);
    print(broken ? `${broken.rule}: ${broken.why}` : 'No rule is broken.');
    return broken ? 1 : 0;
  }
  const startedMs = performance.now();
  const reports = await simulate(code, Number(values.sessions), seed);
  const report = summary(reports, seed, performance.now() - startedMs);
  print(report.text);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(report.json, null, 2));
  return report.json.violations === 0 ? 0 : 1;
}

process.exitCode = await main();
