/** What a phone goes through with the app's builds, when nothing goes wrong. */
import { emptyDisk, type Disk } from './disk.ts';
import { makeFate } from './fate.ts';
import type { Host } from './line.ts';
import { turnOn, type Phone } from './phone.ts';
import { BROKEN, isEntry, makeRelease, type Release } from './release.ts';
import type { RunScript } from './worker.ts';

export interface Setting {
  disk: Disk;
  host: Host;
}

export interface Story {
  name: string;
  /** The builds that were deployed and taken over before, one after the other. */
  before: readonly Release[];
  /** A build that has been installed since and waits. */
  waiting?: Release;
  /** What the host has now. */
  now: Release;
  /** What has happened to the storage since. */
  harm?: (disk: Disk) => void;
  /** What the phone has is not whole until it is mended, for which it needs the line. */
  needsLine?: true;
  play: (phone: Phone, open: () => Promise<void>) => Promise<void>;
}

const [z, a, b, c] = [makeRelease('Z'), makeRelease('A'), makeRelease('B'), makeRelease('C')];

async function visit(phone: Phone, open: () => Promise<void>): Promise<void> {
  await open();
  await phone.update();
  await phone.message({ type: 'SKIP_WAITING' }, 'waiting');
  await phone.message({ type: 'CHECK_PAGE' });
  await open();
}

/** The first file of the app is there, but does not run. */
function spoil({ caches }: Disk): void {
  for (const kept of caches.values()) {
    for (const [url, file] of kept) if (isEntry(url)) file.body += BROKEN;
  }
}

function lose({ caches }: Disk, isLost: (url: string, index: number) => boolean): void {
  for (const kept of caches.values()) {
    for (const [index, url] of [...kept.keys()].entries()) if (isLost(url, index)) kept.delete(url);
  }
}

const loseAll = (disk: Disk) => lose(disk, () => true);
const loseSomeCode = (disk: Disk) =>
  lose(disk, (url, index) => url.includes('/static/') && index % 2 === 0);

export const STORIES: readonly Story[] = [
  { name: 'the first visit', before: [], now: a, play: visit },
  { name: 'a visit without news', before: [a], now: a, play: visit },
  { name: 'an update', before: [a], now: b, play: visit },
  { name: 'an update after another', before: [z, a], now: b, play: visit },
  { name: 'an update while another waits', before: [a], waiting: b, now: c, play: visit },
  { name: 'a rollback', before: [a, b], now: a, play: visit },
  { name: 'a rollback while the update waits', before: [a], waiting: b, now: a, play: visit },
  {
    name: 'an edited page',
    before: [a],
    now: makeRelease('A', { settings: 'edited' }),
    play: visit,
  },
  {
    name: 'a broken release',
    before: [a, makeRelease('B', { isBroken: true })],
    now: c,
    needsLine: true,
    play: async (_, open) => open(),
  },
  {
    name: 'a broken release while its mending waits',
    before: [a, makeRelease('B', { isBroken: true })],
    waiting: c,
    now: c,
    needsLine: true,
    play: async (_, open) => open(),
  },
  {
    name: 'a spoilt file',
    before: [a],
    now: a,
    harm: spoil,
    needsLine: true,
    play: async (_, open) => open(),
  },
  { name: 'a lost build', before: [a], now: a, harm: loseAll, needsLine: true, play: visit },
  { name: 'lost files', before: [a], now: a, harm: loseSomeCode, needsLine: true, play: visit },
];

/** The phone and the host as a story finds them. */
export async function settingOf(story: Story, script: RunScript): Promise<Setting> {
  const disk = emptyDisk();
  const host: Host = { release: story.now, behind: story.before.at(-1), olders: [] };
  const phone = turnOn({ disk, host, fate: makeFate(), script });
  for (const release of story.before) {
    host.release = release;
    await phone.update();
    await phone.letIn();
  }
  if (story.waiting) {
    host.release = story.waiting;
    await phone.update();
  }
  host.release = story.now;
  story.harm?.(disk);
  return { disk, host };
}
