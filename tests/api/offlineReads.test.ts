import * as v from 'valibot';
import { expect, it } from 'vitest';
import { isOfflineRead, judgeAnswer, offlineReads } from '../../src/config/offlineReads.ts';
import { contractCalls } from '../../src/contract/examples/contractCalls.ts';

function pathOf({ endpoint, literal }: (typeof contractCalls)[number]): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(literal.params[name] ?? ''),
  );
  return `/api/${path}`;
}

it('stores exactly the reads that the contract marks for offline use', () => {
  const stored = contractCalls.filter((call) => isOfflineRead(pathOf(call)));
  const allowed = contractCalls.filter(({ endpoint }) => endpoint.isOffline);
  expect(stored.map(pathOf)).toEqual(allowed.map(pathOf));
  expect(offlineReads).toHaveLength(allowed.length);
});

it('has exactly one pattern for each of them', () => {
  for (const call of contractCalls.filter(({ endpoint }) => endpoint.isOffline)) {
    expect(offlineReads.filter(({ pattern }) => pattern.test(pathOf(call)))).toHaveLength(1);
  }
});

it('never stores a call that changes data, whatever its path contains', () => {
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
  .map(
    (call) =>
      [
        `${call.controller} ${call.name}`,
        pathOf(call),
        call.literal.answer,
        call.endpoint.answer,
      ] as const,
  );

it.each(offlineCalls)('accepts the answer of %s', (_, path, answer) => {
  expect(judgeAnswer(path, { status: 1, dataenum: answer })).toBe('answer');
  expect(judgeAnswer(path, { dataenum: answer })).toBe('answer');
  const isEmpty = answer instanceof Object && Object.keys(answer).length === 0;
  expect(judgeAnswer(path, answer)).toBe(isEmpty ? 'blank' : 'answer');
  const list = Array.isArray(answer) ? 'answer' : 'foreign';
  expect(judgeAnswer(path, { status: 1, dataenum: [] })).toBe(list);
  expect(judgeAnswer(path, { status: 1, dataenum: null })).toBe(list);
});

it.each(offlineCalls)('accepts nothing else as the answer of %s', (_, path, answer) => {
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

it.each(offlineCalls)('stores no bare empty value as the answer of %s', (_, path) => {
  for (const body of [{}, [], null, true, false, 0]) {
    expect(judgeAnswer(path, body), JSON.stringify(body)).not.toBe('answer');
  }
});

/** The answer with each field in turn missing or of a wrong kind, with a name for each fault. */
function spoilt(answer: unknown): [wrong: string, answer: unknown][] {
  if (Array.isArray(answer)) return spoilt(answer[0]).map(([wrong, entry]) => [wrong, [entry]]);
  if (typeof answer !== 'object' || answer === null) return [['as a text', String(answer)]];
  return Object.keys(answer).flatMap((field) => {
    const { [field]: _, ...rest } = answer as Record<string, unknown>;
    const others = [null, '', 'x', {}, [], -1, 0.5, 1e21, true].map((value): [string, unknown] => [
      `${field}: ${JSON.stringify(value)}`,
      { ...rest, [field]: value },
    ]);
    others.push([`without ${field}`, rest]);
    return others;
  });
}

it.each(offlineCalls)('stores only what the app can read as the answer of %s', (...call) => {
  const [, path, answer, schema] = call;
  const empty = [{}, [], null, true, 0, ''].map((value): [string, unknown] => [
    JSON.stringify(value),
    value,
  ]);
  const unreadable = [...empty, ...spoilt(answer)].filter(
    ([, data]) =>
      judgeAnswer(path, { status: 1, dataenum: data }) === 'answer' && !v.is(schema, data),
  );
  expect(unreadable.map(([wrong]) => wrong)).toEqual([]);
});
