import { expect, it } from 'vitest';
import { AS_CUSTOMER, checkSpoiled, WRITING, type Spoil } from './faultyServer.ts';
import { answering, instead, refusing } from './spoils.ts';

const PAGE = '<!doctype html><title>Our shop</title>';

const sendingOn: Spoil = () => ({
  status: 301,
  headers: { location: 'https://www.api.example/' },
  body: Buffer.alloc(0),
});

/** By the sentence that the command prints. */
const UNREACHED: Record<string, Spoil> = {
  'It sends on to https://www.api.example/: name that host instead.': sendingOn,
  'It answers 401: is its key for visitors another one? Name it by --token-key.': instead(/./, 401),
  'It answers 404: is there a venue BEIT, and the API below /api?': instead(/./, 404),
  'It answers 429, too many requests: wait, or raise its limit.': instead(/./, 429),
  'It answers 503: its own log says why.': instead(/./, 503),
  'It answers with a page, and not with JSON: is this the app’s host, and the server’s another?':
    instead(/./, 200, PAGE, 'text/html'),
  'It refuses to tell of BEIT (status -18): is the venue switched on?': refusing(/./, -18),
};

it.each(Object.entries(UNREACHED))(
  'says in one line why a server cannot be checked: %s',
  async (sentence, spoil) => {
    await expect(checkSpoiled(spoil)).rejects.toThrow(sentence);
  },
);

it('waits if a server asks for a pause, and continues', async () => {
  let asked = 0;
  const findings = await checkSpoiled((request, next) => {
    asked += 1;
    if (asked !== 10) return next(request);
    const answer = answering(429, '');
    return { ...answer, headers: { ...answer.headers, 'retry-after': '1' } };
  });
  expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
});

it('reports a connection that breaks during the check, and continues', async () => {
  const findings = await checkSpoiled((request, next) => {
    if (request.path.includes('getStoreList')) throw new Error('broken');
    return next(request);
  });
  const broken = findings.filter(({ faults }) => faults.length > 0);
  expect(broken.map(({ rule, faults }) => `${rule.id}: ${faults.join()}`)).toEqual([
    'shape: GET Delivery/getStoreList/:lang/:code: It breaks the connection, or does not speak http at this port.',
  ]);
});

const SPOKEN = { status: 1, message: 'Yes.' };
const ODD: readonly [string, string][] = [
  ['a text', '"text"'],
  ['a list of nothing', '[null]'],
  ['lists that are none', '{"menuItems":"x","categories":7,"cartList":"x","totals":"x"}'],
  ['lists of nothing', '{"menuItems":[null],"categories":[null],"cartList":[null]}'],
  ['objects that are no texts', '{"toString":1,"constructor":{"a":1},"__proto__":{"b":1}}'],
  ['a thousand lists in lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
];

it.each(ODD)('continues if every answer is %s', async (_, dataenum) => {
  const envelope = JSON.stringify({ ...SPOKEN, dataenum: 0 }).replace(':0}', `:${dataenum}}`);
  const spoil: Spoil = (request, next) =>
    request.path.includes('GetStoreIdFromCode') ? next(request) : answering(200, envelope);
  const findings = await checkSpoiled(spoil, [...WRITING, ...AS_CUSTOMER]);
  expect(findings.filter(({ faults }) => faults.length > 0).length).toBeGreaterThan(10);
});

/** Changes the data of every answer except the first. */
const inEveryAnswer =
  (change: (text: string) => string): Spoil =>
  async (request, next) => {
    const answer = await next(request);
    const text = answer.body.toString('utf8');
    if (answer.status !== 200 || request.path.includes('GetStoreIdFromCode')) return answer;
    const [envelope = '', data = ''] = text.split('"dataenum":');
    return { ...answer, body: Buffer.from(`${envelope}"dataenum":${change(data)}`) };
  };

it.each<[string, (text: string) => string]>([
  ['numbers are objects', (text) => text.replaceAll(/:\d[\d.]*(?=[,}])/g, ':{"toString":1}')],
  ['truths are objects', (text) => text.replaceAll(/:(?:true|false)(?=[,}])/g, ':{"toString":1}')],
  ['texts are objects', (text) => text.replaceAll(/:"[^"]*"(?=[,}])/g, ':{"toString":1}')],
  [
    'what an order says is objects',
    (text) =>
      text.replaceAll(
        /"(totalsChanged|needsPayment|orderStatus|alreadyPlaced|maxQty|triesLeft)":[^,}]+/g,
        '"$1":{"toString":1}',
      ),
  ],
  ['all is nothing', (text) => text.replaceAll(/:(?:"[^"]*"|[\w.]+)(?=[,}])/g, ':null')],
])('continues if every answer has %s', async (_, change) => {
  const findings = await checkSpoiled(inEveryAnswer(change), [...WRITING, ...AS_CUSTOMER]);
  expect(findings.some(({ faults }) => faults.length > 0)).toBe(true);
});
