import { APP_SEGMENTS, links } from '../common/routes.ts';
import { routeAt } from '../common/routeAt.ts';

/** Longer than any address of the app, but too short for deeply nested hostile addresses. */
export const LONGEST_ADDRESS = 2000;

/**
 * Not allowed in a segment: browsers skip tabs, read a backslash as a slash, and may decode twice.
 */
const DECEIVING = /[\p{C}/\\%]/u;

/** A segment as the router decodes it, or undefined if it hides a path or a step upwards. */
export function decoded(segment: string): string | undefined {
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
  // Returning to a login page, which redirects a customer, would loop for ever.
  const isLoginPage = routeAt(path)?.isLogin ?? false;
  return APP_SEGMENTS.has(route) && pathCode === code && !isLoginPage;
}

/**
 * Returns a `returnUrl` or `backUrl` if it leads to a page of this app and this venue, with one
 * leading slash or none. Anything else is replaced by the venue's delivery page.
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

/** The login page that a guarded page redirects to, with its return links. */
export function guardAddress(
  code: string,
  /** The guarded page, with its query. */
  wanted: string,
  /** The page of the app that the diner came from. */
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

/** True when an address of the app contains an order's number, in its path or its return links. */
export function namesOrder(address: string): boolean {
  const [path = '', search = ''] = address.split('?');
  return ORDER_ADDRESS.test(path) || ORDER_IN_QUERY.test(search.replaceAll('%2F', '/'));
}
