/** Asks the worker to store everything that a venue needs to open without a network. */
import { apiSettings } from '../api/client.ts';
import { addressOf } from '../api/address.ts';
import { askerHeaders } from '../api/request.ts';
import { NO_TABLE } from '../rules/common/address.ts';
import { patterns } from '../rules/common/routes.ts';
import type { ToWorker } from '../config/worker.ts';
import { getMenuAllItemDetails } from '../contract/endpoints/dishes.ts';
import { ALL_CATEGORIES } from '../contract/menu.ts';
import { appStore } from '../state/appStore.ts';

function tellWorker(message: ToWorker): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}

function loadedBy(...initiators: string[]): string[] {
  const entries = performance.getEntriesByType('resource');
  const own = entries.filter(({ initiatorType }) => initiators.includes(initiatorType));
  return [...new Set(own.map(({ name }) => name))];
}

/** Stores the answers that this page loaded before the worker was ready. */
export function keepWhatWasLoaded(): void {
  tellWorker({
    type: 'KEEP_READS',
    addresses: loadedBy('fetch'),
    headers: askerHeaders(apiSettings()),
  });
  tellWorker({ type: 'KEEP_PICTURES', addresses: loadedBy('img', 'image', 'css') });
}

/** With data saving on, the app loads only the dishes that the diner opens. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Stores the choices of every dish of a table's menu, so that dishes open without a network. */
export function keepDishes(pathname: string): void {
  const { visit, lang } = appStore.getState();
  const isMenu = pathname.startsWith(patterns.menu.slice(0, patterns.menu.indexOf(':')));
  if (!visit || !isMenu || savesData()) return;
  const { code } = visit;
  const tableCode = visit.tableCode === NO_TABLE ? undefined : visit.tableCode;
  const asked = { lang, code, categoryId: ALL_CATEGORIES, tableCode };
  tellWorker({
    type: 'KEEP_READS',
    addresses: [addressOf(getMenuAllItemDetails, asked)],
    headers: askerHeaders(apiSettings()),
  });
}
