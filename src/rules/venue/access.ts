import { APP_SEGMENTS, links, routeAt } from '../../config/paths.ts';

/** Longer than any address of the app, and far too short for a hostile nest of addresses. */
const LONGEST_ADDRESS = 2000;

/** What no segment holds: a browser skips a tab, reads a backslash as a slash, decodes twice. */
const DECEIVING = /[\p{C}/\\%]/u;

/** A segment as the router reads it, or undefined for one that hides a path or a step upwards. */
function decoded(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    const isPlain = text !== '' && text !== '.' && text !== '..';
    return isPlain && !DECEIVING.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function isOwnPath(path: string, code: string): boolean {
  const segments = path.split('/').slice(1).map(decoded);
  if (segments.includes(undefined)) return false;
  const [route = '', second, third] = segments;
  const pathCode = route === 'CardDetails' ? third : second;
  // Leading back to a page that sends the diner on would go round for ever.
  const isLoginPage = routeAt(path)?.isLogin ?? false;
  return APP_SEGMENTS.has(route) && pathCode === code && !isLoginPage;
}

/**
 * Where a `returnUrl` or `backUrl` may lead: a page of this app and this venue, written with one
 * leading slash or none. Anything else becomes the venue's delivery page.
 */
export function safeReturnUrl(
  value: string | null | undefined,
  code: string,
  appOrigin: string,
): string {
  const fallback = links.delivery(code);
  if (!value || value.length > LONGEST_ADDRESS) return fallback;
  const address = value.startsWith('/') ? value : `/${value}`;
  const [path = ''] = address.split(/[?#]/, 1);
  if (!isOwnPath(path, code)) return fallback;
  const url = new URL(address, appOrigin);
  return url.origin === appOrigin ? `${url.pathname}${url.search}${url.hash}` : fallback;
}

/** The login that a guarded page sends to, with the ways on and back. */
export function guardAddress(
  code: string,
  /** The guarded page, with its query. */
  wanted: string,
  /** The app's page that the diner came from. */
  cameFrom: string | undefined,
  appOrigin: string,
): string {
  return links.verification(
    code,
    safeReturnUrl(wanted, code, appOrigin),
    safeReturnUrl(cameFrom, code, appOrigin),
  );
}

const ORDER_ADDRESS =
  /^\/(?:Delivery\/[^/]+\/(?:Order|orderreview)|CardDetails\/EOrder\/[^/]+)\/[^/]/;
const ORDER_IN_QUERY = /eOrderId=|\/(?:Order|orderreview)\//;

/** Whether an address of the app says which order it is about, in its path or in where it leads on to. */
export function namesOrder(address: string): boolean {
  const [path = '', search = ''] = address.split('?');
  return ORDER_ADDRESS.test(path) || ORDER_IN_QUERY.test(search.replaceAll('%2F', '/'));
}
