import { useEffect, useSyncExternalStore } from 'react';
import type { HeaderSetup } from '../../contract/venue.ts';
import { lookTokens } from '../../rules/venue/venueLook.ts';
import {
  browserBar,
  venueTokens,
  type Appearance,
  type WornColors,
} from '../../rules/venue/venueTheme.ts';
import { useAppStore } from '../../state/appStore.ts';
import { venuePictureUrl } from './VenuePicture.tsx';

const DARK = '(prefers-color-scheme: dark)';

function onPhoneChange(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Light or dark: the diner's choice, otherwise the phone's setting. An external store renders at
 * once: one frame of the phone's new colours with the venue's old ones would be unreadable.
 */
export function useAppearance(): Appearance {
  const chosen = useAppStore((state) => state.look.theme);
  const isDark = useSyncExternalStore(onPhoneChange, () => matchMedia(DARK).matches);
  return chosen ?? (isDark ? 'dark' : 'light');
}

/** Applies the venue's colours and design over the app's own, while its pages are on screen. */
export function useVenueColors(
  header: HeaderSetup | undefined,
  colors: WornColors | undefined,
): void {
  const appearance = useAppearance();
  const own = useAppStore((state) => state.pageColors);
  const lang = useAppStore((state) => state.lang);
  useEffect(() => {
    const { style } = document.documentElement;
    const tokens = {
      ...lookTokens(header, lang),
      ...venueTokens(header, own ? { ...colors, ...own } : colors, appearance),
    };
    for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(tokens)) style.removeProperty(name);
    };
  }, [header, colors, own, appearance, lang]);
  const bar = browserBar(header, appearance);
  useEffect(() => {
    if (bar === undefined) return undefined;
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const before = metas.map(({ content }) => content);
    for (const meta of metas) meta.content = bar;
    return () => {
      for (const [index, meta] of metas.entries()) meta.content = before[index] ?? '';
    };
  }, [bar]);
  const icon = venuePictureUrl(header?.favicon);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || icon === undefined) return undefined;
    const { href, type } = link;
    link.removeAttribute('type');
    link.href = icon;
    return () => void Object.assign(link, { href, type });
  }, [icon]);
}
