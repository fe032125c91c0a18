import { beforeAll, expect, it } from 'vitest';
import { bundleScripts, type Mutation } from './model/bundle.ts';
import { playWithFaults } from './model/everyFault.ts';
import type { Runs } from './model/judge.ts';
import { compileRescue } from './model/page.ts';
import { STORIES } from './model/stories.ts';
import { compileWorker } from './model/worker.ts';

async function compile(mutation?: Mutation): Promise<Runs> {
  const { worker, rescue } = await bundleScripts(mutation);
  return { script: compileWorker(worker), rescue: compileRescue(rescue) };
}

let runs: Runs;

beforeAll(async () => {
  runs = await compile();
});

it.each(STORIES)(
  '$name: whatever goes wrong at whichever step, the app opens and is of one build',
  async (story) => {
    const { cases, troubles } = await playWithFaults(story, runs);
    process.stdout.write(`${story.name}: ${cases} faults\n`);
    expect(cases).toBeGreaterThan(30);
    expect(troubles).toEqual([]);
  },
);

/** A guard of the worker that is taken away, and what is found then. */
const GUARDS: (Mutation & { story: string; found: RegExp })[] = [
  {
    file: 'sw.ts',
    from: 'if (pathname === PAGE_ADDRESS) return',
    to: 'if (pathname === PAGE_ADDRESS) void',
    story: 'an update',
    found: /behind .* at rest: builds A and B/,
  },
  {
    file: 'sw.ts',
    from: 'revisions.get(pathname) ===',
    to: 'true ||',
    story: 'an update',
    found: /behind .* at rest: builds B and A/,
  },
  {
    file: 'sw/buildFiles.ts',
    from: 'if (!expected?.test(',
    to: "if ('' === expected?.source.concat(",
    story: 'an update',
    found: /portal .* lost/,
  },
  {
    file: 'sw/buildFiles.ts',
    from: 'if (response) await aside.put(file, response);',
    to: 'void response;',
    story: 'an update',
    found: /a tab of before: lost/,
  },
  {
    file: 'sw/buildFiles.ts',
    from: '!active.has(url) && !waiting.has(url)',
    to: '!active.has(url)',
    story: 'an update while another waits',
    found: /lost|no page/,
  },
  {
    file: 'sw.ts',
    from: 'await bringBack()',
    to: 'await Promise.resolve()',
    story: 'a lost build',
    found: /at rest, without a line: no page/,
  },
  {
    file: 'firstScreen/rescue.ts',
    from: "if (worker?.state === 'redundant') void giveUp(registration);",
    to: '',
    story: 'a broken release',
    found: /full .* at once: does not start/,
  },
];

it.each(GUARDS)(
  'without "$from" of $file something is found',
  async ({ story, found, ...guard }) => {
    const played = STORIES.find(({ name }) => name === story);
    if (!played) throw new Error(`There is no story "${story}".`);
    const { troubles } = await playWithFaults(played, await compile(guard), true);
    expect(troubles.join('\n')).toMatch(found);
  },
);
