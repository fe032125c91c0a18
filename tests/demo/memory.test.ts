import { describe, expect, it } from 'vitest';
import { createCatalog } from '../../src/demo/backend/common/catalog.ts';
import { createWorlds } from '../../src/demo/backend/common/worlds.ts';
import { startDemo } from './fixtures/client.ts';
import { tiny } from './fixtures/tiny.ts';

const MEGABYTE = 1024 * 1024;

describe('the memory of the demo', () => {
  it('keeps the worlds of the last visitors, and always the shared one', () => {
    const worlds = createWorlds(createCatalog([tiny]));
    const of = (name: string) =>
      worlds.of(new Request('http://demo.test/', { headers: { Cookie: `world=${name}` } }));
    const shared = worlds.of(new Request('http://demo.test/'));
    const [first, second] = [of('first'), of('second')];
    for (let count = 0; count < 1000; count += 1) {
      of(`visitor-${count}`);
      expect(of('first')).toBe(first);
    }
    expect(of('second')).not.toBe(second);
    expect(worlds.of(new Request('http://demo.test/'))).toBe(shared);
  });

  it('keeps the last photos of all visitors, up to a limit', async () => {
    const client = startDemo();
    const addresses: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(8 * MEGABYTE)], { type: 'image/png' }), 'a.png');
      const headers = { Cookie: `world=visitor-${count}` };
      const { data } = await client.call<{ url: string }>('RateAndReview/FileUpload', {
        body,
        headers,
      });
      addresses.push(data.url);
    }
    const found = await Promise.all(
      addresses.map(async (address) => (await client.raw(address)).status),
    );
    expect(found).toEqual([404, 404, ...Array<number>(8).fill(200)]);
  });
});
