/**
 * Runs before each file of a worker that several files share: what the one before has left in the
 * page, on the device and in the app's memory is gone, as it is when a page is loaded.
 */
import { vi } from 'vitest';
import { configureApi } from '../src/api/client.ts';
import { appStore } from '../src/state/appStore.ts';
import { servingStore } from '../src/state/servingStore.ts';
import { FIRST_API_SETTINGS } from './untouchedApp.ts';

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
appStore.setState(appStore.getInitialState(), true);
servingStore.setState(servingStore.getInitialState(), true);
