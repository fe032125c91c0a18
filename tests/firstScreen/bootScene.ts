/** Runs the page's boot script against a server that gives the same answer to all calls. */
import { vi } from 'vitest';
import {
  HOURS_CALL,
  LANE_CALL,
  LANE_SETUP_CALL,
  VENUE_CALL,
  type EntryPreload,
} from '../../src/config/entryPreload.ts';
import { BOOT_HANDOVER_KEY, type BootHandover } from '../../src/lazy/bootHandover.ts';

export const ORIGIN = 'http://sufra.example';

const READY: Record<string, EntryPreload> = {
  '/Item/:code/:id/:tableCode': {
    asks: ['Menu/MenuItemDetails/:lang/:code/:id?tableCode=:tableCode', HOURS_CALL],
    files: ['/static/item.js', '/static/item.css'],
  },
  '/Delivery/:code': {
    asks: [VENUE_CALL, 'Delivery/Menu/:lang/:storeId?menuTypeId=4'],
    files: ['/static/landing.js'],
  },
  '/Emenu/:code': {
    asks: [
      LANE_CALL,
      LANE_SETUP_CALL,
      HOURS_CALL,
      'Menu/:lang/:code?tableCode=:tableCode#:isLane',
      'Menu/:lang/:code#:isNoLane',
    ],
    files: [],
  },
  '/Cart/:code/:tableCode': { asks: ['TableCart/:lang/:tableCode/:uniqueCartId'], files: [] },
};

export interface Stored {
  local?: Record<string, string>;
  session?: Record<string, string>;
  cookie?: string;
  settings?: string;
  isBlocked?: boolean;
  answer?: string;
  painter?: string;
  search?: string;
}

function storage(content: Record<string, string> = {}, isBlocked = false) {
  return {
    getItem: (key: string) => {
      if (isBlocked) throw new Error('blocked');
      return content[key] ?? null;
    },
  };
}

/** Runs the page's script at an address and returns its requests. */
export async function asked(pathname: string, stored: Stored = {}) {
  const fetched = vi.fn((_address: string, _init?: RequestInit) =>
    Promise.resolve(new Response(stored.answer ?? '{"status":1}')),
  );
  const links: Partial<HTMLLinkElement>[] = [];
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('location', {
    pathname,
    search: stored.search ?? '',
    origin: ORIGIN,
    href: `${ORIGIN}${pathname}`,
  });
  vi.stubGlobal('sessionStorage', storage(stored.session, stored.isBlocked));
  vi.stubGlobal('localStorage', storage(stored.local, stored.isBlocked));
  vi.stubGlobal('document', {
    cookie: stored.cookie ?? '',
    readyState: 'complete',
    documentElement: { dataset: {} },
    // The development server's page has no file list.
    querySelector: () => (stored.painter ? { content: stored.painter } : null),
    querySelectorAll: () => [],
    getElementById: (id: string) =>
      id === 'app-config'
        ? { textContent: stored.settings ?? '{"host":"","publicTokenKey":"sufra-public"}' }
        : { textContent: JSON.stringify(READY) },
    createElement: () => ({}),
    head: { append: (link: Partial<HTMLLinkElement>) => links.push(link) },
  });
  // Not reset: the page of an earlier test may ask for a frame late.
  globalThis.requestAnimationFrame = vi.fn();
  vi.resetModules();
  await import('../../src/firstScreen/boot.ts');
  const early = (globalThis as unknown as Record<string, BootHandover | undefined>)[
    BOOT_HANDOVER_KEY
  ];
  return {
    early,
    calls: fetched.mock.calls,
    addresses: fetched.mock.calls.map(([at]) => at),
    links,
  };
}
