/** What the app does with each colour of a venue: shows it, makes it legible, or ignores it. */
import * as v from 'valibot';
import { HeaderSetup } from '../../contract/venue.ts';
import {
  composite,
  contrast,
  parseColor,
  READABLE_CONTRAST,
  toHex,
  type Rgb,
} from '../../rules/common/ink.ts';
import { OWN_GROUNDS, venueTokens, type Appearance } from '../../rules/venue/venueTheme.ts';
import { oneLine } from '../commandLine.ts';
import { PAGE_NAMES, PAGES, type PageName, type Said, type VenueSettings } from './settings.ts';

type Fate = 'shown' | 'replaced' | 'unused';

interface Verdict {
  /** `header`, or the page of the colour. */
  where: PageName | 'header';
  appearance: Appearance;
  name: string;
  fate: Fate;
  /** One sentence if the colour is not shown unchanged. */
  why: string;
}

interface Wish {
  token: string;
  /** The backgrounds of a text colour. */
  on?: readonly string[];
  /** The setting that colours this background. */
  needs?: string;
}

const ON_PAGE: Omit<Wish, 'token'> = {
  on: ['--page', '--surface', '--surface-sunken'],
  needs: 'backgroundColor',
};
const ON_HEADER: Omit<Wish, 'token'> = { on: ['--header-bg'], needs: 'colorCode' };

const WISHES: Record<'page' | 'header', Readonly<Record<string, Wish>>> = {
  page: {
    backgroundColor: { token: '--page' },
    surfaceColor: { token: '--surface', needs: 'backgroundColor' },
    textColor: { token: '--ink', ...ON_PAGE },
    mutedTextColor: { token: '--ink-muted', ...ON_PAGE },
    titleColor: { token: '--title', ...ON_PAGE },
    priceColor: { token: '--price', ...ON_PAGE },
    linkColor: { token: '--link', ...ON_PAGE },
    errorColor: { token: '--danger', ...ON_PAGE },
    buttonBgColor: { token: '--brand' },
    buttonColor: { token: '--on-brand', on: ['--brand'], needs: 'buttonBgColor' },
    addBtnBgColor: { token: '--add-bg' },
    addBtnColor: { token: '--on-add', on: ['--add-bg'], needs: 'addBtnBgColor' },
    qtyBtnBgColor: { token: '--qty-bg' },
    qtyBtnColor: { token: '--on-qty', on: ['--qty-bg'], needs: 'qtyBtnBgColor' },
    totalBarBgColor: { token: '--bar-bg' },
    totalBarColor: { token: '--bar-ink', on: ['--bar-bg'], needs: 'totalBarBgColor' },
  },
  header: {
    colorCode: { token: '--header-bg' },
    menuColorCode: { token: '--category-bg' },
    fontColorForArrow: { token: '--header-ink', ...ON_HEADER },
    languageColor: { token: '--header-language', ...ON_HEADER },
    cartIconColor: { token: '--header-cart', ...ON_HEADER },
    profileIconColor: { token: '--header-profile', ...ON_HEADER },
  },
};

/** In dark mode the app uses only these; the others are made for a light page. */
const IN_THE_DARK = new Set(['buttonBgColor', 'buttonColor', 'colorCode']);
const isWornInTheDark = (name: string, { needs }: Wish) =>
  IN_THE_DARK.has(name) || needs === 'colorCode';

/** The app applies this outside the page. */
const ELSEWHERE = new Set(['themeColor']);

type Rgba = NonNullable<ReturnType<typeof parseColor>>;
type Tokens = Readonly<Record<string, string>>;

interface Asked {
  where: Verdict['where'];
  appearance: Appearance;
  said: Said;
  tokens: Tokens;
}

const rgb = (hex: string | undefined): Rgb | undefined => parseColor(hex);

/** The contrast on the background where it is lowest. */
function contrastOf(given: Rgb, { on }: Wish, tokens: Tokens): string | undefined {
  const grounds = (on ?? []).flatMap((token) => rgb(tokens[token]) ?? []);
  const [least] = grounds
    .map((ground) => ({ ground, found: contrast(given, ground) }))
    .toSorted((one, other) => one.found - other.found);
  if (!least || least.found >= READABLE_CONTRAST) return undefined;
  const found = (Math.floor(least.found * 100) / 100).toFixed(2);
  return `has a contrast of ${found} on ${toHex(least.ground)} and needs ${READABLE_CONTRAST}`;
}

/** Undefined if it is invalid or fully transparent. */
function givenIn(said: Said, name: string): Rgba | undefined {
  const source = said[name];
  const color = typeof source === 'string' ? parseColor(source) : undefined;
  return color?.alpha === 0 ? undefined : color;
}

function fateOf(given: Rgba, wish: Wish, { appearance, said, tokens }: Asked): [Fate, string] {
  const shown = tokens[wish.token];
  const [under] = (wish.on ?? []).flatMap((token) => rgb(tokens[token]) ?? []);
  const solid = composite(given, under ?? OWN_GROUNDS[appearance][0]);
  if (toHex(solid) === shown) return ['shown', ''];
  const isLost = wish.needs !== undefined && !said[wish.needs];
  if (shown === undefined && isLost)
    return ['unused', `is not used: it stands on ${wish.needs}, which is not given.`];
  const instead = shown === undefined ? "the page's own is shown" : `${shown} is shown`;
  const fault = contrastOf(solid, wish, tokens);
  if (fault !== undefined) return ['replaced', `${fault}: ${instead}.`];
  if (wish.on) return ['replaced', `is not legible everywhere: ${instead}.`];
  return appearance === 'dark'
    ? ['replaced', `is too bright for the dark: ${instead}.`]
    : ['replaced', `leaves something illegible, or unseen: ${instead}.`];
}

function verdictOn(name: string, asked: Asked): Verdict | undefined {
  const { where, appearance, said } = asked;
  const given = givenIn(said, name);
  if (!given || ELSEWHERE.has(name)) return undefined;
  const about = { where, appearance, name };
  const wish = WISHES[where === 'header' ? 'header' : 'page'][name];
  if (appearance === 'dark' && !(wish && isWornInTheDark(name, wish))) return undefined;
  if (!wish) return { ...about, fate: 'unused', why: 'is not used: the app has nothing for it.' };
  const [fate, why] = fateOf(given, wish, asked);
  return { ...about, fate, why };
}

const APPEARANCES: readonly Appearance[] = ['light', 'dark'];

export function verdictsOf({ header, pages }: VenueSettings): Verdict[] {
  const setup = v.parse(HeaderSetup, header);
  return APPEARANCES.flatMap((appearance) => {
    const tokensOf = (page: PageName) =>
      venueTokens(setup, v.parse(PAGES[page].colors, pages[page]), appearance);
    const asked: Asked[] = [
      { where: 'header', appearance, said: header, tokens: tokensOf('table') },
      ...PAGE_NAMES.map((page) => ({
        where: page,
        appearance,
        said: pages[page],
        tokens: tokensOf(page),
      })),
    ];
    return asked.flatMap((each) =>
      Object.keys(each.said)
        .filter((name) => /color/i.test(name))
        .flatMap((name) => verdictOn(name, each) ?? []),
    );
  });
}

/** Colours with the same verdict on several pages share a line. */
export function linesOf(verdicts: readonly Verdict[]): string[] {
  const odd = verdicts.filter(({ fate }) => fate !== 'shown');
  const same = Map.groupBy(odd, ({ name, appearance, why }) => `${appearance} ${name} ${why}`);
  return [...same.values()].map((group) => {
    const [{ name, appearance, why } = { name: '', appearance: '', why: '' }] = group;
    const places = group.map(({ where }) => where);
    const isEverywhere = PAGE_NAMES.every((page) => places.includes(page));
    const at = isEverywhere ? 'every page' : places.join(', ');
    return oneLine(`${appearance}, ${at}: ${name} ${why}`);
  });
}

export function headOf(verdicts: readonly Verdict[]): string {
  const count = (fate: Fate) => verdicts.filter((each) => each.fate === fate).length;
  return `${verdicts.length} uses of colours: ${count('shown')} shown as they are, ${count('replaced')} made legible, ${count('unused')} not used.`;
}
