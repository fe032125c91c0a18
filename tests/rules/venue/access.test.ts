import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { guardAddress, namesOrder, safeReturnUrl } from '../../../src/rules/venue/access.ts';

const OWN = 'https://order.example';
const HOME = '/Delivery/BEIT';
const safe = (value: string | null | undefined, code = 'BEIT') => safeReturnUrl(value, code, OWN);

test.each([
  '/Delivery/BEIT',
  '/Delivery/BEIT/Item/7?uniqueId=a1',
  '/Delivery/BEIT/AddressList/12?returnUrl=%2FDelivery%2FBEIT%2Forderdetails&backUrl=%2FDelivery%2FBEIT',
  '/Menu/BEIT/T12',
  '/Item/BEIT/7/0/T12/Home/selforder',
  '/CardDetails/EOrder/BEIT/991',
])('a page of this app and venue is kept: %s', (path) => {
  expect(safe(path)).toBe(path);
});

test('a path may begin with the name of a route', () => {
  expect(safe('Delivery/BEIT/Cart')).toBe('/Delivery/BEIT/Cart');
});

test('codes are compared decoded, however they are written', () => {
  expect(safe('/Delivery/%42EIT/Cart')).toBe('/Delivery/%42EIT/Cart');
  const arabic = encodeURIComponent('بيت');
  expect(safe(`/Delivery/${arabic}/Cart`, 'بيت')).toBe(`/Delivery/${arabic}/Cart`);
  expect(safe('/nowhere', 'بيت')).toBe(`/Delivery/${arabic}`);
});

const nested = (depth: number): string =>
  depth === 0
    ? '/Delivery/BEIT/Verification'
    : `/Delivery/BEIT/Verification?returnUrl=${encodeURIComponent(nested(depth - 1))}`;

test.each([
  null,
  '',
  'https://evil.example/Delivery/BEIT',
  'https://order.example/Delivery/BEIT/Cart',
  '//evil.example/Delivery/BEIT',
  '/\\evil.example',
  '/\t/evil.example',
  '/Delivery/BEIT\n/Cart',
  '/Delivery /BEIT',
  ' /Delivery/BEIT/Cart',
  '/Delivery/BEIT/\u202eCart',
  'javascript:alert(1)',
  'javascript:/Delivery/BEIT',
  '/Delivery/BEIT/../OTHER/Cart',
  '/Delivery/BEIT/%2e%2e/OTHER/Cart',
  '/Delivery/BEIT/%252e%252e/OTHER',
  '/Delivery/BEIT%2f..%2fOTHER',
  '/Delivery/BEIT/%5c%5cevil.example',
  '/Delivery/BEIT/%00',
  '/Delivery/BEIT/%zz',
  '/Delivery/BEIT/%c0%af',
  '/Delivery//BEIT',
  '/Delivery',
  '/Delivery/OTHER/Cart',
  '/Menu/beit',
  '/delivery/BEIT',
  '/CardDetails/EOrder/OTHER/991',
  '/qlub?code=BEIT',
  '/api/Delivery/Logout/BEIT',
  '/constructor/BEIT',
  '/Delivery/BEIT/Verification',
  '/Delivery/BEIT/Validation/sms',
  '/Delivery/BEIT/validateProfile',
  nested(5),
  `/Delivery/BEIT/${'a'.repeat(5000)}`,
])("anything else leads to the venue's delivery page: %j", (value) => {
  expect(safe(value)).toBe(HOME);
});

test('no text leads out of this app or to another venue', () => {
  const part = fc.constantFrom(
    ...'/ \\ .. %2e %2f %5c : @ ? # BEIT Delivery OTHER https: evil.example'.split(' '),
    '\t',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((parts) => `/Delivery/BEIT${parts.join('')}`),
    fc.array(part).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (value) => {
      const path = safe(value);
      const url = new URL(path, OWN);
      expect(url.origin).toBe(OWN);
      expect(`${url.pathname}${url.search}${url.hash}`).toBe(path);
      expect(decodeURIComponent(url.pathname).split('/')).toContain('BEIT');
      expect(safe(path)).toBe(path);
    }),
    { numRuns: 2000, seed: 20_250_304 },
  );
});

describe('the guard', () => {
  const query = (address: string) => new URL(address, OWN).searchParams;

  test('sends to the login with the way on and the way back', () => {
    const address = guardAddress(
      'BEIT',
      '/Delivery/BEIT/Order/12?from=list',
      '/Delivery/BEIT/Menu',
      OWN,
    );
    expect(address).toBe(
      '/Delivery/BEIT/Verification?returnUrl=%2FDelivery%2FBEIT%2FOrder%2F12%3Ffrom%3Dlist&backUrl=%2FDelivery%2FBEIT%2FMenu',
    );
    expect(query(address).get('returnUrl')).toBe('/Delivery/BEIT/Order/12?from=list');
  });

  test.each([
    ['unknown', undefined],
    ['not allowed', 'https://evil.example'],
    ['the login itself', '/Delivery/BEIT/Verification?returnUrl=%2FDelivery%2FBEIT'],
    ['of another venue', '/Menu/OTHER/T1'],
  ])("both are the venue's delivery page when they are %s", (_, address) => {
    const parameters = query(guardAddress('BEIT', address ?? '', address, OWN));
    expect(parameters.get('returnUrl')).toBe(HOME);
    expect(parameters.get('backUrl')).toBe(HOME);
  });
});

it.each([
  ['/Delivery/BEIT/Order/7001', true],
  ['/Delivery/BEIT/orderreview/7001', true],
  ['/CardDetails/EOrder/BEIT/7001', true],
  ['/Delivery/BEIT/rateAndReview?eOrderId=7001', true],
  ['/Delivery/BEIT/rateAndReview?returnUrl=%2FDelivery%2FBEIT%2FOrder%2F7001', true],
  ['/Delivery/BEIT/Item/1117', false],
  ['/Delivery/BEIT', false],
])('%s names an order: %s', (address, is) => {
  expect(namesOrder(address)).toBe(is);
});
