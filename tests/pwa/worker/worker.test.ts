import { beforeAll, expect, it } from 'vitest';
import { bundleScripts } from './model/bundle.ts';
import { playWithFaults } from './model/everyFault.ts';
import type { Runs } from './model/judge.ts';
import { compileRescue } from './model/page.ts';
import { STORIES } from './model/stories.ts';
import { compileWorker } from './model/worker.ts';

let runs: Runs;

beforeAll(async () => {
  const { worker, rescue } = await bundleScripts();
  runs = { script: compileWorker(worker), rescue: compileRescue(rescue) };
});

it.each(STORIES)(
  '$name: whatever fails at whichever step, the app opens with files of one build',
  async (story) => {
    const { cases, troubles } = await playWithFaults(story, runs);
    process.stdout.write(`${story.name}: ${cases} faults\n`);
    expect(cases).toBeGreaterThan(30);
    expect(troubles).toEqual([]);
  },
);
