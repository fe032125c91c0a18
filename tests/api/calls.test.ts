import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configureApi } from '../../src/api/client.ts';
import { invoke, paramNames, rows } from './invoke.ts';
import { json, startLoopback, stubPage, type Loopback } from './loopback.ts';

const PUBLIC_KEY = 'public-key';
const LOGIN_TOKEN = 'tok_9f8e7d';
const APP_ORIGIN = 'https://app.example';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback();
  stubPage({
    config: { host: server.origin, publicTokenKey: PUBLIC_KEY },
    origin: APP_ORIGIN,
    cookie: 'XSRF-TOKEN=from%20cookie',
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  configureApi({ token: () => LOGIN_TOKEN, lang: () => 'AR', wait: () => Promise.resolve() });
});

function theRequest() {
  expect(server.seen).toHaveLength(1);
  const [request] = server.seen;
  if (!request) throw new Error('nothing came');
  return request;
}

it('each call matches its endpoint', () => {
  for (const [title, { controller, endpoint, method, path, retry, marks }] of rows) {
    expect(path.split('/')[0], title).toBe(controller);
    expect({
      method: endpoint.method,
      path: endpoint.path.replaceAll(/:(\w+)/g, '{$1}'),
      retry: endpoint.retry,
      changesData: endpoint.changesData,
      isOffline: endpoint.isOffline ?? false,
      isSilent: endpoint.isSilent ?? false,
      isOpenToAll: endpoint.isOpenToAll ?? false,
    }).toEqual({
      method,
      path,
      retry,
      changesData: retry !== 'R',
      isOffline: marks.includes('offline'),
      isSilent: marks.includes('silent'),
      isOpenToAll: marks.includes('open'),
    });
  }
});

it('each call has a path of its own', () => {
  expect(new Set(rows.map(([, { endpoint }]) => endpoint.path)).size).toBe(rows.length);
});

describe.each(rows)('%s', (_, row) => {
  const { literal, method, path, marks } = row;

  it('sends its method, path, headers and body', async () => {
    server.answerWith(json({ status: 1, dataenum: literal.answer }));
    await invoke(row);
    const { method: sent, rawPath, headers, body } = theRequest();

    expect(sent).toBe(method);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
      encodeURIComponent(literal.params[name] ?? ''),
    );
    expect(rawPath).toBe(`/api/${filled}`);
    const isOpen = marks.includes('open');
    expect(headers['tokenkey']).toBe(isOpen ? PUBLIC_KEY : LOGIN_TOKEN);
    expect(headers['no-auth']).toBe(isOpen ? 'True' : undefined);
    expect(headers['accept-language']).toBe('ar');
    expect(headers['x-xsrf-token']).toBeUndefined();
    if (row.name === 'fileUpload') {
      expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
      expect(body).toContain('name="file"; filename="dish.webp"');
    } else if (literal.body === undefined) {
      expect(headers['content-type']).toBeUndefined();
      expect(body).toBe('');
    } else {
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(body)).toEqual(literal.body);
    }
    if (method === 'GET' && row.retry !== 'R') expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-app-origin']).toBe(row.name === 'paymentByCard' ? APP_ORIGIN : undefined);
    const isOrder = ['saveEOrder', 'saveEOrderDriveThrough', 'paymentByCard'].includes(row.name);
    expect(headers['user-id']).toBe(isOrder ? '9501' : undefined);
    expect(headers['eorder-id']).toBe(isOrder ? '70011' : undefined);
  });

  it('encodes each part of its path once and leaves none empty', async () => {
    server.answerWith(json({ status: 1, dataenum: literal.answer }));
    for (const [text, encoded] of [
      ['a b', 'a%20b'],
      ['a/b', 'a%2Fb'],
      ['مرحبا', '%D9%85%D8%B1%D8%AD%D8%A8%D8%A7'],
      ['100%', '100%25'],
      ['a?b#c', 'a%3Fb%23c'],
      ['%2e%2e', '%252e%252e'],
      ['..', '0'],
      ['.', '0'],
      ['', '0'],
      ['\ud800', '%EF%BF%BD'],
    ] as const) {
      server.seen.length = 0;
      await invoke(row, Object.fromEntries(paramNames(path).map((name) => [name, text])));
      const filled = path.replace('{lang}', 'EN').replaceAll(/\{\w+\}/g, encoded);
      expect(theRequest().rawPath).toBe(`/api/${filled}`);
    }
  });

  it("sends a language of the contract, whatever the app's language", async () => {
    server.answerWith(json({ status: 1, dataenum: literal.answer }));
    for (const [lang, asked] of [
      ['EN', 'EN'],
      ['AR', 'AR'],
      ['FR', 'EN'],
    ] as const) {
      server.seen.length = 0;
      await invoke(row, {
        ...Object.fromEntries(paramNames(path).map((name) => [name, 'x'])),
        lang,
      });
      const filled = path.replace('{lang}', asked).replaceAll(/\{\w+\}/g, 'x');
      expect(theRequest().rawPath).toBe(`/api/${filled}`);
    }
  });

  it('reads an answer with and without an envelope', async () => {
    server.answerWith(json({ status: 1, message: '', dataenum: literal.answer }));
    const wrapped = await invoke(row);
    server.answerWith(json(literal.answer));
    const bare = await invoke(row);
    expect(bare).toEqual(wrapped);
    if (typeof literal.answer === 'object' && literal.answer !== null) {
      expect(wrapped).toMatchObject(literal.answer);
    } else {
      expect(wrapped).toBe(literal.answer);
    }
  });

  it('sends the public key for a visitor', async () => {
    configureApi({ token: () => undefined });
    server.answerWith(json({ status: 1, dataenum: literal.answer }));
    await invoke(row);
    expect(theRequest().headers['tokenkey']).toBe(PUBLIC_KEY);
  });

  it('sends only the headers of the contract', async () => {
    server.answerWith(json({ status: 1, dataenum: literal.answer }));
    await invoke(row);
    const ordinary = [
      'accept',
      'accept-encoding',
      'accept-language',
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'host',
      'pragma',
      'sec-fetch-mode',
      'transfer-encoding',
      'user-agent',
    ];
    const ours = ['eorder-id', 'no-auth', 'tokenkey', 'user-id', 'x-app-origin'];
    const { headers } = theRequest();
    expect(Object.keys(headers).filter((name) => ![...ordinary, ...ours].includes(name))).toEqual(
      [],
    );
    // A user agent of axios would make each cross-origin call fail its pre-flight.
    expect(headers['user-agent']).not.toContain('axios');
  });
});
