import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configureApi } from '../../src/api/client.ts';
import { ApiFailure } from '../../src/api/failure.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { invoke, rows, type TableRow } from './invoke.ts';
import { json, startLoopback, stubPage, type Loopback, type Respond } from './loopback.ts';

let server: Loopback;
let reported: { failure: ApiFailure; endpoint: Endpoint }[];
let waitedMs: number[];

beforeAll(async () => {
  server = await startLoopback();
  stubPage({ config: { host: server.origin }, origin: 'https://app.example' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  reported = [];
  waitedMs = [];
  configureApi({
    onFailure: (failure, endpoint) => reported.push({ failure, endpoint }),
    wait: (ms) => {
      waitedMs.push(ms);
      return Promise.resolve();
    },
  });
});

/** A number for `getHomePage*`, which answer with a text; a text for every other call. */
function wrongAnswer({ name }: TableRow): unknown {
  return name.startsWith('getHomePage') ? 7 : 'not what was promised';
}

const THIRTEEN_MEGABYTES = 13 * 1024 * 1024;
const big = `"${'x'.repeat(THIRTEEN_MEGABYTES)}"`;

function raw(body: string, httpStatus = 200, headers: Record<string, string> = {}): Respond {
  return (response) => {
    response.writeHead(httpStatus, headers);
    response.end(body);
  };
}

interface Fault {
  name: string;
  respond: () => Respond;
  failure: Partial<ApiFailure>;
  /** True when a repeat of the same call may succeed. */
  passes?: true;
}

const FIELD_ERRORS = [{ field: 'contact.mobileNo', message: 'Too short' }];

const FAULTS: readonly Fault[] = [
  {
    name: 'a page of HTML',
    respond: () => raw('<!doctype html><title>Proxy</title>', 200, { 'Content-Type': 'text/html' }),
    failure: { kind: 'unreadable', httpStatus: 200 },
  },
  { name: 'an empty body', respond: () => raw(''), failure: { kind: 'unreadable' } },
  {
    name: 'half an answer',
    respond: () => raw('{"status":1,"dataenum":{"eOrderID":70'),
    failure: { kind: 'unreadable' },
  },
  {
    name: 'a connection cut in the middle',
    respond: () => (response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"status":1,');
      setTimeout(() => response.destroy(), 5);
    },
    failure: { kind: 'network' },
    passes: true,
  },
  {
    name: 'no answer at all',
    respond: () => (response) => {
      response.destroy();
    },
    failure: { kind: 'network' },
    passes: true,
  },
  {
    name: 'thirteen megabytes',
    respond: () => raw(big, 200, { 'Content-Length': String(big.length) }),
    failure: { kind: 'tooLarge' },
  },
  {
    name: 'a refusal with details',
    respond: () =>
      json({ status: -16, message: 'At most 5', dataenum: { maxQty: 5 }, errors: FIELD_ERRORS }),
    failure: {
      kind: 'refusal',
      status: -16,
      message: 'At most 5',
      details: { maxQty: 5 },
      errors: FIELD_ERRORS,
    },
  },
  {
    name: 'a refusal that says nothing',
    respond: () => json({ status: 0 }),
    failure: { kind: 'refusal', status: 0, message: '', details: null },
  },
  {
    name: 'a refusal that names a wait',
    respond: () => json({ status: -5, dataenum: { retryAfterSeconds: 40 } }),
    failure: { kind: 'refusal', status: -5, retryAfterSeconds: 40 },
  },
  {
    name: '400',
    respond: () => json({ message: 'No tokenKey' }, 400),
    failure: { kind: 'http', httpStatus: 400, status: undefined, message: 'No tokenKey' },
  },
  { name: '401', respond: () => raw('', 401), failure: { kind: 'http', httpStatus: 401 } },
  {
    name: '403',
    respond: () => raw('<h1>No</h1>', 403),
    failure: { kind: 'http', httpStatus: 403 },
  },
  { name: '404', respond: () => raw('', 404), failure: { kind: 'http', httpStatus: 404 } },
  {
    name: '409',
    respond: () => json({ status: 0, dataenum: { cartVersion: 9 } }, 409),
    failure: { kind: 'http', httpStatus: 409, status: 0, details: { cartVersion: 9 } },
  },
  {
    name: '422',
    respond: () => json({ status: -2, message: 'Please check', errors: FIELD_ERRORS }, 422),
    failure: {
      kind: 'http',
      httpStatus: 422,
      status: -2,
      message: 'Please check',
      errors: FIELD_ERRORS,
    },
  },
  {
    name: '429 with seconds',
    respond: () => raw('', 429, { 'Retry-After': '30' }),
    failure: { kind: 'http', httpStatus: 429, retryAfterSeconds: 30 },
  },
  {
    name: '429 with a date on the server clock',
    respond: () =>
      raw('', 429, {
        Date: 'Sat, 01 Mar 2025 16:30:00 GMT',
        'Retry-After': 'Sat, 01 Mar 2025 16:31:15 GMT',
      }),
    failure: { kind: 'http', httpStatus: 429, retryAfterSeconds: 75 },
  },
  { name: '500', respond: () => raw('boom', 500), failure: { kind: 'http', httpStatus: 500 } },
  {
    name: '502',
    respond: () => raw('<h1>Bad gateway</h1>', 502),
    failure: { kind: 'http', httpStatus: 502 },
    passes: true,
  },
  {
    name: '503 for maintenance',
    respond: () => raw('', 503, { 'Retry-After': '120' }),
    failure: { kind: 'http', httpStatus: 503, retryAfterSeconds: 120 },
    passes: true,
  },
  {
    name: '504',
    respond: () => raw('', 504),
    failure: { kind: 'http', httpStatus: 504 },
    passes: true,
  },
];

const WAITS_MS = { R: [1000, 3000], K: [1000], S: [1000], N: [] };

function expectedName({ path }: TableRow): string {
  const words = path.replace(/\/\{.*$/, '');
  return words.includes('/') || words === path ? words : path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Expects one named failure, one report, and as many repeats as the kind of call allows. */
async function expectFailure(row: TableRow, { respond, failure, passes }: Fault) {
  server.answerWith(respond());
  const thrown: unknown = await invoke(row).catch((error: unknown) => error);

  expect(thrown).toBeInstanceOf(ApiFailure);
  expect(thrown).toMatchObject({ call: expectedName(row), ...failure });
  expect(reported).toEqual([{ failure: thrown, endpoint: row.endpoint }]);
  const waits = passes ? WAITS_MS[row.retry] : [];
  expect(waitedMs).toEqual(waits);
  expect(server.seen).toHaveLength(1 + waits.length);
}

/** The first call of each kind of retry. */
const oneOfEach = Object.keys(WAITS_MS).map((kind) => {
  const found = rows.find(([, { retry }]) => retry === kind);
  if (!found) throw new Error(`No call has the repeats ${kind}.`);
  return found;
});

describe.each(oneOfEach)('%s', (_, row) => {
  it.each(FAULTS)('reports "$name" as one named failure', (fault) => expectFailure(row, fault));
});

describe.each(rows)('%s', (_, row) => {
  it('refuses an answer of another kind', () =>
    expectFailure(row, {
      name: 'another kind',
      respond: () => json({ status: 1, dataenum: wrongAnswer(row) }),
      failure: { kind: 'contract', status: 1 },
    }));

  it('reports nothing when a repeat succeeds', async () => {
    let requests = 0;
    const good = json({ status: 1, dataenum: row.literal.answer });
    server.answerWith((response, request) => {
      requests += 1;
      if (requests === 1) raw('', 503)(response, request);
      else good(response, request);
    });
    const outcome = invoke(row).then(
      () => 'answered',
      (error: unknown) => (error instanceof ApiFailure ? error.kind : error),
    );
    expect(await outcome).toBe(row.retry === 'N' ? 'http' : 'answered');
    expect(reported).toHaveLength(row.retry === 'N' ? 1 : 0);
    expect(server.seen).toHaveLength(row.retry === 'N' ? 1 : 2);
  });
});
