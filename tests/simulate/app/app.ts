/** The code of a simulated page: the app's own core, connected like in its providers. */
import { connectApi } from '../../../src/app/apiFailures.ts';
import { createQueryClient } from '../../../src/queries/client.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { openHome, type HomePlace, type HomeVisit } from './homeVisit.ts';
import type { TablePlace } from './tableCore.ts';
import { openTable, type TableVisit } from './tableVisit.ts';
import type { Tell } from './visit.ts';

const client = createQueryClient();
connectApi(client);
// The app does the same at its start in browsers that report their connection.
globalThis.addEventListener('offline', () => appStore.getState().noteServerHeard(false));

export { appStore };

export type AnyPlace = TablePlace | HomePlace;

export function openVisit(place: AnyPlace, tell: Tell): TableVisit | HomeVisit {
  return 'tableCode' in place ? openTable(place, tell) : openHome(place, tell, client);
}
