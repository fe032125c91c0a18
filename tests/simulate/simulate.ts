/** `npm run simulate`: whole order sessions against a venue's server, with all possible faults. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundleApp } from './bundle.ts';
import { playLong } from './longRun.ts';
import { replay } from './many.ts';
import { print } from './print.ts';
import { compileApp } from './world/page.ts';
import { summary } from './summary.ts';

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    parts: { type: 'string' },
    replay: { type: 'string' },
    acts: { type: 'string' },
  },
});

async function main(): Promise<number> {
  const seed = Number(values.seed);
  const code = await bundleApp();
  if (values.replay !== undefined) {
    const acts = values.acts?.split(',').map(Number);
    const { broken } = await replay(Number(values.replay), compileApp(code), acts);
    print(broken ? `${broken.rule}: ${broken.why}` : 'No rule is broken.');
    return broken ? 1 : 0;
  }
  const sessions = Number(values.sessions);
  const { parts, tookMs } = await playLong({ code, sessions, seed, file: values.parts });
  const [whole] = parts;
  if (!whole) throw new Error('Nothing was played.');
  const report = summary(whole, seed, tookMs);
  print(report.text);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(report.json, null, 2));
  return report.json.violations === 0 ? 0 : 1;
}

process.exitCode = await main();
