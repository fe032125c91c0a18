import { expect, test } from 'vitest';
import { browserBar, venueTokens } from '../../../src/rules/venue/venueTheme.ts';
import { header } from './shownTheme.ts';

test('header icons and dish buttons have the colours that the venue wishes, if they are readable', () => {
  const setup = header({
    colorCode: '#27306b',
    fontColorForArrow: '#ffffff',
    cartIconColor: '#ffd24d',
    profileIconColor: '#2a3370',
  });
  const colors = { addBtnBgColor: '#27306b', addBtnColor: '#27306b', qtyBtnBgColor: '#ebe7dc' };
  const tokens = venueTokens(setup, colors, 'light');
  expect(tokens['--header-cart']).toBe('#ffd24d');
  expect(tokens['--header-profile']).toBe('#ffffff');
  expect(tokens['--add-bg']).toBe('#27306b');
  expect(tokens['--on-add']).toBe('#ffffff');
  expect(tokens['--qty-bg']).toBe('#ebe7dc');
  expect(venueTokens(setup, colors, 'dark')['--add-bg']).toBeUndefined();
});

test.each([
  ['#17130f', '#ffffff', '#ffffff'],
  ['#17130f', '#221a15', '#ffffff'],
  ['#ffd24d', '', '#000000'],
])('the bar below a bill on %s, with a wished ink of %s, has the ink %s', (bar, wish, ink) => {
  const colors = { totalBarBgColor: bar, totalBarColor: wish };
  const tokens = venueTokens(undefined, colors, 'light');
  expect(tokens['--bar-bg']).toBe(bar);
  for (const name of ['--bar-ink', '--bar-hint', '--bar-link']) expect(tokens[name]).toBe(ink);
  expect(venueTokens(undefined, colors, 'dark')['--bar-bg']).toBeUndefined();
});

test.each([
  ['light', '#27306b', '#27306b'],
  ['dark', '#27306b', '#27306b'],
  ['light', '#fffdfa', '#fffdfa'],
  ['dark', '#fffdfa', undefined],
  ['light', 'nonsense', undefined],
] as const)("the browser's bar in %s, wished %s, is %s", (appearance, themeColor, bar) => {
  expect(browserBar(header({ themeColor }), appearance)).toBe(bar);
});

test("a bar in the colour of the button on it would hide the button: it keeps the page's own", () => {
  const colors = { buttonBgColor: '#17130f', totalBarBgColor: '#1a1511', totalBarColor: '#ffffff' };
  expect(venueTokens(undefined, colors, 'light')['--bar-bg']).toBeUndefined();
  const other = { ...colors, totalBarBgColor: '#d3222a' };
  expect(venueTokens(undefined, other, 'light')['--bar-bg']).toBe('#d3222a');
});
