/** Decides which addresses from a server or from the URL are safe to follow. */
import { links } from './routes.ts';

/** Browsers ignore tabs, line breaks and invisible characters, and read a backslash as a slash. */
export const DECEIVING = /[\p{C}\s\\]/u;

function isOwnPath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !DECEIVING.test(path);
}

/** A path of this app from a setting, which may include the app's own origin. */
export function appPath(address: string | undefined, appOrigin: string): string | undefined {
  const path = address?.startsWith(`${appOrigin}/`) ? address.slice(appOrigin.length) : address;
  return path && isOwnPath(path) ? path : undefined;
}

/** A link out of the app: only schemes that cannot run code and that a diner can recognise. */
export function externalLink(address: string | undefined): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address);
    const isAllowed =
      (url.protocol === 'https:' && !url.username && !url.password) ||
      (url.protocol === 'tel:' && /^tel:\+?[\d\s().-]+$/.test(address)) ||
      url.protocol === 'mailto:';
    return isAllowed ? url.href : undefined;
  } catch {
    return undefined;
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The page of a payment provider, or undefined. `allowedHosts` limits the hosts, if given. */
export function paymentPage(
  address: string,
  appOrigin: string,
  allowedHosts: readonly string[],
): string | undefined {
  let url: URL;
  try {
    url = new URL(address, appOrigin);
  } catch {
    return undefined;
  }
  if (url.username || url.password) return undefined;
  // A blob: address has the app's origin too, but is not a page of a provider.
  if (url.protocol !== 'blob:' && url.origin === appOrigin) return url.href;
  const isLoopbackPair =
    url.protocol === 'http:' &&
    LOOPBACK.has(url.hostname) &&
    LOOPBACK.has(new URL(appOrigin).hostname);
  if (url.protocol !== 'https:' && !isLoopbackPair) return undefined;
  const isAllowed = allowedHosts.length === 0 || allowedHosts.includes(url.host);
  return isAllowed ? url.href : undefined;
}

/** Adds the diner's table to the venue's menu address, which the server gives without a table. */
export function ofOwnTable(path: string, code: string, tableCode: string): string {
  const [address = '', query = ''] = path.split(/(?=[?#])/, 2);
  return address === links.menu(code) ? `${links.menu(code, tableCode)}${query}` : path;
}
