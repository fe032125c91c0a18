import { describe, expect, it } from 'vitest';
import { copyKey, fingerprint } from '../../../src/config/copyKey.ts';
import { COPY_HEADER } from '../../../src/config/worker.ts';
import {
  answerPicture,
  answerRead,
  forgetToken,
  keepRead,
  type Shelf,
} from '../../../src/pwa/worker/copies.ts';
import { memoryCache } from './memoryCache.ts';

const MENU = 'https://app.example/api/Menu/EN/BEIT';
const SERVER_NOON = 'Sat, 01 Mar 2025 12:00:00 GMT';
const DEVICE_MS = Date.parse('1999-01-01T00:00:00Z');

const read = (token: string, address = MENU) =>
  new Request(address, { headers: { tokenKey: token } });
const json = (body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    headers: { 'Content-Type': 'application/json', Date: SERVER_NOON, ...headers },
  });
const page = (status = 200) =>
  new Response('<h1>Accept our terms</h1>', { status, headers: { 'Content-Type': 'text/html' } });

/** An answer of the menu with a recognisable label. */
const menu = (label: string, more: object = {}, headers: Record<string, string> = {}) => {
  const fields = { menuScheduleId: 1, storeId: 2, currency: 'KWD', minOrderAmount: 0 };
  return json({ status: 1, dataenum: { ...fields, label, ...more } }, headers);
};

/** The connection breaks while the answer arrives. */
const cut = () =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"status":1,"data'));
        stream.error(new TypeError('network error'));
      },
    }),
    { headers: { 'Content-Type': 'application/json' } },
  );

type Network = () => Promise<Response>;
const away: Network = () => Promise.reject(new TypeError('Failed to fetch'));
const silent: Network = () => new Promise(() => undefined);
const says =
  (response: Response): Network =>
  () =>
    Promise.resolve(response);

/** A device whose network can be changed; `settle` waits for work after the answer. */
function device(cache = memoryCache()) {
  let network: Network = away;
  const work: Promise<unknown>[] = [];
  const shelf: Shelf = {
    open: () => Promise.resolve(cache.cache),
    fetch: () => network(),
    patience: () => new Promise((resolve) => setTimeout(resolve, 5)),
    now: () => DEVICE_MS,
    later: (promise) => work.push(promise),
  };
  return {
    cache,
    shelf,
    ask: async (request: Request, over: Network) => {
      network = over;
      const answer = await answerRead(request, shelf);
      if (over !== silent) await Promise.all(work);
      return answer;
    },
    settle: () => Promise.all(work),
    setNetwork: (over: Network) => {
      network = over;
    },
  };
}

describe('a read that may be stored', () => {
  it.each([
    ['away', away],
    ['silent', silent],
    ['a portal with terms of its own', says(page())],
    ['a portal that speaks as the server does', says(json({ portal: true }))],
    ['a portal that says yes to all', says(json({ status: 1, message: 'Welcome' }))],
    ['cut in the middle', says(cut())],
  ])('is answered with its dated copy when the network is %s', async (_, network) => {
    const { ask } = device();
    await ask(read('public'), says(menu('fresh')));
    const copy = await ask(read('public'), network);
    expect(await copy.json()).toMatchObject({ dataenum: { label: 'fresh' } });
    expect(copy.headers.get(COPY_HEADER)).toBe('2025-03-01T12:00:00.000Z');
  });

  it.each<[string, string, string]>([
    ['is as young as the answer that it has not changed', '"a"', '2025-03-01T13:00:00.000Z'],
    ['keeps its age if the page has another', '"b"', '2025-03-01T12:00:00.000Z'],
  ])('and its copy %s', async (_, held, givenAt) => {
    const { ask } = device();
    await ask(read('public'), says(menu('fresh', {}, { ETag: '"a"' })));
    const again = read('public');
    again.headers.set('If-None-Match', held);
    const headers = { Date: 'Sat, 01 Mar 2025 13:00:00 GMT' };
    const answer = await ask(again, says(new Response(null, { status: 304, headers })));
    expect(answer.status).toBe(304);
    const copy = await ask(read('public'), away);
    expect(await copy.json()).toMatchObject({ dataenum: { label: 'fresh' } });
    expect(copy.headers.get(COPY_HEADER)).toBe(givenAt);
  });

  it('is answered in the other language if only that one was stored', async () => {
    const { ask } = device();
    const asked = (lang: 'EN' | 'AR', of = `Menu/${lang}/BEIT`) =>
      new Request(`https://app.example/api/${of}`, {
        headers: { tokenKey: 'public', 'Accept-Language': lang.toLowerCase() },
      });
    const dish = { label: 'Hummus', labelEN: 'Hummus', labelAR: 'حمص' };
    await ask(asked('EN'), says(menu('', { menuItems: [dish] })));
    await ask(asked('EN', 'Menu/GetStoreIdFromCode/BEIT'), says(json({ dataenum: 7 })));
    const copy = await ask(asked('AR'), away);
    expect(await copy.json()).toMatchObject({ dataenum: { menuItems: [{ label: 'حمص' }] } });
    expect(copy.headers.get(COPY_HEADER)).toBe('2025-03-01T12:00:00.000Z');
    const store = await ask(asked('AR', 'Menu/GetStoreIdFromCode/BEIT'), away);
    expect(await store.json()).toEqual({ dataenum: 7 });
  });

  it("is the server's own answer, unmarked, whenever there is one", async () => {
    const { ask } = device();
    await ask(read('public'), says(menu('old')));
    const fresh = await ask(read('public'), says(menu('new')));
    expect(fresh.headers.get(COPY_HEADER)).toBeNull();
    expect(await fresh.json()).toMatchObject({ dataenum: { label: 'new' } });
    const failed = await ask(read('public'), says(page(503)));
    expect(failed.status).toBe(503);
  });

  it.each<[string, object | number, unknown]>([
    ['Menu/headerSetup/EN/BEIT', { logo: 'a.svg' }, {}],
    ['TableCart/GetButtonColorCodes/BEIT', { buttonColor: '#123456' }, {}],
    ['Menu/Category/EN/BEIT', [{ categoryId: 1 }], []],
    ['Menu/GetCountries/BEIT', [{ id: 1, dialCode: '+965' }], null],
    ['Menu/checkHomePageActivation/BEIT', { isActive: false }, true],
    ['Menu/GetStoreIdFromCode/BEIT', 7, 0],
  ])('keeps its copy of %s when the answer is a bare %j', async (path, dataenum, blank) => {
    const { ask } = device();
    const asked = () => new Request(`https://app.example/api/${path}`);
    await ask(asked(), says(json({ status: 1, dataenum })));
    await ask(asked(), says(json(blank)));
    expect(await (await ask(asked(), away)).json()).toEqual({ status: 1, dataenum });
  });

  it('passes a refusal on, and keeps its copy', async () => {
    const { ask } = device();
    await ask(read('public'), says(menu('fresh')));
    const refusal = { status: -19, message: 'No such table', dataenum: null };
    expect(await (await ask(read('public'), says(json(refusal)))).json()).toEqual(refusal);
    expect(await (await ask(read('public'), away)).json()).toMatchObject({
      dataenum: { label: 'fresh' },
    });
  });

  it.each([
    ['a refusal', says(json({ status: -19, message: '', dataenum: null }))],
    [
      'half an answer',
      says(new Response('{"status":1,', { headers: { 'Content-Type': 'application/json' } })),
    ],
    ['a page', says(page())],
    [
      'an error',
      says(
        new Response('{"status":1}', {
          status: 500,
          headers: { 'Content-Type': 'application/json' },
        }),
      ),
    ],
    ['a bare text', says(json('yes'))],
    ['a text of a portal', says(json({ portal: true }))],
    ['an answer without data', says(json({ status: 1, dataenum: null }))],
    ['the answer of another call', says(json({ status: 1, dataenum: [{ storeId: 2 }] }))],
  ])('does not store %s', async (_, network) => {
    const { ask, cache } = device();
    await ask(read('public'), network);
    expect(cache.urls()).toEqual([]);
  });

  it('fails like the network if there is no copy', async () => {
    const { ask } = device();
    await expect(ask(read('public'), away)).rejects.toThrow('Failed to fetch');
    expect(await (await ask(read('public'), says(page()))).text()).toContain('terms');
  });

  it('never passes from one login to another, and hides the token', async () => {
    const { ask, cache } = device();
    await ask(read('token-of-A'), says(menu('for A')));
    await expect(ask(read('token-of-B'), away)).rejects.toThrow('Failed to fetch');
    await expect(ask(read('public'), away)).rejects.toThrow('Failed to fetch');
    expect(cache.urls().join(' ')).not.toContain('token-of-A');
  });

  it('passes to another language only if there is nothing else, even at the same address', async () => {
    const SETUP = 'https://app.example/api/TableCart/getEndingPageSetting/BEIT';
    const inLang = (lang: string) =>
      new Request(SETUP, { headers: { tokenKey: 'public', 'Accept-Language': lang } });
    const ending = (titleEN: string) => json({ status: 1, dataenum: { isActive: true, titleEN } });
    const { ask } = device();
    await ask(inLang('en'), says(ending('Thank you')));
    expect(await (await ask(inLang('ar'), away)).json()).toMatchObject({
      dataenum: { titleEN: 'Thank you' },
    });
    await ask(inLang('ar'), says(ending('شكرًا')));
    expect(await (await ask(inLang('en'), away)).json()).toMatchObject({
      dataenum: { titleEN: 'Thank you' },
    });
    expect(await (await ask(inLang('ar'), away)).json()).toMatchObject({
      dataenum: { titleEN: 'شكرًا' },
    });
  });

  it('belongs to its login and to no other', async () => {
    const { ask, cache } = device();
    await ask(read('token-to-forget'), says(menu('any')));
    await ask(read('public'), says(menu('any')));
    await forgetToken('token-to-forget', cache.cache);
    expect(cache.urls()).toEqual([copyKey(MENU, '', await fingerprint('public'))]);
  });

  it('stores no position, and answers one from its copies', async () => {
    const { ask, cache } = device();
    const here = `${MENU}?latitude=29.3&longitude=47.9`;
    await ask(read('public', here), says(menu('near')));
    expect(cache.urls()).toEqual([]);
    await ask(read('public'), says(menu('all')));
    expect(await (await ask(read('public', here), away)).json()).toMatchObject({
      dataenum: { label: 'all' },
    });
    expect(cache.urls().join(' ')).not.toContain('latitude');
  });

  it("uses the device's clock if the server sends no time", async () => {
    const { ask } = device();
    await ask(read('public'), says(menu('any', {}, { Date: '' })));
    const copy = await ask(read('public'), away);
    expect(copy.headers.get(COPY_HEADER)).toBe('1999-01-01T00:00:00.000Z');
  });

  it('is not preloaded again while its copy is young', async () => {
    const { ask, shelf, setNetwork, settle, cache } = device();
    await ask(read('public'), says(menu('any', {}, { Date: new Date(DEVICE_MS).toUTCString() })));
    let calls = 0;
    setNetwork(() => {
      calls += 1;
      return Promise.resolve(menu('any'));
    });
    await keepRead(read('public'), shelf, 1000);
    expect(calls).toBe(0);
    await keepRead(read('public', `${MENU}2`), shelf, 1000);
    await settle();
    expect(calls).toBe(1);
    expect(cache.urls()).toHaveLength(2);
  });
});

describe('a picture', () => {
  const ADDRESS = 'https://app.example/images/a.svg';
  const picture = (words: string, etag: string) =>
    new Response(words, { headers: { 'Content-Type': 'image/svg+xml', ETag: etag } });

  it('is stored once, served without a network, and replaced by a new one', async () => {
    const { shelf, setNetwork, settle } = device();
    const show = async (network: Network) => {
      setNetwork(network);
      const answer = await answerPicture(new Request(ADDRESS), shelf);
      await settle();
      return answer.text();
    };
    await show(says(picture('one', '1')));
    expect(await show(away)).toBe('one');
    await show(says(picture('never stored', '1')));
    expect(await show(away)).toBe('one');
    await show(says(picture('two', '2')));
    expect(await show(away)).toBe('two');
    expect(await show(says(page()))).toBe('two');
  });
});
