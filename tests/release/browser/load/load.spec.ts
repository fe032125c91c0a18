/** `npm run load`: more data than any venue has, on a slow phone, for a chosen time. */
import { expect, test } from '../../../browser/support/diner.ts';
import { likePhone } from '../../../browser/support/slowPhone.ts';
import { look } from './acts.ts';
import { growthOf, heldBy } from './memory.ts';
import { evening, history, menu, popups, rounds, sharedCart, type Scene } from './scenes.ts';
import { longestTaskOf } from './tasks.ts';

const minutes = Number(process.env['MINUTES'] ?? '30');
const MINUTE_MS = 60_000;
/** Longest allowed task after the first read of everything. */
const LONGEST_TASK_MS = 200;
/**
 * Permanent memory, such as the code of each page, is allocated by then and is not growth. The
 * warm-up has this length even in a short run.
 */
const WARM_UP_MS = 3 * MINUTE_MS;
const MOST_GROWTH_PERCENT = 10;
const ROUNDS = 5;
/**
 * Time for lazy work after the first view: dishes further down, the parts that load when the page
 * is idle.
 */
const SETTLING_MS = 8000;

// A retry would start a new browser and lose the earlier measurements.
test.describe.configure({ retries: 0 });
test.setTimeout((minutes + 10) * MINUTE_MS);

const tell = (name: string, facts: string) => process.stdout.write(`${name.padEnd(58)} ${facts}\n`);

const SCENES: ((baseURL: string) => Scene)[] = [history, popups, rounds, menu, sharedCart];

for (const sceneOf of SCENES) {
  test(`${sceneOf.name}: no task is longer than ${LONGEST_TASK_MS} ms on a slow phone`, async ({
    page,
    baseURL,
  }) => {
    const scene = sceneOf(baseURL ?? '');
    page.setDefaultTimeout(MINUTE_MS);
    await likePhone(page, async () => {
      const first = await longestTaskOf(page, () => scene.open(page));
      const later = [await longestTaskOf(page, () => look(page, SETTLING_MS))];
      for (let round = 0; round < ROUNDS; round += 1)
        later.push(await longestTaskOf(page, () => scene.use(page)));
      tell(scene.name, `until it is read ${first} ms, then ${later.join(', ')} ms`);
      await scene.close?.(page);
      expect(Math.max(...later)).toBeLessThanOrEqual(LONGEST_TASK_MS);
    });
  });
}

test(`${minutes} minutes: the page grows by no more than ${MOST_GROWTH_PERCENT} %`, async ({
  page,
  baseURL,
}) => {
  const scene = evening(baseURL ?? '');
  page.setDefaultTimeout(MINUTE_MS);
  await scene.open(page);
  const beganMs = performance.now();
  const useFor = async (ms: number) => {
    let rounds = 0;
    for (const untilMs = performance.now() + ms; performance.now() < untilMs; rounds += 1)
      await scene.use(page);
    return rounds;
  };
  await useFor(WARM_UP_MS);
  const before = await heldBy(page);
  const rounds = await useFor(minutes * MINUTE_MS);
  const after = await heldBy(page);
  await scene.close?.(page);
  const growth = growthOf(before, after);
  const took = ((performance.now() - beganMs) / MINUTE_MS).toFixed(1);
  tell(
    `${took} minutes, ${rounds} rounds`,
    (['heapBytes', 'nodes', 'listeners'] as const)
      .map((key) => `${key} ${before[key]} -> ${after[key]} (${growth[key].toFixed(1)} %)`)
      .join(', '),
  );
  expect(Math.max(growth.heapBytes, growth.nodes, growth.listeners)).toBeLessThanOrEqual(
    MOST_GROWTH_PERCENT,
  );
});
