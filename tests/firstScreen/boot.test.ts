import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../src/api/address.ts';
import { EARLY_START_KEY, type EarlyStart } from '../../src/defer/earlyStart.ts';
import * as menu from '../../src/contract/endpoints/menu.ts';
import { getHomepage } from '../../src/contract/endpoints/places.ts';
import * as tablePage from '../../src/contract/endpoints/tablePage.ts';

const ORIGIN = 'http://sufra.example';

interface Stored {
  local?: Record<string, string>;
  session?: Record<string, string>;
  cookie?: string;
  settings?: string;
  isBlocked?: boolean;
}

function storage(content: Record<string, string> = {}, isBlocked = false) {
  return {
    getItem: (key: string) => {
      if (isBlocked) throw new Error('blocked');
      return content[key] ?? null;
    },
  };
}

/** Runs the page's script at an address, and answers what it has asked for. */
async function asked(pathname: string, stored: Stored = {}) {
  const fetched = vi.fn((_address: string, _init?: RequestInit) =>
    Promise.resolve(new Response('{"status":1}')),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('location', { pathname, search: '', origin: ORIGIN, href: `${ORIGIN}${pathname}` });
  vi.stubGlobal('sessionStorage', storage(stored.session, stored.isBlocked));
  vi.stubGlobal('localStorage', storage(stored.local, stored.isBlocked));
  vi.stubGlobal('document', {
    cookie: stored.cookie ?? '',
    readyState: 'complete',
    documentElement: {},
    // The development server's page names no files.
    querySelector: () => null,
    getElementById: () => ({
      textContent: stored.settings ?? '{"host":"","publicTokenKey":"sufra-public"}',
    }),
  });
  vi.resetModules();
  await import('../../src/firstScreen/boot.ts');
  const early = (globalThis as unknown as Record<string, EarlyStart | undefined>)[EARLY_START_KEY];
  return { early, calls: fetched.mock.calls, addresses: fetched.mock.calls.map(([at]) => at) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete (globalThis as unknown as Record<string, unknown>)[EARLY_START_KEY];
});

describe('the first lines of a page', () => {
  it('ask for a table what the app will ask for, letter by letter', async () => {
    const { addresses, early } = await asked('/Emenu/Caf%C3%A9%20%2F1/T%201');
    const code = 'Café /1';
    const tableCode = 'T 1';
    expect(addresses.toSorted()).toEqual(
      [
        '/assets/i18n/EN.json',
        addressOf(menu.getMenu, { lang: 'EN', code, tableCode }),
        addressOf(menu.getStoreIdFromCode, { code }),
        addressOf(menu.getHeaderSetup, { lang: 'EN', code }),
        addressOf(menu.checkHomePageActivation, { code }),
        addressOf(tablePage.getButtonColorCodes, { code }),
        addressOf(tablePage.checkOperationHourForTable, { body: { tableCode, orderTime: '' } }),
        addressOf(getHomepage, { lang: 'EN', code }),
      ].toSorted(),
    );
    expect(early?.answers).toHaveLength(7);
    expect(await early?.answers[0]?.answer).toEqual({
      httpStatus: 200,
      text: '{"status":1}',
      copyOf: null,
    });
  });

  it('ask for the menu with the words of the first screen', async () => {
    const { addresses, early } = await asked('/Menu/BEIT/T12/');
    expect(addresses[1]).toBe('/assets/i18n/first/EN.json');
    expect(early?.strings).toMatchObject({ lang: 'EN', isPart: true });
    expect(addresses.some((address) => address.includes('homepage'))).toBe(false);
  });

  it('ask for the words as for everything else, with the key of the app', async () => {
    const { calls } = await asked('/Menu/BEIT/T12', { local: { lang_BEIT: 'AR' } });
    expect(calls[1]).toEqual([
      '/assets/i18n/first/AR.json',
      { headers: { tokenKey: 'sufra-public', 'Accept-Language': 'ar' } },
    ]);
  });

  it.each([
    ['the tab reads this venue in Arabic', { session: { langBEIT: 'AR' } }, 'AR'],
    ['the device does', { local: { lang_BEIT: 'AR' } }, 'AR'],
    ['the tab wins', { session: { langBEIT: 'EN' }, local: { lang_BEIT: 'AR' } }, 'EN'],
    ['another venue was read in Arabic last', { local: { lang_: 'AR' } }, 'AR'],
    ['something odd is stored', { local: { lang_BEIT: 'XX' } }, 'EN'],
  ])('speak the language of the diner where %s', async (_, stored: Stored, lang) => {
    const { addresses, calls } = await asked('/Menu/BEIT/T12', stored);
    expect(addresses).toContain(`${ORIGIN}/api/Menu/${lang}/BEIT?tableCode=T12`);
    expect(calls[1]?.[1]?.headers).toMatchObject({
      tokenKey: 'sufra-public',
      'Accept-Language': lang.toLowerCase(),
    });
  });

  it('prove with a question that has a body that it comes from this page', async () => {
    const { calls } = await asked('/Menu/BEIT/T12', { cookie: 'a=1; XSRF-TOKEN=to%2Bken; b=2' });
    const posts = calls.filter(([, init]) => init?.method === 'POST');
    expect(posts).toHaveLength(1);
    expect(posts[0]?.[1]?.headers).toMatchObject({ 'X-XSRF-TOKEN': 'to+ken' });
    expect(JSON.parse(posts[0]?.[1]?.body as string)).toMatchObject({ tableCode: 'T12' });
  });

  it('ask all the same where the proof cannot be sent', async () => {
    const { calls, early } = await asked('/Menu/BEIT/T12', { cookie: 'XSRF-TOKEN=%E0%A4%A' });
    expect(early?.answers).toHaveLength(6);
    const post = calls.find(([, init]) => init?.method === 'POST');
    expect(post?.[1]?.headers).toMatchObject({ 'X-XSRF-TOKEN': '%E0%A4%A' });
  });

  it('ask a server of its own where the settings name one, and tell it no cookie', async () => {
    const { addresses, calls } = await asked('/Menu/BEIT/T12', {
      cookie: 'XSRF-TOKEN=secret',
      settings: '{"host":"https://venue.example/","publicTokenKey":"key"}',
    });
    expect(addresses[0]).toBe('https://venue.example/api/Menu/EN/BEIT?tableCode=T12');
    expect(JSON.stringify(calls)).not.toContain('secret');
  });

  it.each([
    ['no table is named', '/Menu/BEIT', {}],
    ['the table is none', '/Menu/BEIT/0', {}],
    ['it is another page', '/Item/BEIT/5/T12', {}],
    ['there is more than a table', '/Menu/BEIT/T12/more', {}],
    ['the address is broken', '/Menu/%E0%A4%A/T12', {}],
    ['somebody is logged in', '/Menu/BEIT/T12', { local: { userId_BEIT: '7' } }],
    ['a hotel or a hall has led here', '/Menu/BEIT/T12', { session: { entryPlaces: '[]' } }],
    ['storage is blocked', '/Menu/BEIT/T12', { isBlocked: true }],
    ['the settings cannot be read', '/Menu/BEIT/T12', { settings: '{' }],
  ])('ask nothing where %s', async (_, pathname, stored: Stored) => {
    const { addresses } = await asked(pathname, stored);
    expect(addresses).toEqual([]);
  });
});
