/**
 * How fast the build is on a slow phone, next to a plain page of as many bytes; `tests/README.md` says
 * how to read it. `npm run bench` builds the app first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findBrowser } from '../programs.ts';
import { buildWithChange } from './builds.ts';
import { prepareGround } from './ground.ts';
import { resultsOf, resultsOfSearch, type Round } from './measures.ts';
import { readOptions, type Options } from './options.ts';
import { CHANGE, FLOOR, SCENES, SEARCH, type Scene } from './scenes.ts';
import { timeSearches } from './search.ts';
import { wavering } from './statistics.ts';
import { tableOf } from './table.ts';
import { visit, type Seen } from './visit.ts';

const FAILED = 2;
const VOID = 3;
const MOST_WAVERING = 1.25;
const MOST_LOAD = 0.5;
const MOST_NAMES = 8;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function optionsOrEnd(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return process.exit(1);
  }
}

/** Visits all scenes in turns, so that a disturbance of the machine affects all of them. */
async function visitAll(options: Options, scenes: readonly Scene[]) {
  const ground = await prepareGround(options);
  const browser = await chromium.launch({
    executablePath: findBrowser().CHROME_PATH,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      `--ignore-certificate-errors-spki-list=${await ground.relay('fingerprint')}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const rounds: Round[] = [];
  const failures: string[] = [];
  const tryVisit = async (scene: Scene, round: string): Promise<Seen | undefined> => {
    try {
      return await visit(browser, ground, scene, options);
    } catch (error) {
      const failure = `${round}, ${scene.name}: ${(error as Error).message.split('\n')[0]}`;
      failures.push(failure);
      say(failure);
      return undefined;
    }
  };
  try {
    // The host compresses a file at its first request, which must not count in a visit.
    for (const scene of scenes) await tryVisit(scene, 'before the first round');
    for (let index = 0; index < options.rounds; index += 1) {
      const now = scenes.filter(({ mostRounds = options.rounds }) => index < mostRounds);
      const round: Record<string, Seen | undefined> = {};
      for (const scene of index % 2 === 0 ? now : now.toReversed()) {
        round[scene.name] = await tryVisit(scene, `round ${index + 1}`);
      }
      rounds.push(round);
      const usable = now.map(({ name }) => {
        const seen = round[name];
        return `${name} ${seen ? Math.round(seen.usableMs || seen.readableMs) : 'failed'}`;
      });
      say(`round ${index + 1} of ${options.rounds}, ms: ${usable.join(', ')}`);
    }
    return { rounds, failures, browser: browser.version() };
  } finally {
    await browser.close();
    ground.end();
  }
}

const options = optionsOrEnd();
const isMeant = (name: string) => options.only.length === 0 || options.only.includes(name);
const scenes = SCENES.filter(({ name }) => isMeant(name));
const [load = 0] = loadavg();
if (load > MOST_LOAD) say(`The load of this machine is ${load.toFixed(2)}: figures will waver.`);

const visited =
  scenes.length > 0
    ? await visitAll(options, [FLOOR, ...scenes])
    : { rounds: [], failures: [], browser: '' };
const change = isMeant(CHANGE) ? await buildWithChange() : undefined;
const searched = isMeant(SEARCH) ? await timeSearches(options) : [];
const results = [...resultsOf(visited.rounds, change), ...resultsOfSearch(searched)];
const floor = visited.rounds.flatMap((round) => round['floor']?.usableMs ?? []);
const wavers = floor.length > 0 ? wavering(floor) : 1;

const { cpu, rttMs, down, up } = options;
const model = `CPU ${cpu} times slower, ${rttMs} ms there and back, ${down} and ${up} bytes a second`;
say(`\n${visited.rounds.length} rounds; ${model}\n`);
say(tableOf(results));
if (change && change.changed.length > 0) {
  const [some, rest] = [change.changed.slice(0, MOST_NAMES), change.changed.slice(MOST_NAMES)];
  const more = rest.length > 0 ? ` and ${rest.length} more` : '';
  say(`\nto load after one line changed: ${some.join(', ')}${more}`);
}
say(`\nThe floor wavers by ${wavers.toFixed(2)}; above ${MOST_WAVERING} a run is void.`);

if (options.json !== undefined) {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  const report = { version, node: process.version, options, load, wavers, ...visited };
  writeFileSync(options.json, JSON.stringify({ ...report, change, results }, undefined, 1));
}
if (visited.failures.length > 0) {
  say(`${visited.failures.length} visits failed: ${visited.failures.join('; ')}`);
  process.exit(FAILED);
}
if (wavers > MOST_WAVERING) {
  say('This run is void: something else was busy on this machine.');
  process.exit(VOID);
}
process.exit(0);
