/** What the worker is asked to keep, so that a venue opens in a basement too. */
import { apiSettings } from '../api/client.ts';
import { menuAllItemsAddress } from '../api/allDishes.ts';
import { askerHeaders } from '../api/request.ts';
import { NO_TABLE, patterns } from '../config/paths.ts';
import type { ToWorker } from '../config/worker.ts';
import { appStore } from '../state/appStore.ts';

function tellWorker(message: ToWorker): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}

function loadedBy(...initiators: string[]): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const own = entries.filter(({ initiatorType }) => initiators.includes(initiatorType));
  return [...new Set(own.map(({ name }) => name))];
}

/** What this page has shown before there was a worker. */
export function keepWhatWasLoaded(): void {
  tellWorker({
    type: 'KEEP_READS',
    addresses: loadedBy('fetch'),
    headers: askerHeaders(apiSettings()),
  });
  tellWorker({ type: 'KEEP_PICTURES', addresses: loadedBy('img', 'image', 'css') });
}

/** A diner who counts their bytes gets what they look at, and no more. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The choices of every dish of a table's menu, so that dishes open without a network. */
export function keepDishes(pathname: string): void {
  const { visit, lang } = appStore.getState();
  const isMenu = pathname.startsWith(patterns.menu.slice(0, patterns.menu.indexOf(':')));
  if (!visit || !isMenu || savesData()) return;
  const table = visit.tableCode === NO_TABLE ? undefined : visit.tableCode;
  tellWorker({
    type: 'KEEP_READS',
    addresses: [menuAllItemsAddress(lang, visit.code, table)],
    headers: askerHeaders(apiSettings()),
  });
}
