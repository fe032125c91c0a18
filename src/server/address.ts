import type { IncomingMessage } from 'node:http';

export interface Asked {
  /** Exactly the text that was checked, so that nothing else is passed on. */
  path: string;
  search: string;
  /** The first segment, which decides who answers. */
  first: string;
}

/** Request targets that name a host: a full address, two slashes, or backslashes. */
const PATH_ALONE = /^\/(?![/\\])/;
const PARENT = /(?:^|[/\\])\.\.(?:[/\\;]|$)/;
/** Base for parsing paths; never sent anywhere. */
const SOME_HOST = 'http://host.invalid';

/** Path and query of a request; undefined if it names another host. */
export function askedOf({ url = '/' }: IncomingMessage): Asked | undefined {
  if (!PATH_ALONE.test(url)) return undefined;
  try {
    const { origin, pathname, search } = new URL(url, SOME_HOST);
    const isOnePath = origin === SOME_HOST && PATH_ALONE.test(pathname);
    if (!isOnePath) return undefined;
    return { path: pathname, search, first: pathname.split('/')[1] ?? '' };
  } catch {
    return undefined;
  }
}

/** No name of a dish or a code holds one. */
const CONTROL = /%(?:[01][\da-f]|7f)/i;
const ENCODED_TWICE = /%(?:25)+(?=2e|2f|5c|3b)/gi;

/**
 * Whether a path leaves its folder once decoded, or cannot be decoded. Only pages of the app accept
 * such paths, as odd venue codes; files and the server do not get them.
 */
function climbs(path: string): boolean {
  try {
    return PARENT.test(decodeURIComponent(path.replaceAll(ENCODED_TWICE, '%')));
  } catch {
    return true;
  }
}

function firstOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** The first segment as a server may read it that decodes an address before it looks at its parts. */
function firstDecoded(raw: string): string {
  try {
    return firstOf(new URL(decodeURIComponent(raw).replaceAll(/[/\\]+/g, '/'), SOME_HOST).pathname);
  } catch {
    return firstOf(raw);
  }
}

/**
 * Whether a request is for the server by one reading of its address and not by another, or climbs there. Servers
 * and the hosts before them read such an address differently.
 */
export function isDisguised(
  { url = '/' }: IncomingMessage,
  { path, first }: Asked,
  isForServer: (first: string) => boolean,
): boolean {
  const [raw = ''] = url.split('?');
  const readings = new Set([firstOf(raw), first, firstDecoded(raw)]);
  if (![...readings].some(isForServer)) return false;
  return readings.size > 1 || CONTROL.test(raw) || climbs(raw) || climbs(path);
}
