import { beforeAll, expect, it } from 'vitest';
import { CACHES } from '../../../src/config/worker.ts';
import { bundleScripts } from './model/bundle.ts';
import { contentOf, emptyDisk } from './model/disk.ts';
import { makeFate } from './model/fate.ts';
import { troubleOf } from './model/judge.ts';
import { turnOn } from './model/phone.ts';
import { makeRelease } from './model/release.ts';
import { compileWorker, type RunScript } from './model/worker.ts';

const COUNT = 30;
const releases = Array.from({ length: COUNT }, (_, index) => makeRelease(`V${index}`));
const [first = makeRelease('V0'), ...later] = releases;

let script: RunScript;

beforeAll(async () => {
  script = compileWorker((await bundleScripts()).worker);
});

function start(room = Number.POSITIVE_INFINITY) {
  const disk = emptyDisk();
  const host = { release: first, olders: [] };
  const fate = makeFate({ isFull: () => contentOf(disk).length >= room });
  return { disk, host, phone: turnOn({ disk, host, fate, script }) };
}

it('thirty deployments in a row, each activated: the storage does not grow', async () => {
  const { disk, host, phone } = start();
  await phone.update();
  const sizes = new Set<number>();
  for (const release of later) {
    host.release = release;
    const before = await phone.open();
    await phone.update();
    await phone.letIn();
    expect(troubleOf(await (await phone.open())?.readAll())).toBeUndefined();
    // The old page continues with files that the host has deleted.
    expect(before && troubleOf(await phone.readCodeOf(before))).toBeUndefined();
    sizes.add(contentOf(disk).length);
  }
  expect([...sizes]).toEqual([12]);
});

it('thirty deployments while a page stays open: it works, and the storage does not grow', async () => {
  const { disk, host, phone } = start();
  await phone.update();
  const tab = await phone.open();
  const sizes: number[] = [];
  for (const release of later) {
    host.release = release;
    await phone.update();
    expect(tab && troubleOf(await phone.readCodeOf(tab))).toBeUndefined();
    sizes.push(contentOf(disk).length);
  }
  await phone.letIn();
  sizes.push(contentOf(disk).length);
  expect(tab && troubleOf(await phone.readCodeOf(tab))).toBeUndefined();
  // First its own build and the newest two; then the newest and the page's code.
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8 + 2 * 7 + 4);
  expect(sizes.at(-1)).toBe(8 + 4);
});

it('a phone full of pictures has room for the next build at the second check', async () => {
  const { disk, host, phone } = start(40);
  await phone.update();
  const pictures = await phone.caches.open(CACHES.pictures);
  for (let index = 0; index < 30; index += 1) {
    await pictures.put(`https://app.example/images/${index}.jpg`, new Response('picture'));
  }
  host.release = makeRelease('next');
  await phone.update();
  expect(disk.waiting).toBeUndefined();
  expect(troubleOf(await (await phone.open())?.readAll())).toBeUndefined();
  await phone.update();
  await phone.letIn();
  expect((await (await phone.open())?.readAll())?.marks).toEqual(['next']);
});
