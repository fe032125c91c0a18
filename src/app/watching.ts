/** Watches the app for its host. Loaded only where the settings name an address for the reports. */
import { apiSettings, configureApi } from '../api/client.ts';
import { newUniqueId } from '../storage/randomKey.ts';
import { appStore } from '../state/appStore.ts';
import { reportAddress, reportOf } from '../watch/report.ts';
import { count } from '../watch/tally.ts';
import { measureVitals } from '../watch/vitals.ts';

/** A class of the language or of the app, and never a text: that may name somebody. */
const CLASS_NAME = /^[A-Z][A-Za-z]{1,40}$/;

function countFault(error: unknown): void {
  const name = error instanceof Error ? error.name : '';
  count('faults', CLASS_NAME.test(name) ? name : 'Error');
}

function countFailures(): void {
  const { onFailure } = apiSettings();
  configureApi({
    onFailure: (failure, endpoint) => {
      const { call, kind, status, httpStatus } = failure;
      const code = kind === 'refusal' ? status : httpStatus;
      count('failures', [call, kind, code].filter((part) => part !== undefined).join(' '));
      onFailure(failure, endpoint);
    },
  });
}

/** As `sendBeacon`, which would send cookies and the page's address along. */
function send(address: string, report: object): void {
  fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    body: JSON.stringify(report),
  }).catch(() => undefined);
}

let isWatching = false;

export function startWatching(watchUrl: string): void {
  const { origin, pathname: openedAt } = globalThis.location;
  const address = reportAddress(watchUrl, origin);
  if (address === undefined) console.warn(`No address for reports: ${watchUrl}`);
  if (address === undefined || isWatching) return;
  isWatching = true;
  const load = newUniqueId();
  measureVitals();
  countFailures();
  addEventListener('error', ({ error }) => countFault(error));
  addEventListener('unhandledrejection', ({ reason }) => countFault(reason));
  // The last moment that every phone tells of.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const { visit, lang } = appStore.getState();
    const report = reportOf({ code: visit?.code, lang, openedAt, load });
    if (report) send(address, report);
  });
}
