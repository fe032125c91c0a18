import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asText,
  composite,
  contrast,
  inkOn,
  parseColor,
  READABLE_CONTRAST,
  readableInk,
  toHex,
  type Rgb,
} from '../../../src/rules/common/ink.ts';

const SEEDED = { seed: 20_250_304, numRuns: 500 };
const black: Rgb = { r: 0, g: 0, b: 0 };
const white: Rgb = { r: 255, g: 255, b: 255 };
const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.record({ r: channel, g: channel, b: channel });

describe('a colour from a server', () => {
  test.each([
    ['#abc', 170, 187, 204, 1],
    [' #A23B1D80 ', 162, 59, 29, 128 / 255],
    ['#ffffff00', 255, 255, 255, 0],
    ['transparent', 0, 0, 0, 0],
    ['Gold', 255, 215, 0, 1],
    ['rgb(1, 2, 3)', 1, 2, 3, 1],
    ['rgb(1 2 3 / 50%)', 1, 2, 3, 0.5],
    ['rgba(1, 2, 3, 7)', 1, 2, 3, 1],
  ])('%s is read', (source, r, g, b, alpha) => {
    expect(parseColor(source)).toEqual({ r, g, b, alpha });
  });

  test.each([
    '',
    'red;background:url(//evil/x)',
    'url(https://evil.example/x)',
    '#ggg',
    'rgb(256, 0, 0)',
    'rgb(1,2,3);x',
    'color-mix(in srgb, red, blue)',
    '__proto__',
    `rgb(1${' '.repeat(200_000)}x`,
    `#${'f'.repeat(1_000_000)}`,
  ])('%j is no colour', (source) => {
    expect(parseColor(source)).toBeUndefined();
  });

  test('every colour is read as six digits and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (source) => {
        const color = parseColor(source);
        expect(color === undefined || /^#[0-9a-f]{6}$/.test(toHex(color))).toBe(true);
      }),
    );
  });
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#a23b1d', '#a23b1d', 1],
])('%s on %s has a contrast of %f', (ink, ground, ratio) => {
  expect(contrast(parseColor(ink) ?? black, parseColor(ground) ?? black)).toBeCloseTo(ratio, 2);
});

test('a translucent colour is mixed with its ground', () => {
  expect(composite({ ...black, alpha: 0.5 }, white)).toEqual({ r: 128, g: 128, b: 128 });
  expect(composite({ ...black, alpha: 0 }, white)).toEqual(white);
});

test('a wished ink is used only if it is readable', () => {
  expect(readableInk(white, black)).toBe(white);
  fc.assert(
    fc.property(anyColor, anyColor, (wished, ground) => {
      const ink = readableInk(wished, ground);
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
      if (contrast(wished, ground) >= READABLE_CONTRAST) expect(ink).toBe(wished);
    }),
    SEEDED,
  );
});

describe('a colour as text', () => {
  const lightPage = parseColor('#faf6f0') ?? white;

  test('is readable on every page', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, page) => {
        expect(contrast(asText(color, [page]), page)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
      }),
      SEEDED,
    );
  });

  test('stays as it is if it is already readable', () => {
    expect(toHex(asText({ r: 162, g: 59, b: 29 }, [lightPage]))).toBe('#a23b1d');
  });

  test('changes as little as possible, and keeps its hue', () => {
    const text = asText({ r: 255, g: 200, b: 0 }, [white]);
    expect(contrast(text, white)).toBeLessThan(5.2);
    expect(text.r).toBeGreaterThan(text.g);
    expect(text.g).toBeGreaterThan(text.b + 60);
  });

  test('may need less contrast, as a frame does', () => {
    const frame = asText({ r: 200, g: 200, b: 200 }, [white], 3);
    expect(contrast(frame, white)).toBeGreaterThanOrEqual(3);
    expect(contrast(frame, white)).toBeLessThan(4);
  });
});

test('black or white is readable on colours of all hues and shades', () => {
  const levels = Array.from({ length: 52 }, (_, index) => index * 5);
  const least = Math.min(
    ...levels.flatMap((r) =>
      levels.map((g) => Math.min(...levels.map((b) => contrast(inkOn({ r, g, b }), { r, g, b })))),
    ),
  );
  expect(least).toBeGreaterThanOrEqual(4.5);
});
