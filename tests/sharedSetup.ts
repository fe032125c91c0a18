/**
 * Runs before each test file of the project `app`, whose files share a worker: clears the page, the
 * storage and the app's memory, which the file before may have changed.
 */
import { vi } from 'vitest';
import { configureApi } from '../src/api/client.ts';
import { appStore } from '../src/state/appStore.ts';
import { servingStore } from '../src/state/servingStore.ts';
import { stores } from '../src/storage/store.ts';
import { FIRST_API_SETTINGS, FIRST_WRITES } from './resetModules.ts';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; '))
  document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
history.replaceState(null, '', '/');
document.head.replaceChildren();
document.body.replaceChildren();
configureApi(FIRST_API_SETTINGS);
stores.local.write = FIRST_WRITES.local;
stores.session.write = FIRST_WRITES.session;
appStore.setState(appStore.getInitialState(), true);
servingStore.setState(servingStore.getInitialState(), true);
