/** What leaves the phone for the host's own address: see README.md. */
import { routeAt } from '../config/routeAt.ts';
import { VERSION } from '../config/version.ts';
import { takeTally } from './tally.ts';
import { takeVitals } from './vitals.ts';

/** Where reports go: the app's own host, or another by https. */
export function reportAddress(watchUrl: string, origin: string): string | undefined {
  const url = URL.parse(watchUrl, origin);
  return url && (url.protocol === 'https:' || url.origin === origin) ? url.href : undefined;
}

interface Where {
  code: string | undefined;
  lang: string;
  /** The page that was opened, which the vitals are of. */
  openedAt: string;
  /** Names this load of the page, so that later reports of it are counted once. */
  load: string;
}

/** Undefined if there is nothing new. */
export function reportOf({ code = '', lang, openedAt, load }: Where): object | undefined {
  const tally = takeTally();
  const vitals = takeVitals();
  if (!tally && !vitals) return undefined;
  // The route's pattern: an address names tables, orders and addresses.
  const page = routeAt(openedAt)?.pattern ?? '';
  return { version: VERSION, load, venue: code, page, lang, ...(vitals && { vitals }), ...tally };
}
