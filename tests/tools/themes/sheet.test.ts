import { expect, it } from 'vitest';
import { headOf, sheetOf, type Seen } from '../../release/browser/themes/sheet.ts';

const seenIn = (lang: Seen['lang'], faults: string[] = []): Seen => ({
  chain: 'every page',
  place: '/Menu/<A>',
  lang,
  pictures: { light: `${lang}/a.light.jpg`, dark: `${lang}/a.dark.jpg` },
  faults,
});
const seen = [seenIn('EN'), seenIn('AR', ['color-contrast: <p>pale</p>'])];
const venue = {
  name: 'a & b',
  lines: ['light: <b>'],
  header: {},
  pages: { table: {}, cart: {}, login: {}, addresses: {}, payment: {} },
  logo: undefined,
};

it('counts places, looks, and unreadable texts', () => {
  expect(headOf(seen)).toBe(
    '1 place, seen in EN and AR, light and dark: 4 looks, 1 text that cannot be read.',
  );
});

it('shows each place in both languages, light and dark, and writes findings as text', () => {
  const html = sheetOf(venue, seen);
  expect([...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    'EN/a.light.jpg',
    'EN/a.dark.jpg',
    'AR/a.light.jpg',
    'AR/a.dark.jpg',
  ]);
  expect(html).toContain('/Menu/&lt;A&gt;');
  expect(html).toContain('color-contrast: &lt;p&gt;pale&lt;/p&gt;');
  expect(html).toContain('light: &lt;b&gt;');
  expect(html).not.toMatch(/<b>|<A>|<p>pale/);
});
