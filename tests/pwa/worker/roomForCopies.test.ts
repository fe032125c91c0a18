import { describe, expect, it } from 'vitest';
import { answerPicture, keep } from '../../../src/pwa/worker/copies.ts';
import { memoryCache } from './memoryCache.ts';

describe('the room for copies', () => {
  const put = async (cache: Cache, from: number, to: number, limit: number) => {
    for (let index = from; index <= to; index += 1) {
      await keep(cache, `https://app.example/${index}`, new Response(''), limit);
    }
  };
  const numbers = (urls: string[]) => urls.map((url) => Number(url.split('/').at(-1)));

  it('holds the newest', async () => {
    const { cache, urls } = memoryCache();
    await put(cache, 1, 5, 3);
    expect(numbers(urls())).toEqual([3, 4, 5]);
  });

  it('is limited to four hundred pictures', async () => {
    const { cache, urls } = memoryCache();
    await put(cache, 1, 400, 400);
    const work: Promise<unknown>[] = [];
    const png = () => new Response('', { headers: { 'Content-Type': 'image/png' } });
    await answerPicture(new Request('https://app.example/401'), {
      open: () => Promise.resolve(cache),
      fetch: () => Promise.resolve(png()),
      patience: () => new Promise(() => undefined),
      now: () => 0,
      later: (done) => work.push(done),
    });
    await Promise.all(work);
    expect(urls()).toHaveLength(400);
    expect(numbers(urls()).at(-1)).toBe(401);
  });

  it('is made on a full device by deleting the older half', async () => {
    const { cache, urls } = memoryCache(4);
    await put(cache, 1, 5, 100);
    expect(numbers(urls())).toEqual([3, 4, 5]);
  });

  it('may be zero', async () => {
    const { cache, urls } = memoryCache(0);
    await put(cache, 1, 1, 100);
    expect(urls()).toEqual([]);
  });
});
