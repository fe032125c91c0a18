/**
 * Measures the app for its host: see WATCHING.md. Loads only if the settings contain an address for
 * the reports.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { apiSettings, configureApi } from '../api/client.ts';
import { routeAt } from '../rules/common/routeAt.ts';
import { VERSION } from '../config/version.ts';
import { newUniqueId } from '../storage/randomKey.ts';
import { appStore } from '../state/appStore.ts';
import { count, takeTally } from '../state/tally.ts';

type Vitals = Readonly<Partial<Record<MetricType['name'], number>>>;

const values: Partial<Record<MetricType['name'], number>> = {};
let isNew = false;

function note({ name, value }: MetricType): void {
  // A shift is a number below one; the others are milliseconds.
  values[name] = name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value);
  isNew = true;
}

function measureVitals(): void {
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) {
    measure(note, { reportAllChanges: true });
  }
}

/** The current values, if one has changed since the last call. */
function takeVitals(): Vitals | undefined {
  if (!isNew) return undefined;
  isNew = false;
  return { ...values };
}

/** The address for reports: the app's own host, or another by https. */
function reportAddress(watchUrl: string, origin: string): string | undefined {
  const url = URL.parse(watchUrl, origin);
  return url && (url.protocol === 'https:' || url.origin === origin) ? url.href : undefined;
}

interface Where {
  code: string | undefined;
  lang: string;
  /** The first page of this load, which the vitals measure. */
  openedAt: string;
  /** Identifies this load of the page, so that the host counts its later reports once. */
  load: string;
}

/** Undefined if there is nothing new. */
function reportOf({ code = '', lang, openedAt, load }: Where): object | undefined {
  const tally = takeTally();
  const vitals = takeVitals();
  if (!tally && !vitals) return undefined;
  // The route's pattern: a full address would reveal tables, orders and addresses.
  const page = routeAt(openedAt)?.pattern ?? '';
  return { version: VERSION, load, venue: code, page, lang, ...(vitals && { vitals }), ...tally };
}

/** An error class of the language or of the app, never a text: that may contain a name. */
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

/** Like `sendBeacon`, which would also send cookies and the page's address. */
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
  // The last moment that every phone reports.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const { visit, lang } = appStore.getState();
    const report = reportOf({ code: visit?.code, lang, openedAt, load });
    if (report) send(address, report);
  });
}
