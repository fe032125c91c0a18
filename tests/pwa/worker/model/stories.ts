/** The sequences of builds that a phone gets when nothing goes wrong. */
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
  /** The builds that were deployed and activated before, in order. */
  before: readonly Release[];
  /** A build installed since then that waits. */
  waiting?: Release;
  /** The build on the host. */
  now: Release;
  /** Damage to the storage since then. */
  harm?: (disk: Disk) => void;
  /** True if the phone's files are incomplete until they are repaired over the network. */
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

/** The app's entry file exists, but throws. */
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

/** The phone and the host at the beginning of a story. */
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
