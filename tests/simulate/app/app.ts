/** What a page of the simulation runs: the app's own core, tied together as its providers tie it. */
import { QueryClient } from '@tanstack/react-query';
import { connectApi } from '../../../src/app/apiFailures.ts';
import { appStore } from '../../../src/state/appStore.ts';

connectApi(new QueryClient());
// As the start of the app does on a browser that knows whether it has a line.
globalThis.addEventListener('offline', () => appStore.getState().noteServerHeard(false));

export { appStore };
export { openTable, type TableVisit, type TableWish } from './tableVisit.ts';
export { pendingOrderEntry } from '../../../src/storage/orderEntries.ts';
