import { describe, expect, it } from 'vitest';
import type { LoyaltyScheme } from '../../src/contract/customer.ts';
import { venues } from '../../src/demo/venues/all.ts';
import { ORIGIN, startDemo } from './fixtures/client.ts';
import { CART, putLine } from './fixtures/journey.ts';
import { DISH } from './fixtures/tiny.ts';

describe('addresses', () => {
  it('prefer literal segments to parameters', async () => {
    const client = startDemo();
    const details = await client.call('Menu/GetMenuDetails/TINY');
    const count = await client.call(`TableCart/GetCartCount/T1/${CART}`);
    expect(details.data).not.toHaveProperty('menuItems');
    expect(count.data).toBe(0);
  });

  it('ignore case in literal segments, but not in codes', async () => {
    const client = startDemo();
    expect((await client.call('menu/getstoreidfromcode/TINY')).status).toBe(1);
    expect((await client.call('Menu/GetStoreIdFromCode/tiny')).http).toBe(404);
  });

  it('decodes parameters and takes the root with and without a slash', async () => {
    const client = startDemo();
    expect((await client.call('Menu/GetStoreIdFromCode/TI%4EY')).status).toBe(1);
    expect((await client.call('Menu/GetStoreIdFromCode/%E0%A4%A')).http).toBe(400);
    const wrong = await client.call('TableCart/', { body: {} });
    expect(wrong.http).toBe(400);
  });
});

describe('headers', () => {
  it('allow a terminal to read without a key, and nothing else', async () => {
    const client = startDemo();
    expect((await client.raw('/api/Menu/GetMenuDetails/TINY')).status).toBe(200);
    expect((await client.raw('/api/TableCart/PlaceOrder/1')).status).toBe(400);
    expect((await client.raw('/api/TableCart/AddToCart', { body: {} })).status).toBe(400);
  });

  it('set an anti-forgery cookie and check it only on writes', async () => {
    const client = startDemo();
    const first = await client.call('Menu/GetMenuDetails/TINY');
    const cookie = first.headers.getSetCookie().find((entry) => entry.startsWith('XSRF-TOKEN='));
    const token = cookie?.slice('XSRF-TOKEN='.length).split(';')[0] ?? '';
    expect(token).not.toBe('');
    const path = 'TableCart/checkOperationHourForTable';
    const body = { tableCode: 'T1', orderTime: '2026-01-01T12:00:00Z' };
    const Cookie = `world=${client.world}; XSRF-TOKEN=${token}`;
    // The request was sent before the cookie arrived.
    expect((await client.call(path, { body, headers: { Cookie } })).http).toBe(400);
    const wrong = { Cookie, 'X-XSRF-TOKEN': 'wrong' };
    expect((await client.call(path, { body, headers: wrong })).http).toBe(400);
    const right = { Cookie, 'X-XSRF-TOKEN': token };
    expect((await client.call(path, { body, headers: right })).status).toBe(1);
    const odd = { Cookie: `world=${client.world}; XSRF-TOKEN=%E0%A4%A` };
    expect((await client.call(path, { body, headers: odd })).http).toBe(400);
    const oddRight = { ...odd, 'X-XSRF-TOKEN': '%E0%A4%A' };
    expect((await client.call(path, { body, headers: oddRight })).status).toBe(1);
    const read = await client.call('Menu/GetMenuDetails/TINY', { headers: { Cookie } });
    expect(read.status).toBe(1);
  });
});

describe('the menu cache', () => {
  it('changes only the ETag when a dish sells out, and the version with a price', async () => {
    const client = startDemo();
    const read = async () => {
      const answer = await client.call<{ menuScheduleUniqueId: string }>('Menu/EN/TINY');
      return { etag: answer.headers.get('ETag'), version: answer.data.menuScheduleUniqueId };
    };
    const before = await read();
    await client.control({ action: 'sellOut', itemId: DISH.one });
    const soldOut = await read();
    await client.control({ action: 'setPrice', itemId: DISH.one, price: 9 });
    const repriced = await read();
    expect(soldOut.version).toBe(before.version);
    expect(soldOut.etag).not.toBe(before.etag);
    expect(repriced.version).not.toBe(before.version);
  });
});

describe('messages', () => {
  it('describe a picture in the requested language', async () => {
    const client = startDemo(venues);
    const altsIn = async (lang: string) => {
      const path = 'Notification/GetNotificationByAppearanceId/101/3/1';
      const { text } = await client.call(path, { headers: { 'Accept-Language': lang } });
      return [...text.matchAll(/"imageAlt":"([^"]*)"/g)].map(([, alt]) => alt);
    };
    expect(await altsIn('en')).toContain('Warm pita for the mezza?');
    expect(await altsIn('ar')).toContain('خبز ساخن مع المقبلات؟');
  });

  it('name the tiers of points in the requested language', async () => {
    const client = startDemo(venues);
    const tiersIn = async (lang: string) => {
      const { data } = await client.call<LoyaltyScheme>('Delivery/getLoyaltyScheme/171', {
        headers: { 'Accept-Language': lang },
      });
      return data.tiers.map(({ name }) => name);
    };
    expect(await tiersIn('en')).toEqual(['Guest', 'Friend', 'Family']);
    expect(await tiersIn('ar')).toEqual(['ضيف', 'صديق', 'من أهل البيت']);
  });
});

describe('worlds', () => {
  it('keep their data apart by cookie', async () => {
    const client = startDemo();
    await putLine(client, DISH.three, 1);
    const Cookie = 'world=elsewhere';
    const count = await client.call(`TableCart/GetCartCount/T1/${CART}`, { headers: { Cookie } });
    expect(count.data).toBe(0);
    await client.control({ action: 'reset' });
    expect((await client.state()).carts).toEqual([]);
  });
});

describe('addresses outside the API', () => {
  it('are left to other handlers', async () => {
    const { demo } = startDemo();
    expect(await demo.handleDemo(new Request(`${ORIGIN}/Menu/TINY`))).toBeUndefined();
  });

  it('draws inbox, control and payment pages in both directions', async () => {
    const client = startDemo();
    for (const path of ['/demo/inbox?lang=AR', '/demo/control', '/demo']) {
      const response = await client.raw(path);
      expect(response.headers.get('Content-Type')).toContain('text/html');
    }
    expect(await (await client.raw('/demo/inbox?lang=AR')).text()).toContain('dir="rtl"');
    expect((await client.raw('/pay/card/nobody')).status).toBe(404);
  });

  it('accept the control page as a plain form', async () => {
    const client = startDemo();
    const response = await client.raw('/demo/control', {
      body: 'itemId=11&modifierId=&price=9.5&action=setPrice',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(303);
    const item = await client.call<{ price: number }>('Menu/MenuItemDetails/EN/TINY/11');
    expect(item.data.price).toBe(9.5);
  });
});
