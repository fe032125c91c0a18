import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(process.cwd(), 'src/ui/styles/tokens.css'), 'utf8');

/** The declarations of the block after a selector. */
function block(selector: string): Map<string, string> {
  const start = css.indexOf('{', css.indexOf(selector));
  const body = css.slice(start + 1, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = block(':root {');
const dark = block(":root[data-theme='dark'] {");

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test("the app's switch and the phone's setting give the same dark appearance", () => {
  expect(dark.size).toBeGreaterThan(20);
  expect(block(":root:not([data-theme='light']) {")).toEqual(dark);
});

test('the dark appearance replaces every colour of the light one', () => {
  expect([...dark.keys()]).toEqual([...light.keys()]);
});

const PAGES = ['--page', '--surface', '--surface-raised', '--surface-sunken'];
const TEXT_PAIRS: [ink: string, ground: string][] = [
  ...PAGES.flatMap((page): [string, string][] => [
    ['--ink', page],
    ['--ink-muted', page],
    ['--brand-text', page],
    ['--danger', page],
    ['--positive', page],
    ['--warning', page],
  ]),
  ['--on-brand', '--brand'],
  ['--on-danger', '--danger'],
  ['--positive', '--positive-soft'],
  ['--warning', '--warning-soft'],
  ['--danger', '--danger-soft'],
  ['--ink', '--positive-soft'],
  ['--ink', '--warning-soft'],
  ['--ink', '--danger-soft'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s appearance', (_, colours) => {
  const ratio = (ink: string, ground: string) =>
    contrast(colours.get(ink) ?? '', colours.get(ground) ?? '');

  test.each(TEXT_PAIRS)('%s is legible on %s', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(PAGES)('the frame of a field is visible on %s', (page) => {
    expect(ratio('--line-strong', page)).toBeGreaterThanOrEqual(3);
  });
});

test('no iPhone zooms into a field: its font size is 16 px or more', () => {
  const field = readFileSync(join(process.cwd(), 'src/ui/form/Field.module.css'), 'utf8');
  const [, size] = /^\.control \{[^}]*font-size: ([^;]+);/m.exec(field) ?? [];
  expect(size).toMatch(/^max\(1rem, /);
});
