import { expect, it } from 'vitest';
import { copyKey, fingerprint } from '../../../src/config/copyKey.ts';
import { answerRead, forgetToken, keepRead, type Shelf } from '../../../src/pwa/worker/copies.ts';
import { memoryCache } from './memoryCache.ts';

const MENU = 'https://app.example/api/Menu/EN/BEIT';
const read = (tokenKey: string) => new Request(MENU, { headers: { tokenKey } });
const menu = () =>
  Response.json({ menuScheduleId: 1, storeId: 2, currency: 'KWD', minOrderAmount: 0 });

/** A worker whose network answers on command. */
function worker(put?: (write: () => Promise<void>) => Promise<void>) {
  const { cache, urls } = memoryCache();
  const network = Promise.withResolvers<Response>();
  const work: Promise<unknown>[] = [];
  let asked = 0;
  if (put) {
    const write = cache.put.bind(cache);
    cache.put = (...copy) => put(() => write(...copy));
  }
  const shelf: Shelf = {
    open: () => Promise.resolve(cache),
    fetch: () => {
      asked += 1;
      return network.promise;
    },
    patience: () => new Promise(() => undefined),
    now: () => 0,
    later: (promise) => work.push(promise),
  };
  return { cache, urls, shelf, network, asked: () => asked, rest: () => Promise.all(work) };
}

it('an answer after the log-out is passed on, but not stored', async () => {
  const { cache, urls, shelf, network, rest } = worker();
  const answer = answerRead(read('token-late'), shelf);
  await forgetToken('token-late', cache);
  network.resolve(menu());
  expect((await answer).ok).toBe(true);
  await rest();
  expect(urls()).toEqual([]);
});

const passTurns = async (turns: number) => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((go) => setImmediate(go));
};

it.each([...Array(30).keys()])(
  'no copy remains after a log-out that began %i turns after the answer',
  async (turns) => {
    let isThrough = false;
    const seen: string[] = [];
    const { cache, urls, shelf, network, rest } = worker(async (write) => {
      await passTurns(5);
      await write();
      if (isThrough) seen.push(...urls());
      // Other tabs see it before the browser has informed the worker.
      await passTurns(5);
    });
    const token = `token-${turns}`;
    const answer = answerRead(read(token), shelf);
    network.resolve(menu());
    await passTurns(turns);
    await forgetToken(token, cache);
    isThrough = true;
    seen.push(...urls());
    await answer;
    await rest();
    expect([...seen, ...urls()]).toEqual([]);
  },
);

it('a preload is not sent with an ended login', async () => {
  const { cache, urls, shelf, network, asked, rest } = worker();
  network.resolve(menu());
  await forgetToken('token-ended', cache);
  await keepRead(read('token-ended'), shelf, 1);
  expect(asked()).toBe(0);
  await keepRead(read('public'), shelf, 1);
  await rest();
  expect(urls()).toEqual([copyKey(MENU, '', await fingerprint('public'))]);
});
