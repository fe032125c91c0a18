import { useEffect, useSyncExternalStore } from 'react';
import type { HeaderSetup } from '../../contract/venue.ts';
import { browserBar, type Appearance, type WornColors } from '../../rules/venue/venueTheme.ts';
import { useAppStore } from '../../state/appStore.ts';
import { setBarColor, setTabIcon, setVenueTokens } from './venueColors.ts';
import { venuePictureUrl } from './venuePictureUrl.ts';

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
  useEffect(
    () => setVenueTokens(header, own ? { ...colors, ...own } : colors, { appearance, lang }),
    [header, colors, own, appearance, lang],
  );
  const bar = browserBar(header, appearance);
  useEffect(() => setBarColor(bar), [bar]);
  const icon = venuePictureUrl(header?.favicon);
  useEffect(() => setTabIcon(icon), [icon]);
}
