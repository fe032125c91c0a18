import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageColors } from '../../../src/contract/colors.ts';
import { contrast, parseColor, toHex } from '../../../src/rules/common/ink.ts';
import { OWN_GROUNDS, venueTokens } from '../../../src/rules/venue/venueTheme.ts';
import { GROUNDS, header, own, shown, TEXT_PAIRS } from './shownTheme.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 15 }), { minLength: length, maxLength: length })
    .map((list) => `#${list.map((digit) => digit.toString(16)).join('')}`);
const anyColor = fc.oneof(
  digits(6),
  digits(8),
  digits(3),
  fc.constantFrom('transparent', '', 'nonsense'),
);
const anyPage: fc.Arbitrary<PageColors> = fc.record({
  backgroundColor: anyColor,
  surfaceColor: anyColor,
  textColor: anyColor,
  mutedTextColor: anyColor,
  buttonBgColor: anyColor,
  buttonColor: anyColor,
});
const anyHeader = fc
  .record({
    colorCode: anyColor,
    fontColorForArrow: anyColor,
    languageColor: anyColor,
    menuColorCode: anyColor,
  })
  .map(header);

test("the app's own grounds are those of the tokens", () => {
  for (const appearance of ['light', 'dark'] as const) {
    expect(OWN_GROUNDS[appearance].map(toHex)).toEqual(
      GROUNDS.map((name) => own[appearance][name]),
    );
  }
});

describe.each(['light', 'dark'] as const)(
  'in the %s appearance, whatever a venue wishes',
  (appearance) => {
    test('every text is readable on each of its grounds', () => {
      fc.assert(
        fc.property(anyHeader, anyPage, (setup, colors) => {
          const color = shown(appearance, setup, colors);
          for (const [ink, ground] of TEXT_PAIRS) {
            if (contrast(color(ink), color(ground)) < 4.5) {
              throw new Error(`${ink} ${toHex(color(ink))} on ${ground} ${toHex(color(ground))}`);
            }
          }
        }),
        { seed: 20_250_304, numRuns: 3000 },
      );
    });

    test('the bars and the soft brand are readable, and frames visible', () => {
      fc.assert(
        fc.property(anyHeader, anyPage, (setup, colors) => {
          const tokens = venueTokens(setup, colors, appearance);
          const color = shown(appearance, setup, colors);
          for (const ground of GROUNDS)
            expect(contrast(color('--line-strong'), color(ground))).toBeGreaterThanOrEqual(3);
          const soft = parseColor(tokens['--brand-soft']);
          if (soft) expect(contrast(color('--ink'), soft)).toBeGreaterThanOrEqual(4.5);
          for (const [ink, ground] of [
            ['--header-ink', '--header-bg'],
            ['--header-language', '--header-bg'],
            ['--category-ink', '--category-bg'],
          ] as const) {
            const [over, under] = [parseColor(tokens[ink]), parseColor(tokens[ground])];
            expect(over === undefined).toBe(under === undefined);
            if (over && under) expect(contrast(over, under)).toBeGreaterThanOrEqual(4.5);
          }
          const [mark, bar] = ['--category-mark', '--category-bg'].map((name) =>
            parseColor(tokens[name]),
          );
          expect(mark === undefined).toBe(bar === undefined);
          if (mark && bar) expect(contrast(mark, bar)).toBeGreaterThanOrEqual(2.95);
        }),
        { seed: 20_250_304, numRuns: 2000 },
      );
    });

    test('only colours and one length get into a style', () => {
      fc.assert(
        fc.property(fc.string(), fc.string(), (one, other) => {
          const tokens = venueTokens(
            header({ colorCode: one, menuColorCode: other, fontColorForArrow: one }),
            {
              backgroundColor: other,
              buttonBgColor: one,
              textColor: other,
              buttonBorderRadius: one,
            },
            appearance,
          );
          for (const value of Object.values(tokens)) {
            expect(value).toMatch(/^(?:#[0-9a-f]{6}|\d+(?:\.\d+)?px)$/);
          }
        }),
      );
    });
  },
);

test.each(['red;background:url(//evil/x)', 'var(--x)', '#fff}*{display:none'])(
  'the hostile colour %s is no colour',
  (hostile) => {
    const colors = {
      backgroundColor: hostile,
      surfaceColor: hostile,
      textColor: hostile,
      buttonBgColor: hostile,
      buttonColor: hostile,
      buttonBorderRadius: hostile,
    };
    expect(
      venueTokens(header({ colorCode: hostile, menuColorCode: hostile }), colors, 'light'),
    ).toEqual({});
  },
);

test("a venue's legible colours are used as they are", () => {
  const tokens = venueTokens(
    header({ colorCode: '#4a1d0e', fontColorForArrow: '#ffe9d6', languageColor: '#ffffff' }),
    {
      backgroundColor: '#ffffff',
      surfaceColor: '#fff8f0',
      textColor: '#2a1a12',
      mutedTextColor: '#5b4a40',
      titleColor: '#4a1d0e',
      priceColor: '#7a2410',
      linkColor: '#1d4ed8',
      errorColor: '#9b1c1c',
      buttonBgColor: '#8a2b12',
      buttonColor: '#fff4e8',
      buttonBorderRadius: '12px',
    },
    'light',
  );
  expect(tokens).toMatchObject({
    '--page': '#ffffff',
    '--surface': '#fff8f0',
    '--ink': '#2a1a12',
    '--ink-muted': '#5b4a40',
    '--title': '#4a1d0e',
    '--price': '#7a2410',
    '--link': '#1d4ed8',
    '--danger': '#9b1c1c',
    '--on-danger': '#ffffff',
    '--brand': '#8a2b12',
    '--on-brand': '#fff4e8',
    '--brand-text': '#8a2b12',
    '--header-bg': '#4a1d0e',
    '--header-ink': '#ffe9d6',
    '--header-language': '#ffffff',
    '--radius-button': '12px',
  });
});

test('an unreadable ink is replaced', () => {
  const pale = {
    backgroundColor: '#ffffff',
    titleColor: '#ffee88',
    priceColor: '#eeeeee',
    linkColor: '#88ffff',
    errorColor: '#ffcccc',
  };
  const tokens = venueTokens(header({}), pale, 'light');
  for (const name of ['--title', '--price', '--link']) expect(tokens).not.toHaveProperty(name);
  expect(tokens['--danger']).not.toBe('#ffcccc');
});

test.each([
  ['the transparent white of the default', '#ffffff00'],
  ['hardly a colour', '#ff000008'],
])('%s shows the page itself', (_, color) => {
  expect(
    venueTokens(header({ menuColorCode: color }), { backgroundColor: color }, 'light'),
  ).toEqual({});
});

test('a translucent colour is judged by how it looks on the page', () => {
  const tokens = venueTokens(undefined, { buttonBgColor: '#00000080' }, 'light');
  expect(tokens['--brand']).toBe('#7d7b78');
});

test('without a button colour the brand is that of the bar, unless it looks like the page', () => {
  expect(venueTokens(header({ colorCode: '#204060' }), undefined, 'light')['--brand']).toBe(
    '#204060',
  );
  expect(
    venueTokens(header({ colorCode: '#ffffff' }), undefined, 'light')['--brand'],
  ).toBeUndefined();
});

test("in dark mode a white bar is replaced, a coloured one stays, and the page is the app's own", () => {
  const colors = { backgroundColor: '#ffffff', textColor: '#000000' };
  const white = venueTokens(header({ colorCode: '#ffffff' }), colors, 'dark');
  expect(white['--header-bg']).toBe('#16110e');
  expect(white['--page']).toBeUndefined();
  expect(venueTokens(header({ colorCode: '#204060' }), colors, 'dark')['--header-bg']).toBe(
    '#204060',
  );
});

test.each([
  ['8px', '8px'],
  ['99999px', '40px'],
  ['0', '0px'],
  ['-4px', undefined],
  ['8px;color:red', undefined],
])('a corner of %s becomes %s', (buttonBorderRadius, corner) => {
  expect(venueTokens(undefined, { buttonBorderRadius }, 'light')['--radius-button']).toBe(corner);
});
