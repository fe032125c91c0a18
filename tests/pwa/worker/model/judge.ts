/** Conditions that a phone must meet after any fault. */
import { contentOf, copyOf, type Disk } from './disk.ts';
import { makeFate } from './fate.ts';
import type { Host } from './line.ts';
import { openApp, type RunRescue } from './page.ts';
import { turnOn, type Load, type Phone } from './phone.ts';
import type { RunScript } from './worker.ts';

export interface Runs {
  script: RunScript;
  rescue: RunRescue;
}

export const MIX = 'builds';

/** The fault of a load; undefined for a complete one of one build. */
export function troubleOf(load: Load | undefined): string | undefined {
  if (!load) return 'no page';
  if (load.marks.length !== 1) return `${MIX} ${load.marks.join(' and ')}`;
  if (load.lost.length > 0) return `lost ${load.lost.join(' ')}`;
  if (!load.runs) return 'does not start';
  return undefined;
}

/** Restarts the phone. No page is open, so a waiting worker takes over. */
function startAgain(before: Disk): Disk {
  const disk = copyOf(before);
  if (disk.waiting !== undefined) {
    Object.assign(disk, { active: disk.waiting, waiting: undefined, isActivated: false });
  }
  return disk;
}

async function settle(phone: Phone): Promise<void> {
  await phone.update();
  await phone.letIn();
  await phone.message({ type: 'CHECK_PAGE' });
}

export interface Judged {
  troubles: { when: string; trouble: string }[];
  /** The stored addresses after all work has ended. */
  content: string[];
}

/** Starts the phone with and without a network, and once more when all work has ended. */
export async function judge(after: Disk, host: Host, runs: Runs): Promise<Judged> {
  const troubles: Judged['troubles'] = [];
  const note = (when: string, trouble: string | undefined) => {
    if (trouble !== undefined) troubles.push({ when, trouble });
  };
  const start = (disk: Disk, isAway = false) => {
    const fate = makeFate(isAway ? { line: () => 'away' } : {});
    return turnOn({ disk, host, fate, script: runs.script });
  };

  // Some browsers treat a worker interrupted in `activate` as activated.
  const alone = Object.assign(startAgain(after), { isActivated: true });
  if (alone.active !== undefined) {
    const tab = await start(alone, true).open();
    note('without a line', troubleOf(await tab?.readAll()));
  }

  const disk = startAgain(after);
  const phone = start(disk);
  note('with a line', troubleOf(await openApp(phone, disk, runs.rescue)));
  await settle(phone);
  const load = await openApp(phone, disk, runs.rescue);
  note('at rest', troubleOf(load) ?? (load?.marks[0] === host.release.mark ? undefined : 'old'));
  const last = await start(copyOf(disk), true).open();
  note('at rest, without a line', troubleOf(await last?.readAll()));
  return { troubles, content: contentOf(disk) };
}
