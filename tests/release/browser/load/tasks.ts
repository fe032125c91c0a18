/** Measures how long the page blocks input, on a phone four times slower than this machine. */
import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds, which excludes other programs on the machine. */
  tdur?: number;
  args: { name?: string };
}

const TASK = 'ThreadControllerImpl::RunTask';
const PAGE_THREAD = 'CrRendererMain';

/** The longest task of the page, in milliseconds. */
function longestOf(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const ofPages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === PAGE_THREAD)
      .map(threadOf),
  );
  const tasks = events.filter((event) => event.name === TASK && ofPages.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('The browser reports no task.');
  return Math.round(Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000);
}

/** The longest task of the page while `act` runs, in milliseconds of the slowed-down processor. */
export async function longestTaskOf(page: Page, act: () => Promise<void>): Promise<number> {
  const devtools = await page.context().browser()?.newBrowserCDPSession();
  if (!devtools) throw new Error('The page has no browser.');
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  try {
    await act();
  } finally {
    const isWhole = new Promise<unknown>((resolve) => {
      devtools.once('Tracing.tracingComplete', resolve);
    });
    await devtools.send('Tracing.end');
    await isWhole;
    await devtools.detach();
  }
  return longestOf(events);
}
