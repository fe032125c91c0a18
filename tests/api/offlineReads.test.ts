import { expect, it } from 'vitest';
import { isOfflineRead, judgeAnswer, offlineReads } from '../../src/config/offlineReads.ts';
import { contractCalls } from '../../src/contract/examples/contractCalls.ts';

function pathOf({ endpoint, literal }: (typeof contractCalls)[number]): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(literal.params[name] ?? ''),
  );
  return `/api/${path}`;
}

it('stores exactly the reads that the contract lets a device answer', () => {
  const stored = contractCalls.filter((call) => isOfflineRead(pathOf(call)));
  const allowed = contractCalls.filter(({ endpoint }) => endpoint.isOffline);
  expect(stored.map(pathOf)).toEqual(allowed.map(pathOf));
  expect(offlineReads).toHaveLength(allowed.length);
});

it('has a pattern for each of them and no pattern for two', () => {
  for (const call of contractCalls.filter(({ endpoint }) => endpoint.isOffline)) {
    expect(offlineReads.filter(({ pattern }) => pattern.test(pathOf(call)))).toHaveLength(1);
  }
});

it('never stores a call that changes data, whatever stands in its path', () => {
  for (const call of contractCalls.filter(({ endpoint }) => endpoint.changesData)) {
    expect(isOfflineRead(pathOf(call))).toBe(false);
    for (const text of ['EN', 'AR', 'a%2Fb', '0']) {
      expect(isOfflineRead(`/api/${call.endpoint.path.replaceAll(/:\w+/g, text)}`)).toBe(false);
    }
  }
});

it.each([
  '/api/TableCart/EN/T12/Qw3rTy7uIo9p',
  '/api/Menu/GetMenuDetails/BEIT',
  '/api/Menu/EN/BEIT/more',
  '/api/Menu/FR/BEIT',
  '/other/Menu/EN/BEIT',
  '/api/Delivery/getUserAddressList/501/BEIT',
  '/api/Delivery/OrderDetails/70011',
])('does not store %s', (path) => {
  expect(isOfflineRead(path)).toBe(false);
});

const offlineCalls = contractCalls
  .filter(({ endpoint }) => endpoint.isOffline)
  .map((call) => [`${call.controller} ${call.name}`, pathOf(call), call.literal.answer] as const);

it.each(offlineCalls)('knows the answer of %s', (_, path, answer) => {
  expect(judgeAnswer(path, { status: 1, dataenum: answer })).toBe('answer');
  expect(judgeAnswer(path, { dataenum: answer })).toBe('answer');
  expect(judgeAnswer(path, answer)).toBe('answer');
  const list = Array.isArray(answer) ? 'answer' : 'foreign';
  expect(judgeAnswer(path, { status: 1, dataenum: [] })).toBe(list);
  expect(judgeAnswer(path, { status: 1, dataenum: null })).toBe(list);
});

it.each(offlineCalls)('takes no other word for the answer of %s', (_, path, answer) => {
  for (const status of [0, -1, -19]) {
    expect(judgeAnswer(path, { status, message: '', dataenum: answer })).toBe('refusal');
  }
  for (const body of [
    { portal: true },
    { status: 1, dataenum: { portal: true } },
    { status: 1, dataenum: [{ portal: true }] },
    { status: 1, message: 'ok' },
    { status: 200 },
    [{ portal: true }],
    'yes',
  ]) {
    expect(judgeAnswer(path, body), JSON.stringify(body)).toBe('foreign');
  }
});
