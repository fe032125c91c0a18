/** Applies a venue's colours and design to the page. Each function returns how to undo it. */
import type { Lang } from '../../contract/languages.ts';
import type { HeaderSetup } from '../../contract/venue.ts';
import { lookTokens } from '../../rules/venue/venueLook.ts';
import { venueTokens, type Appearance, type WornColors } from '../../rules/venue/venueTheme.ts';

type Undo = () => void;

export function setVenueTokens(
  header: HeaderSetup | undefined,
  colors: WornColors | undefined,
  { appearance, lang }: { appearance: Appearance; lang: Lang },
): Undo {
  const { style } = document.documentElement;
  const tokens = { ...lookTokens(header, lang), ...venueTokens(header, colors, appearance) };
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(tokens)) style.removeProperty(name);
  };
}

/** The colour of the browser's own bar. */
export function setBarColor(color: string | undefined): Undo | undefined {
  if (color === undefined) return undefined;
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const before = metas.map(({ content }) => content);
  for (const meta of metas) meta.content = color;
  return () => {
    for (const [index, meta] of metas.entries()) meta.content = before[index] ?? '';
  };
}

/** The icon of the browser's tab. */
export function setTabIcon(icon: string | undefined): Undo | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link || icon === undefined) return undefined;
  const { href, type } = link;
  link.removeAttribute('type');
  link.href = icon;
  return () => void Object.assign(link, { href, type });
}
