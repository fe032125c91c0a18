import { expect, it } from 'vitest';
import { copyKey, fingerprint } from '../../../src/config/copyKey.ts';
import { answerRead, forgetToken, keepRead, type Shelf } from '../../../src/pwa/worker/copies.ts';
import { memoryCache } from './memoryCache.ts';

const MENU = 'https://app.example/api/Menu/EN/BEIT';
const read = (tokenKey: string) => new Request(MENU, { headers: { tokenKey } });
const menu = () =>
  Response.json({ menuScheduleId: 1, storeId: 2, currency: 'KWD', minOrderAmount: 0 });

/** A worker whose network answers when it is told to. */
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

it('an answer that comes after the log-out is given, and not stored', async () => {
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
  'nor is there ever a copy once a log-out is through that began %i turns after the answer',
  async (turns) => {
    let isThrough = false;
    const seen: string[] = [];
    const { cache, urls, shelf, network, rest } = worker(async (write) => {
      await passTurns(5);
      await write();
      if (isThrough) seen.push(...urls());
      // Seen by others before the browser has told the worker.
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

it('what was to be kept for later is not asked for with a login that has ended', async () => {
  const { cache, urls, shelf, network, asked, rest } = worker();
  network.resolve(menu());
  await forgetToken('token-ended', cache);
  await keepRead(read('token-ended'), shelf, 1);
  expect(asked()).toBe(0);
  await keepRead(read('public'), shelf, 1);
  await rest();
  expect(urls()).toEqual([copyKey(MENU, '', await fingerprint('public'))]);
});
