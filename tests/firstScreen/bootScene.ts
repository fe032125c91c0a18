/** Runs the page's boot script against a server that gives the same answer to all calls. */
import { vi } from 'vitest';
import { ENTRY_POINTS } from '../../src/build/entryPoints.ts';
import {
  ENTRIES_ID,
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

/** The rows of the doors at a table, which the build adds to the page. */
const tableDoors = ({ painter, ownPainter = painter }: Stored) =>
  Object.fromEntries(
    ENTRY_POINTS.filter(({ draws }) => draws === 'Menu' || draws === 'Emenu').map(
      ({ pattern, asks, draws, words }): [string, EntryPreload] => [
        pattern,
        {
          asks,
          ...(words && { words }),
          files: [],
          // The development server's page names no files.
          draws: painter ? [painter] : [],
          ...(draws === 'Menu' && { drawsOwn: ownPainter ? [ownPainter] : [] }),
        },
      ],
    ),
  );

export interface Stored {
  local?: Record<string, string>;
  session?: Record<string, string>;
  cookie?: string;
  settings?: string;
  isBlocked?: boolean;
  answer?: string;
  painter?: string;
  /** For a diner who avoids something; by default the same. */
  ownPainter?: string;
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
  // Without an element to draw into.
  const texts: Record<string, { textContent: string }> = {
    'app-config': { textContent: stored.settings ?? '{"host":"","publicTokenKey":"sufra-public"}' },
    [ENTRIES_ID]: { textContent: JSON.stringify({ ...READY, ...tableDoors(stored) }) },
  };
  vi.stubGlobal('document', {
    cookie: stored.cookie ?? '',
    readyState: 'complete',
    documentElement: { dataset: {} },
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementById: (id: string) => texts[id],
    createElement: () => ({ setAttribute: () => undefined }),
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
