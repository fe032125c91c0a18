import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../src/api/address.ts';
import { BOOT_HANDOVER_KEY } from '../../src/lazy/bootHandover.ts';
import * as menu from '../../src/contract/endpoints/menu.ts';
import { getMenuItemDetails } from '../../src/contract/endpoints/dishes.ts';
import { getHomepage } from '../../src/contract/endpoints/places.ts';
import * as tablePage from '../../src/contract/endpoints/tablePage.ts';
import { asked, ORIGIN, type Stored } from './bootScene.ts';

/** A busy machine takes a while. */
const until = (isSo: () => void) => vi.waitFor(isSo, { timeout: 20_000 });

afterEach(() => {
  vi.unstubAllGlobals();
  delete (globalThis as unknown as Record<string, unknown>)[BOOT_HANDOVER_KEY];
});

const MARKED: Stored = { local: { preferences: '{"allergens":["milk"]}' } };
const CUSTOMER = {
  token_BEIT: 'amal',
  userId_BEIT: '7',
  customerId_BEIT: '7',
  userName_BEIT: 'Amal',
};

describe('the boot script', () => {
  const DRAWS = 'data:text/javascript,export%20const%20paint=()=>paintedHere()';

  it('draws the welcome of a table', async () => {
    const drawn = vi.fn(() => false);
    vi.stubGlobal('paintedHere', drawn);
    await asked('/Emenu/BEIT/T12', { painter: DRAWS });
    await until(() => expect(drawn).toHaveBeenCalledOnce());
  });

  it.each<[string, Stored, string?]>([
    ['a category in the address', { search: '?categoryId=10' }],
    ['a search in the address', { search: '?filter=vegan&find=soup' }],
    ['marks on a welcome page', MARKED, '/Emenu/BEIT/T12'],
  ])('leaves %s to the app', async (_, stored, at = '/Menu/BEIT/T12') => {
    const drawn = vi.fn(() => false);
    vi.stubGlobal('paintedHere', drawn);
    const { early } = await asked(at, { ...stored, painter: DRAWS });
    await until(() => expect(early?.isLeftToApp).toBe(true));
    expect(drawn).not.toHaveBeenCalled();
  });

  it.each<[string, Stored, string?]>([
    ['marks', MARKED],
    ['filters in the address', { search: '?filter=vegan%2Chalal' }, 'vegan,halal'],
    ['filters of the last visit', { local: { menuFilters: 'BEIT=vegan' } }, 'vegan'],
  ])('draws a menu with %s by a script of its own, with all words', async (_, own, x) => {
    const [plain, drawn] = [vi.fn(() => false), vi.fn(() => false)];
    vi.stubGlobal('paintedHere', plain);
    vi.stubGlobal('paintedForOne', drawn);
    const ownPainter = DRAWS.replace('paintedHere', 'paintedForOne');
    const { addresses } = await asked('/Menu/BEIT/T12', { ...own, painter: DRAWS, ownPainter });
    await until(() => expect(drawn).toHaveBeenCalledOnce());
    expect(plain).not.toHaveBeenCalled();
    // The first words have no allergens.
    expect(addresses).toContain('/assets/i18n/EN.json');
    const filtered = { lang: 'EN', code: 'BEIT', x, tableCode: 'T12' } as const;
    if (x) expect(addresses).toContain(addressOf(menu.getMenuItemsForFilter, filtered as never));
  });

  it.each<[string, string, Stored]>([
    ['a diner', '/Menu/BEIT/T12', { local: { lang_BEIT: 'AR' } }],
    [
      'a hotel guest',
      '/Cart/SEA/SEA-1204',
      {
        session: {
          entryPlaces: '[{"code":"SEA","tableCode":"SEA-1204","state":"Room"}]',
          roomCode: 'PALM',
          langPALM: 'AR',
        },
      },
    ],
  ])('mirrors the page for %s who reads Arabic', async (_, address, stored) => {
    await asked(address, stored);
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  it('preloads for a table exactly the calls of the app', async () => {
    const { addresses, early } = await asked('/Emenu/Caf%C3%A9%20%2F1/T%201');
    const code = 'Café /1';
    const tableCode = 'T 1';
    expect(addresses.toSorted()).toEqual(
      [
        '/assets/i18n/first/EN.json',
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
      tag: null,
      atMs: expect.closeTo(Date.now(), -4) as number,
    });
  });

  it('loads the words of the first screen first, and with a menu skips the calls of the welcome', async () => {
    const { addresses, early } = await asked('/Menu/BEIT/T12/');
    expect(addresses[0]).toBe('/assets/i18n/first/EN.json');
    expect(early?.strings).toMatchObject({ lang: 'EN', isPart: true });
    expect(addresses.some((address) => address.includes('homepage'))).toBe(false);
  });

  it("loads the words like everything else, with the app's key", async () => {
    const { calls } = await asked('/Menu/BEIT/T12', { local: { lang_BEIT: 'AR' } });
    expect(calls[0]).toEqual([
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
  ])("uses the diner's language when %s", async (_, stored: Stored, lang) => {
    const { addresses, calls } = await asked('/Menu/BEIT/T12', stored);
    expect(addresses).toContain(`${ORIGIN}/api/Menu/${lang}/BEIT?tableCode=T12`);
    expect(calls[1]?.[1]?.headers).toMatchObject({
      tokenKey: 'sufra-public',
      'Accept-Language': lang.toLowerCase(),
    });
  });

  it("asks with a customer's token, and leaves nothing in the browser's cache", async () => {
    const { calls } = await asked('/Menu/BEIT/T12', { local: CUSTOMER });
    expect(calls.length).toBeGreaterThan(6);
    const asker = { headers: { tokenKey: 'amal' } };
    for (const [address, init] of calls) {
      expect(init).toMatchObject(asker);
      if (address.includes('/api/')) expect(init).toMatchObject({ cache: 'no-store' });
    }
  });

  it('proves with the cookie that a POST comes from this page', async () => {
    const { calls } = await asked('/Menu/BEIT/T12', { cookie: 'a=1; XSRF-TOKEN=to%2Bken; b=2' });
    const posts = calls.filter(([, init]) => init?.method === 'POST');
    expect(posts).toHaveLength(1);
    expect(posts[0]?.[1]?.headers).toMatchObject({ 'X-XSRF-TOKEN': 'to+ken' });
    expect(JSON.parse(posts[0]?.[1]?.body as string)).toMatchObject({ tableCode: 'T12' });
  });

  it('asks even if the proof cannot be sent', async () => {
    const { calls, early } = await asked('/Menu/BEIT/T12', { cookie: 'XSRF-TOKEN=%E0%A4%A' });
    expect(early?.answers).toHaveLength(6);
    const post = calls.find(([, init]) => init?.method === 'POST');
    expect(post?.[1]?.headers).toMatchObject({ 'X-XSRF-TOKEN': '%E0%A4%A' });
  });

  it('asks the API host of the settings, without a cookie', async () => {
    const { addresses, calls } = await asked('/Menu/BEIT/T12', {
      cookie: 'XSRF-TOKEN=secret',
      settings: '{"host":"https://venue.example/","publicTokenKey":"key"}',
    });
    expect(addresses[1]).toBe('https://venue.example/api/Menu/EN/BEIT?tableCode=T12');
    expect(JSON.stringify(calls)).not.toContain('secret');
  });

  it.each([
    ['no table is named', '/Menu/BEIT', {}],
    ['the table is 0', '/Menu/BEIT/0', {}],
    ['the page is no entry point', '/Payment/BEIT/T12', {}],
    ['there is more than a table', '/Menu/BEIT/T12/more', {}],
    ['the address is broken', '/Menu/%E0%A4%A/T12', {}],
    ['half a login is stored', '/Menu/BEIT/T12', { local: { userId_BEIT: '7' } }],
    ['storage is blocked', '/Menu/BEIT/T12', { isBlocked: true }],
    ['the settings cannot be read', '/Menu/BEIT/T12', { settings: '{' }],
  ])('asks nothing when %s', async (_, pathname, stored: Stored) => {
    const { addresses } = await asked(pathname, stored);
    expect(addresses).toEqual([]);
  });

  it('tries to draw the menu of the last visit before it asks the server', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    const { addresses, calls, early } = await asked('/Menu/BEIT/T12', {
      local: { menuItems_BEIT: '{}' },
      painter: '/static/gone.js',
    });
    expect(addresses).toEqual(['/assets/i18n/first/EN.json']);
    // The drawing file fails to load; the calls do not wait for it.
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toHaveLength(7);
    expect(calls[1]?.[0]).toContain('/api/Menu/EN/BEIT');
    vi.useRealTimers();
    await until(() => expect(early?.isLeftToApp).toBe(true));
  });

  it('preloads another entry point as the page lists it, and then its files', async () => {
    const { addresses, links, early } = await asked('/Item/Caf%C3%A9%20%2F1/5/T%201');
    expect(addresses).toEqual([
      '/assets/i18n/EN.json',
      addressOf(getMenuItemDetails, {
        lang: 'EN',
        code: 'Café /1',
        menuItemId: 5,
        tableCode: 'T 1',
      }),
      addressOf(tablePage.checkOperationHourForTable, {
        body: { tableCode: 'T 1', orderTime: '' },
      }),
    ]);
    await until(() => expect(links).toHaveLength(2));
    expect(links).toMatchObject([
      { rel: 'modulepreload', href: '/static/item.js', fetchPriority: 'low' },
      { rel: 'preload', as: 'style', href: '/static/item.css' },
    ]);
    expect(early?.isPreloadOnly).toBe(true);
  });

  it.each([
    [
      "once the venue's answer has its id",
      '{"dataenum":{"storeId":17}}',
      ['/api/Delivery/Menu/EN/17?menuTypeId=4'],
    ],
    ['not at all without an id', '{"dataenum":{}}', []],
    ['not at all after an invalid answer', 'a portal', []],
  ])('asks for a store %s', async (_, answer, expected) => {
    const { addresses, early } = await asked('/Delivery/BEIT', { answer });
    await Promise.allSettled(early?.answers.map((each) => each.answer) ?? []);
    const asks = addresses.slice(2).map((address) => address.replace(ORIGIN, ''));
    expect(asks).toEqual(expected);
  });

  it.each([
    [
      'the table of a lane, once the answer says so',
      '{"dataenum":{"isActive":true,"tableCode":"L 1"}}',
      [
        '/api/Menu/CheckDriveThroughSetup/ROUTE',
        '/api/Menu/GetDriveThroughSetup/ROUTE',
        '/api/TableCart/checkOperationHourForTable',
        '/api/Menu/EN/ROUTE?tableCode=L+1',
      ],
    ],
    [
      'the menu of a venue without a lane',
      '{"dataenum":{"isActive":false}}',
      ['/api/Menu/CheckDriveThroughSetup/ROUTE', '/api/Menu/EN/ROUTE'],
    ],
  ])('asks without a table for %s', async (_, answer, expected) => {
    const { calls } = await asked('/Emenu/ROUTE', { answer });
    const asks = () => calls.slice(1).map(([address]) => address.replace(ORIGIN, ''));
    await until(() => expect(asks()).toHaveLength(expected.length));
    expect(asks()).toEqual(expected);
  });

  it.each([
    [{ local: { uniqueCartId_BEIT_T12: 'aB3456789012' } }, ['/api/TableCart/EN/T12/aB3456789012']],
    [{}, []],
  ])('asks for the cart that this phone has at the table: %j', async (stored, expected) => {
    const { addresses } = await asked('/Cart/BEIT/T12', stored);
    expect(addresses.slice(1).map((address) => address.replace(ORIGIN, ''))).toEqual(expected);
  });

  it('preloads only the files for a customer, whose answers are personal', async () => {
    const { addresses, links } = await asked('/Delivery/BEIT', { local: CUSTOMER });
    expect(addresses).toEqual([]);
    await until(() => expect(links).toHaveLength(1));
  });
});
