import type { IncomingMessage } from 'node:http';

export interface Asked {
  /** As it may be read and passed on: the very text that was looked at. */
  path: string;
  search: string;
  /** The first segment, which says whose the address is. */
  first: string;
}

/** A host can be named in front of a path: in full, behind two slashes, or behind backslashes. */
const PATH_ALONE = /^\/(?![/\\])/;
const PARENT = /(?:^|[/\\])\.\.(?:[/\\]|$)/;
/** Only to read a path by; it appears nowhere. */
const SOME_HOST = 'http://host.invalid';

/** What a request asks for on this host; undefined where it names another one. */
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

/**
 * Whether somebody who decodes a path would leave its folder, or could not decode it at all. A page of
 * the app takes such a path for an odd code; a file or a server's answer is not looked for there.
 */
export function climbs(path: string): boolean {
  try {
    return PARENT.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}
