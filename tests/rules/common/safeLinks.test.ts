import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callLink, mailLink, whatsAppLink } from '../../../src/rules/common/contactLinks.ts';
import {
  appPath,
  externalLink,
  ofOwnTable,
  paymentPage,
} from '../../../src/rules/common/safeLinks.ts';

const OWN = 'https://order.example';

describe('a path from a setting', () => {
  test.each([
    ['/Emenu/BEIT/T1', '/Emenu/BEIT/T1'],
    ['https://order.example/Menu/BEIT?categoryId=3#top', '/Menu/BEIT?categoryId=3#top'],
  ])('%s leads to %s', (address, path) => {
    expect(appPath(address, OWN)).toBe(path);
  });

  test.each([
    undefined,
    '',
    'Menu/BEIT',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a b',
    'https://evil.example/Menu/BEIT',
    'https://order.example.evil.example/Menu',
    'https://order.example//evil.example',
    'https://order.example/\\evil.example',
    'http://order.example/Menu',
    'javascript:alert(1)',
  ])('%j leads nowhere', (address) => {
    expect(appPath(address, OWN)).toBeUndefined();
  });
});

describe('a link out of the app', () => {
  test.each([
    ['https://beit.example/terms', 'https://beit.example/terms'],
    ['HTTPS://beit.example', 'https://beit.example/'],
    ['tel:+965 2222-1111', 'tel:+965 2222-1111'],
    ['mailto:hello@beit.example', 'mailto:hello@beit.example'],
  ])('%s is allowed', (address, href) => {
    expect(externalLink(address)).toBe(href);
  });

  test.each([
    undefined,
    '',
    'terms.html',
    'http://beit.example',
    'https://user:word@beit.example',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'blob:https://order.example/6f1c',
    'tel:*%2306%23',
    'tel:',
    'sms:+965222',
    '//evil.example',
  ])('%j is refused', (address) => {
    expect(externalLink(address)).toBeUndefined();
  });

  test('no text becomes another kind of link', () => {
    const scheme = fc.constantFrom('https:', 'http:', 'javascript:', 'data:', 'tel:', 'blob:', '');
    fc.assert(
      fc.property(scheme, fc.string(), (start, rest) => {
        const link = externalLink(start + rest);
        expect(link === undefined || /^(?:https|tel|mailto):/.test(link)).toBe(true);
      }),
    );
  });
});

describe('the page of a payment provider', () => {
  test.each([
    ['any secure page while no host is set', 'https://pay.example/s/1', OWN, []],
    ['a named host', 'https://pay.example/s/1', OWN, ['pay.example']],
    ['a named host with its port', 'https://pay.example:8443/s', OWN, ['pay.example:8443']],
    ["the app's own origin", 'https://order.example/pay/1', OWN, ['pay.example']],
    [
      'a plain page on the same machine as the app',
      'http://127.0.0.1:9000/pay',
      'http://localhost:4173',
      [],
    ],
  ])('%s', (_, address, origin, hosts) => {
    expect(paymentPage(address, origin, hosts)).toBe(address);
  });

  test("may be a path of the app's own origin", () => {
    expect(paymentPage('/pay/1', OWN, [])).toBe('https://order.example/pay/1');
  });

  test.each([
    ['a host that is not in the settings', 'https://evil.example', OWN, ['pay.example']],
    ['another port', 'https://pay.example:8443', OWN, ['pay.example']],
    ['a user in front', 'https://pay.example@evil.example', OWN, []],
    ['a plain page', 'http://pay.example', OWN, []],
    ['a plain page of this machine, seen from elsewhere', 'http://localhost:9000', OWN, []],
    [
      'a plain page elsewhere, seen from this machine',
      'http://pay.example',
      'http://localhost:4173',
      [],
    ],
    ['a script', 'javascript:alert(1)', OWN, []],
    ['a host left out', 'https://', OWN, []],
    ['another host by two slashes', '//evil.example/pay', OWN, ['pay.example']],
  ])('is not %s', (_, address, origin, hosts) => {
    expect(paymentPage(address, origin, hosts)).toBeUndefined();
  });
});

test.each([
  ['/Menu/BEIT', 'T12', '/Menu/BEIT/T12'],
  ['/Menu/BEIT?categoryId=3', 'T12', '/Menu/BEIT/T12?categoryId=3'],
  ['/Menu/BEIT', '0', '/Menu/BEIT'],
  ['/Menu/BEIT/T7', 'T12', '/Menu/BEIT/T7'],
  ['/Menu/BEIT2', 'T12', '/Menu/BEIT2'],
  ['/Emenu/BEIT', 'T12', '/Emenu/BEIT'],
])('the current menu %s leads a diner at %s to %s', (path, tableCode, to) => {
  expect(ofOwnTable(path, 'BEIT', tableCode)).toBe(to);
});

describe('a link to contact the venue', () => {
  test.each([
    ['+965 2245 0110', 'tel:+965 2245 0110'],
    ['٢٢٤٥٠١١٠', 'tel:22450110'],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('a call to %s is %s', (phone, link) => {
    expect(callLink(phone)).toBe(link);
  });

  test.each([
    ['+965 5501-2345', 'a & b', 'https://wa.me/96555012345?text=a%20%26%20b'],
    ['+96555012345', 'برد', 'https://wa.me/96555012345?text=%D8%A8%D8%B1%D8%AF'],
    ['96555012345/../x', 'a', undefined],
    ['12', 'a', undefined],
    [undefined, 'a', undefined],
  ])('WhatsApp to %s with %s is %s', (phone, text, link) => {
    expect(whatsAppLink(phone, text)).toBe(link);
  });

  test.each([
    ['ahlan@beit.example', 'mailto:ahlan@beit.example?subject=A%20%26%20b&body=c%0Ad'],
    ['a@beit.example?bcc=evil@x.example', undefined],
    ['nobody', undefined],
    [undefined, undefined],
  ])('a message to %s is %s', (address, link) => {
    expect(mailLink(address, { subject: 'A & b', body: 'c\nd' })).toBe(link);
  });
});
