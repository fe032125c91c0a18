import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureSet, pictureUrl, type PictureBase } from '../../../src/rules/common/pictures.ts';

const at: PictureBase = {
  base: 'https://venue.example/images',
  appOrigin: 'https://order.example',
  hosts: ['cdn.example'],
};

test.each([
  ['hummus.webp', 'https://venue.example/images/hummus.webp'],
  ['dishes/hummus 2.webp', 'https://venue.example/images/dishes/hummus%202.webp'],
  ['حمص.webp', 'https://venue.example/images/%D8%AD%D9%85%D8%B5.webp'],
  ['%2e%2e/logout', 'https://venue.example/images/%252e%252e/logout'],
  ['https://venue.example/x.webp', 'https://venue.example/x.webp'],
  ['https://order.example/images/x.webp', 'https://order.example/images/x.webp'],
])('%s is found at %s', (name, url) => {
  expect(pictureUrl(name, at)).toBe(url);
});

test.each([
  undefined,
  '',
  '../../api/logout',
  './x.webp',
  '/api/logout',
  'x.webp?y=1',
  'x.webp#y',
  'https://evil.example/t.gif',
  'https://cdn.example:8443/t.gif',
])('%j gives the placeholder', (name) => {
  expect(pictureUrl(name, at)).toBeUndefined();
});

test("plain names still work when the images are on the app's own host", () => {
  expect(pictureUrl('x.webp', { ...at, base: '/images' })).toBe('/images/x.webp');
  expect(pictureUrl('https://venue.example/x.webp', { ...at, base: '/images' })).toBeUndefined();
});

test('half a surrogate pair does not break a page', () => {
  expect(pictureUrl('\ud800.webp', at)).toBe('https://venue.example/images/%EF%BF%BD.webp');
});

test('no name leads to another host', () => {
  const part = fc.constantFrom('/', '\\', '..', ':', '@', '?', 'https:', 'evil.example', '\t', 'x');
  const name = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(name, (text) => {
      const url = pictureUrl(text, at);
      if (url === undefined) return;
      expect(['venue.example', 'cdn.example', 'order.example']).toContain(new URL(url).host);
      expect(new URL(url).protocol).toBe('https:');
    }),
    { numRuns: 1000, seed: 20_250_304 },
  );
});

test('a set names its widths, narrowest first, without the pictures that are not allowed', () => {
  const images = [
    { width: 640, name: 'a-640.webp' },
    { width: 160, name: 'a,160.webp' },
    { width: 320, name: 'https://evil.example/a.webp' },
    { width: 1280, name: 'https://cdn.example/a,b.webp' },
  ];
  expect(pictureSet(images, at)).toBe(
    'https://venue.example/images/a%2C160.webp 160w, https://venue.example/images/a-640.webp 640w, https://cdn.example/a%2Cb.webp 1280w',
  );
});

test.each([[undefined], [[]], [[{ width: 320, name: '../x' }]]])('%j is no set', (images) => {
  expect(pictureSet(images, at)).toBeUndefined();
});
