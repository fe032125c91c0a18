/** Replaces the app's colours with those of a brand and checks their contrast. */
import { readFileSync } from 'node:fs';
import {
  contrast,
  parseColor,
  READABLE_CONTRAST,
  toHex,
  type Rgb,
} from '../../rules/common/ink.ts';

export const COLOR_NAMES = [
  'page',
  'surface',
  'surface-raised',
  'surface-sunken',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'brand',
  'on-brand',
  'brand-text',
  'positive',
  'positive-soft',
  'warning',
  'warning-soft',
  'danger',
  'on-danger',
  'danger-soft',
] as const;
type ColorName = (typeof COLOR_NAMES)[number];
type Shades = Partial<Record<ColorName, string>>;
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
export type BrandColors = Partial<Record<Theme, Shades | undefined>>;

const TOKENS = new URL('../../ui/styles/tokens.css', import.meta.url);
const GROUNDS = ['page', 'surface', 'surface-raised', 'surface-sunken'] as const;
/** Borders need less contrast than text. */
const FRAME_CONTRAST = 3;

/** Pairs of colours with their lowest contrast. */
const PAIRS: readonly [over: ColorName, under: readonly ColorName[], least: number][] = [
  ['ink', GROUNDS, READABLE_CONTRAST],
  ['ink-muted', GROUNDS, READABLE_CONTRAST],
  ['brand-text', GROUNDS, READABLE_CONTRAST],
  ['on-brand', ['brand'], READABLE_CONTRAST],
  ['positive', ['surface', 'positive-soft'], READABLE_CONTRAST],
  ['warning', ['surface', 'warning-soft'], READABLE_CONTRAST],
  ['danger', ['surface', 'danger-soft'], READABLE_CONTRAST],
  ['on-danger', ['danger'], READABLE_CONTRAST],
  ['line-strong', ['surface'], FRAME_CONTRAST],
];

/**
 * The blocks of the tokens by theme. Dark has two: one for the switch, one for the phone's setting.
 */
const BLOCK = /color-scheme: (light|dark);[^}]*/g;

const declarationOf = (name: ColorName) => new RegExp(`(--${name}:\\s*)(#[0-9a-f]{6})`);

function ownColors(css: string): Record<Theme, Record<ColorName, string>> {
  const blocks = new Map([...css.matchAll(BLOCK)].map(([block, theme]) => [theme, block]));
  const of = (theme: Theme) =>
    Object.fromEntries(
      COLOR_NAMES.map((name) => [
        name,
        declarationOf(name).exec(blocks.get(theme) ?? '')?.[2] ?? '',
      ]),
    ) as Record<ColorName, string>;
  return { light: of('light'), dark: of('dark') };
}

const OWN_COLORS = ownColors(readFileSync(TOKENS, 'utf8'));

/** A colour in the tokens' notation; undefined if it is invalid or not opaque. */
function solid(source: string): string | undefined {
  const color = parseColor(source);
  return color?.alpha === 1 ? toHex(color) : undefined;
}

function colorsOf(theme: Theme, colors: BrandColors): Record<ColorName, string> {
  return { ...OWN_COLORS[theme], ...colors[theme] };
}

export function colorFaults(colors: BrandColors): string[] {
  return THEMES.flatMap((theme) => {
    const given = Object.entries(colors[theme] ?? {});
    const strange = given.find(([, source]) => solid(source) === undefined);
    if (strange)
      return [`colors.${theme}.${strange[0]}: ${strange[1]} is no solid colour such as #a23b1d.`];
    const all = colorsOf(theme, colors);
    const rgb = (name: ColorName) => parseColor(all[name]) as Rgb;
    return PAIRS.flatMap(([over, under, least]) =>
      under.flatMap((ground) => {
        const found = contrast(rgb(over), rgb(ground));
        if (found >= least) return [];
        const rounded = Math.floor(found * 100) / 100;
        return [
          `colors.${theme}: ${over} on ${ground} has a contrast of ${rounded}, and needs ${least}.`,
        ];
      }),
    );
  });
}

export function tokensWith(css: string, colors: BrandColors): string {
  return css.replaceAll(BLOCK, (block: string, theme: Theme) =>
    Object.entries(colors[theme] ?? {}).reduce(
      (text, [name, source]) =>
        text.replace(
          declarationOf(name as ColorName),
          (_, before: string) => before + (solid(source) ?? ''),
        ),
      block,
    ),
  );
}

/** Replaces the app's colours in code or a page outside the tokens. */
export function withColors(text: string, colors: BrandColors): string {
  return THEMES.reduce((whole, theme) => {
    const shades = Object.entries(colors[theme] ?? {}) as [ColorName, string][];
    return shades.reduce(
      (changed, [name, source]) => changed.replaceAll(OWN_COLORS[theme][name], `§${solid(source)}`),
      whole,
    );
  }, text).replaceAll('§', '');
}

/** The page background, which colours the browser's frame. */
export function pageColor(theme: Theme, colors: BrandColors): string {
  return solid(colorsOf(theme, colors).page) ?? '';
}
