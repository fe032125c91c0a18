/** Plays each story with each fault at each step. */
import { contentOf, copyOf, fingerprintOf, type Disk } from './disk.ts';
import { makeFate, type Counts, type LineFault, type Plan } from './fate.ts';
import { judge, MIX, troubleOf, type Judged, type Runs } from './judge.ts';
import type { Host } from './line.ts';
import { openApp } from './page.ts';
import { turnOn, type Load, type Tab } from './phone.ts';
import { makeRelease, PAGE } from './release.ts';
import { settingOf, type Setting, type Story } from './stories.ts';

const LINE_FAULTS: readonly LineFault[] = [
  'portal',
  'redirect',
  '511',
  'away',
  'cutShort',
  'behind',
];
const LATER = makeRelease('D');
/** The number of files that differ from build to build and have a hash in their name. */
const MOST_ASIDE = 4;

interface Case {
  name: string;
  /** True when there is no room to keep files for a tab of an older build. */
  isFull?: true;
  plan: (host: Host) => Plan;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function casesOf({ steps, writes, asks }: Counts): Case[] {
  const cuts = upTo(steps).map((n): Case => ({
    name: `power cut after step ${n}`,
    plan: () => ({ lastStep: n }),
  }));
  const full = upTo(writes).flatMap((n): Case[] => [
    { name: `full at write ${n}`, isFull: true, plan: () => ({ isFull: (write) => write === n }) },
    {
      name: `full from write ${n} on`,
      isFull: true,
      plan: () => ({ isFull: (write) => write >= n }),
    },
  ]);
  const lines = upTo(asks).flatMap((n) =>
    LINE_FAULTS.flatMap((fault): Case[] => [
      {
        name: `${fault} at request ${n}`,
        plan: () => ({ line: (ask) => (ask === n ? fault : undefined) }),
      },
      {
        name: `${fault} from request ${n} on`,
        plan: () => ({ line: (ask) => (ask >= n ? fault : undefined) }),
      },
    ]),
  );
  const deployments = upTo(asks).flatMap((n) =>
    [true, false].map((keepsOld): Case => ({
      name: `a deployment before request ${n}, ${keepsOld ? 'old files stay' : 'old files go'}`,
      plan: (host) => ({
        beforeAsk: (ask) => {
          if (ask !== n) return;
          if (keepsOld) host.olders = [host.release];
          host.release = LATER;
        },
      }),
    })),
  );
  return [...cuts, ...full, ...lines, ...deployments];
}

interface Played extends Setting {
  counts: Counts;
  loads: { load: Load | undefined; isFromWorker: boolean }[];
  /** A page that was opened before any fault. */
  tab: Tab | undefined;
}

/** Otherwise the page comes from the host, as without a worker. */
const hasPage = (disk: Disk) =>
  disk.active !== undefined && contentOf(disk).some((url) => url.includes(PAGE));

async function play(story: Story, setting: Setting, runs: Runs, one?: Case): Promise<Played> {
  const disk = copyOf(setting.disk);
  const host = { ...setting.host };
  const tab =
    disk.active === undefined
      ? undefined
      : await turnOn({ disk, host, fate: makeFate(), script: runs.script }).open();
  const fate = makeFate(one?.plan(host));
  const phone = turnOn({ disk, host, fate, script: runs.script });
  const loads: Played['loads'] = [];
  const open = async () => {
    const load = await openApp(phone, disk, runs.rescue);
    loads.push({ load, isFromWorker: hasPage(disk) });
  };
  await Promise.race([story.play(phone, open), fate.dead]);
  return { disk, host, counts: fate.counts, loads, tab };
}

/** The old page continues, although the worker's process has ended. */
async function troubleOfTab({ disk, host, tab }: Played, runs: Runs, mayLose = false) {
  if (!tab) return undefined;
  const fate = makeFate();
  const load = await turnOn({ disk: copyOf(disk), host, fate, script: runs.script }).readCodeOf(
    tab,
  );
  return troubleOf(mayLose ? { ...load, lost: [], runs: true } : load);
}

/** Troubles that a story begins with, until its files are repaired; never a mix of builds. */
function isInStory(story: Story, one: Case, when: string, trouble: string): boolean {
  const isBefore = when === 'without a line' || (when === 'at once' && !one.isFull);
  return story.needsLine === true && isBefore && !trouble.startsWith(MIX);
}

export interface Tally {
  cases: number;
  troubles: string[];
}

/** Plays one story with every possible fault. */
export async function playWithFaults(story: Story, runs: Runs): Promise<Tally> {
  const setting = await settingOf(story, runs.script);
  const calm = await play(story, setting, runs);
  const { content } = await judge(calm.disk, calm.host, runs);
  const cases = casesOf(calm.counts);
  // Many faults leave the same state, which is checked once.
  const known = new Map<string, Judged>();
  const troubles: string[] = [];
  for (const one of cases) {
    const played = await play(story, setting, runs, one);
    const note = (when: string, trouble: string | undefined) => {
      if (trouble === undefined || isInStory(story, one, when, trouble)) return;
      troubles.push(`${story.name}, ${one.name}, ${when}: ${trouble}`);
    };
    if (!story.needsLine) note('a tab of before', await troubleOfTab(played, runs, one.isFull));
    for (const { load, isFromWorker } of played.loads) {
      if (isFromWorker) note('at once', troubleOf(load));
    }
    const { release, olders } = played.host;
    const left = `${release.mark} ${olders.length} ${fingerprintOf(played.disk)}`;
    const judged = known.get(left) ?? (await judge(played.disk, played.host, runs));
    known.set(left, judged);
    for (const { when, trouble } of judged.troubles) note(when, trouble);
    // Beside the build there may be one set of files for older tabs.
    const surplus = judged.content.length - content.length;
    if (surplus > MOST_ASIDE) note('at rest', `${surplus} files too many`);
  }
  return { cases: cases.length, troubles };
}
