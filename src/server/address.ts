import type { IncomingMessage } from 'node:http';

export interface Asked {
  /** Exactly the text that was checked, so that only this is forwarded. */
  path: string;
  search: string;
  /** The first segment, which decides who answers the request. */
  first: string;
}

/** Matches a path only. Full addresses, two slashes and backslashes would name a host. */
const PATH_ALONE = /^\/(?![/\\])/;
const PARENT = /(?:^|[/\\])\.\.(?:[/\\;]|$)/;
/** Base for parsing paths; nothing is ever sent to it. */
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

/** No dish name and no code contains a control character. */
const CONTROL = /%(?:[01][\da-f]|7f)/i;
const ENCODED_TWICE = /%(?:25)+(?=2e|2f|5c|3b)/gi;

/**
 * True when a path leaves its folder once decoded, or cannot be decoded. Only pages of the app
 * accept such paths, as odd venue codes; files and the server do not get them.
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

/** The first segment as read by a server that decodes an address before it splits it. */
function firstDecoded(raw: string): string {
  try {
    return firstOf(new URL(decodeURIComponent(raw).replaceAll(/[/\\]+/g, '/'), SOME_HOST).pathname);
  } catch {
    return firstOf(raw);
  }
}

/**
 * True when only some readings of an address go to the server, or when it climbs out of a folder
 * there. Servers and the hosts in front of them read such an address differently.
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
