/** Legible text colours for any background that a venue may choose. */

export interface Rgb {
  r: number;
  g: number;
  b: number;
}
interface Rgba extends Rgb {
  alpha: number;
}

export const READABLE_CONTRAST = 4.5;

const NAMES = new Map(
  Object.entries({
    black: '#000000',
    white: '#ffffff',
    red: '#ff0000',
    green: '#008000',
    blue: '#0000ff',
    yellow: '#ffff00',
    orange: '#ffa500',
    purple: '#800080',
    gray: '#808080',
    grey: '#808080',
    silver: '#c0c0c0',
    maroon: '#800000',
    navy: '#000080',
    teal: '#008080',
    olive: '#808000',
    gold: '#ffd700',
  }),
);

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const RGB =
  /^rgba?\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*(?:[,/]\s*(\d*\.?\d+)(%?)\s*)?\)$/;

/** No valid colour is longer, so longer text is not parsed. */
const LONGEST_COLOR = 64;

/** Parses a colour from a server, or undefined. Only parsed colours may reach a style. */
export function parseColor(source: string | undefined): Rgba | undefined {
  if (source === undefined || source.length > LONGEST_COLOR) return undefined;
  const text = source.trim().toLowerCase();
  if (text === 'transparent') return { r: 0, g: 0, b: 0, alpha: 0 };
  const hex = NAMES.get(text) ?? text;
  if (HEX.test(hex)) {
    const digits = hex.slice(1);
    const wide = digits.length <= 4 ? digits.replaceAll(/./g, '$&$&') : digits;
    const channel = (at: number) => Number.parseInt(wide.slice(at, at + 2), 16);
    return {
      r: channel(0),
      g: channel(2),
      b: channel(4),
      alpha: wide.length === 8 ? channel(6) / 255 : 1,
    };
  }
  const match = RGB.exec(text);
  if (!match) return undefined;
  const [r = 0, g = 0, b = 0] = match.slice(1, 4).map(Number);
  if (Math.max(r, g, b) > 255) return undefined;
  const alpha = match[4] === undefined ? 1 : Number(match[4]) / (match[5] === '%' ? 100 : 1);
  return { r, g, b, alpha: Math.min(1, Math.max(0, alpha)) };
}

/** The visible result of a translucent colour on a solid one. */
export function composite(over: Rgba, under: Rgb): Rgb {
  const mix = (a: number, b: number) => Math.round(a * over.alpha + b * (1 - over.alpha));
  return { r: mix(over.r, under.r), g: mix(over.g, under.g), b: mix(over.b, under.b) };
}

export function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encoded(part: number): number {
  const clipped = Math.min(1, Math.max(0, part));
  const coded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(coded * 255);
}

function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

export function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const BLACK: Rgb = { r: 0, g: 0, b: 0 };
const WHITE: Rgb = { r: 255, g: 255, b: 255 };

/** Black or white, whichever has more contrast: one of them always reaches 4.58. */
export function inkOn(background: Rgb): Rgb {
  return contrast(BLACK, background) >= contrast(WHITE, background) ? BLACK : WHITE;
}

export function isReadable(ink: Rgb, background: Rgb): boolean {
  return contrast(ink, background) >= READABLE_CONTRAST;
}

/** The preferred text colour if it is legible, else black or white. */
export function readableInk(wished: Rgb | undefined, background: Rgb): Rgb {
  return wished && isReadable(wished, background) ? wished : inkOn(background);
}

interface Oklab {
  l: number;
  a: number;
  b: number;
}

function toOklab(color: Rgb): Oklab {
  const [r, g, b] = [linear(color.r), linear(color.g), linear(color.b)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function fromOklab({ l, a, b }: Oklab): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    g: encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    b: encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  };
}

const STEPS = 50;

/**
 * The same hue, darkened on light backgrounds and lightened on dark ones until it has enough
 * contrast with all of them. Its saturation is reduced along with that, so that the colour stays
 * displayable; in the end it becomes black or white.
 */
export function asText(
  color: Rgb,
  grounds: readonly [Rgb, ...Rgb[]],
  least = READABLE_CONTRAST,
): Rgb {
  const end = inkOn(grounds[0]);
  const [from, to] = [toOklab(color), toOklab(end)];
  for (let step = 0; step < STEPS; step += 1) {
    const mix = (a: number, b: number) => a + ((b - a) * step) / STEPS;
    const candidate = fromOklab({
      l: mix(from.l, to.l),
      a: mix(from.a, to.a),
      b: mix(from.b, to.b),
    });
    if (grounds.every((ground) => contrast(candidate, ground) >= least)) return candidate;
  }
  return end;
}
