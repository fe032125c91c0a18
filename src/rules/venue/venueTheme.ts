import type { HeaderSetup } from '../../contract/venue.ts';
import type { ButtonColorCodes, PageColors } from '../../contract/colors.ts';
import type { CartColorCode } from '../../contract/concept.ts';
import {
  asText,
  composite,
  contrast,
  inkOn,
  isReadable,
  parseColor,
  readableInk,
  toHex,
  type Rgb,
} from '../common/ink.ts';

export type Appearance = 'light' | 'dark';

type Grounds = readonly [page: Rgb, ...others: Rgb[]];

const rgb = (hex: string): Rgb => parseColor(hex) ?? { r: 0, g: 0, b: 0 };

/** The app's own backgrounds as in the tokens: page, surface, raised, sunken. */
export const OWN_GROUNDS: Record<Appearance, Grounds> = {
  light: [rgb('#faf6f0'), rgb('#fffdfa'), rgb('#ffffff'), rgb('#f2eae0')],
  dark: [rgb('#16110e'), rgb('#1f1916'), rgb('#29221d'), rgb('#2d2520')],
};

/** The app's brand colour, for a venue that sets page colours but no brand colour. */
const OWN_BRAND = rgb('#a23b1d');
/**
 * The app's colours for success, warning and failure, before they are adjusted to a venue's page.
 */
const TONES = { positive: rgb('#2c6a40'), warning: rgb('#855300'), danger: rgb('#b0271d') };

/** A colour with less opacity counts as transparent. */
const VISIBLE_ALPHA = 0.05;
/** Two colours with less contrast than this look the same to most people. */
const VISIBLE_CONTRAST = 1.2;
/** The contrast that makes the border of a field visible. */
const FRAME_CONTRAST = 3;

/** A colour as it appears on the page; undefined if it is transparent or not valid. */
function visible(source: string | undefined, page: Rgb): Rgb | undefined {
  const color = parseColor(source);
  return color && color.alpha >= VISIBLE_ALPHA ? composite(color, page) : undefined;
}

function distinct(color: Rgb | undefined, page: Rgb): Rgb | undefined {
  return color && contrast(color, page) >= VISIBLE_CONTRAST ? color : undefined;
}

const LARGEST_CORNER_PX = 40;

function corner(source: string | undefined): string | undefined {
  const match = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(source?.trim() ?? '');
  return match ? `${Math.min(LARGEST_CORNER_PX, Number(match[1]))}px` : undefined;
}

/** Mixes `share` of the text colour into a background, as long as all text stays legible on it. */
function tint(color: Rgb, share: number, ground: Rgb, inks: readonly Rgb[]): Rgb {
  const tinted = composite({ ...color, alpha: share }, ground);
  return inks.every((ink) => isReadable(ink, tinted)) ? tinted : ground;
}

interface Page {
  grounds: Grounds;
  tokens: Record<string, Rgb>;
}

/** A venue's page: text colours that are legible on all of its backgrounds. */
function venuePage(page: Rgb, colors: PageColors): Page {
  const ink = readableInk(visible(colors.textColor, page), page);
  const inks = [ink, inkOn(page)];
  const wished = visible(colors.surfaceColor, page) ?? page;
  const surface = inks.every((each) => isReadable(each, wished)) ? wished : page;
  const sunken = tint(ink, 0.06, page, inks);
  const grounds: Grounds = [page, surface, sunken];
  const muted = visible(colors.mutedTextColor, page);
  const tokens: Record<string, Rgb> = {
    '--page': page,
    '--surface': surface,
    '--surface-raised': surface,
    '--surface-sunken': sunken,
    '--ink': ink,
    '--ink-muted': muted && grounds.every((ground) => isReadable(muted, ground)) ? muted : ink,
    '--line': composite({ ...ink, alpha: 0.14 }, page),
    '--line-strong': asText(composite({ ...ink, alpha: 0.5 }, page), grounds, FRAME_CONTRAST),
  };
  for (const [name, own] of Object.entries(TONES)) {
    const tone = asText(own, grounds);
    tokens[`--${name}`] = tone;
    tokens[`--${name}-soft`] = tint(tone, 0.1, page, [tone, ink]);
  }
  // A text colour that is not legible everywhere is replaced by the page's own.
  const wishedInks = {
    '--title': colors.titleColor,
    '--price': colors.priceColor,
    '--link': colors.linkColor,
    '--danger': colors.errorColor,
  };
  for (const [name, wish] of Object.entries(wishedInks)) {
    const wished = visible(wish, page);
    if (wished && grounds.every((ground) => isReadable(wished, ground))) tokens[name] = wished;
  }
  const danger = tokens['--danger'] ?? ink;
  tokens['--on-danger'] = inkOn(danger);
  tokens['--danger-soft'] = tint(danger, 0.1, page, [danger, ink]);
  return { grounds, tokens };
}

function brandTokens(brand: Rgb, wishedInk: string | undefined, page: Page): Record<string, Rgb> {
  const ink = page.tokens['--ink'];
  const surface = page.tokens['--surface'];
  return {
    '--brand': brand,
    '--on-brand': readableInk(visible(wishedInk, brand), brand),
    '--brand-text': asText(brand, page.grounds),
    ...(ink && surface && { '--brand-soft': tint(brand, 0.07, surface, [ink]) }),
  };
}

/** An icon without its own colour gets that of the arrow. */
function wishedIcon(own: string | undefined, header: HeaderSetup): string | undefined {
  return parseColor(own) ? own : header.fontColorForArrow;
}

/** Additional colours that come with the answers of some pages. */
export type WornColors = PageColors &
  Partial<
    Pick<ButtonColorCodes, 'addBtnBgColor' | 'addBtnColor' | 'qtyBtnBgColor' | 'qtyBtnColor'> &
      Pick<CartColorCode, 'totalBarBgColor' | 'totalBarColor'>
  >;

/** A page's own colours. Those that its answer leaves out stay the venue's. */
export function givenColors(colors: PageColors | undefined): PageColors {
  return Object.fromEntries(Object.entries(colors ?? {}).filter(([, color]) => color));
}

/** The buttons that add a dish to the cart and change its quantity. */
function buttonTokens(colors: WornColors | undefined, page: Rgb): Record<string, Rgb> {
  const add = visible(colors?.addBtnBgColor, page);
  const quantity = visible(colors?.qtyBtnBgColor, page);
  return {
    ...(add && {
      '--add-bg': add,
      '--on-add': readableInk(visible(colors?.addBtnColor, add), add),
    }),
    ...(quantity && {
      '--qty-bg': quantity,
      '--on-qty': readableInk(visible(colors?.qtyBtnColor, quantity), quantity),
    }),
  };
}

/**
 * The bar below a bill, with one legible colour for all of its text. The bar differs from the
 * button on it, which would be invisible otherwise.
 */
function totalBarTokens(
  colors: WornColors | undefined,
  page: Rgb,
  brand: Rgb | undefined,
): Record<string, Rgb> {
  const bar = visible(colors?.totalBarBgColor, page);
  if (!bar || (brand && !distinct(brand, bar))) return {};
  const ink = readableInk(visible(colors?.totalBarColor, bar), bar);
  return { '--bar-bg': bar, '--bar-ink': ink, '--bar-hint': ink, '--bar-link': ink };
}

/** The colour of the browser's own bar. A light one would be glaring in dark mode. */
export function browserBar(
  header: HeaderSetup | undefined,
  appearance: Appearance,
): string | undefined {
  const [ground] = OWN_GROUNDS[appearance];
  const color = visible(header?.themeColor, ground);
  const isGlaring = appearance === 'dark' && color && contrast(color, OWN_GROUNDS.light[0]) < 2;
  return color && !isGlaring ? toHex(color) : undefined;
}

function headerTokens(header: HeaderSetup, bar: Rgb): Record<string, Rgb> {
  return {
    '--header-bg': bar,
    '--header-ink': readableInk(visible(header.fontColorForArrow, bar), bar),
    '--header-language': readableInk(visible(header.languageColor, bar), bar),
    '--header-cart': readableInk(visible(wishedIcon(header.cartIconColor, header), bar), bar),
    '--header-profile': readableInk(visible(wishedIcon(header.profileIconColor, header), bar), bar),
  };
}

function categoryTokens(bar: Rgb, brand: Rgb): Record<string, Rgb> {
  return {
    '--category-bg': bar,
    '--category-ink': inkOn(bar),
    '--category-mark': asText(brand, [bar], FRAME_CONTRAST),
  };
}

/**
 * In dark mode, a white header would be glaring, but a coloured one is kept as the venue's brand.
 */
function barOf(header: HeaderSetup, page: Rgb, appearance: Appearance): Rgb | undefined {
  const bar = visible(header.colorCode, page);
  const isGlaring = appearance === 'dark' && bar && contrast(bar, OWN_GROUNDS.light[0]) < 2;
  return isGlaring ? page : bar;
}

/**
 * A venue's colours as custom properties. All text colours are calculated or checked, so that no
 * choice of a venue makes a price illegible. Page colours are made for a light page, so dark mode
 * takes only the brand and the header from them.
 */
export function venueTokens(
  header: HeaderSetup | undefined,
  colors: WornColors | undefined,
  appearance: Appearance,
): Record<string, string> {
  const isLight = appearance === 'light';
  const own: Page = { grounds: OWN_GROUNDS[appearance], tokens: {} };
  const wishedPage = isLight ? visible(colors?.backgroundColor, own.grounds[0]) : undefined;
  const page = wishedPage && colors ? venuePage(wishedPage, colors) : own;
  const [ground] = page.grounds;

  const bar = header && barOf(header, ground, appearance);
  const wishedBrand = visible(colors?.buttonBgColor, ground) ?? distinct(bar, ground);
  const brand = wishedBrand ?? (wishedPage && OWN_BRAND);
  const category = isLight ? visible(header?.menuColorCode, ground) : undefined;
  const tokens: Record<string, Rgb> = {
    ...page.tokens,
    ...(brand && brandTokens(brand, colors?.buttonColor, page)),
    ...(isLight && { ...buttonTokens(colors, ground), ...totalBarTokens(colors, ground, brand) }),
    ...(header && bar && headerTokens(header, bar)),
    ...(category && categoryTokens(category, brand ?? OWN_BRAND)),
  };
  const radius = corner(colors?.buttonBorderRadius);
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([name, color]) => [name, toHex(color)])),
    ...(radius !== undefined && { '--radius-button': radius }),
  };
}
