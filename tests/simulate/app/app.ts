/** What a page of the simulation runs: the app's own core, tied together as its providers tie it. */
import { connectApi } from '../../../src/app/apiFailures.ts';
import { createQueryClient } from '../../../src/queries/client.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { openHome, type HomePlace, type HomeVisit } from './homeVisit.ts';
import type { TablePlace } from './tableCore.ts';
import { openTable, type TableVisit } from './tableVisit.ts';
import type { Tell } from './visit.ts';

const client = createQueryClient();
connectApi(client);
// As the start of the app does on a browser that knows whether it has a line.
globalThis.addEventListener('offline', () => appStore.getState().noteServerHeard(false));

export { appStore };

export type AnyPlace = TablePlace | HomePlace;

export function openVisit(place: AnyPlace, tell: Tell): TableVisit | HomeVisit {
  return 'tableCode' in place ? openTable(place, tell) : openHome(place, tell, client);
}
