import { useEffect } from 'react';
import type { PageColors } from '../contract/colors.ts';
import type { HeaderSetup } from '../contract/venue.ts';
import { venueTokens } from '../rules/venueTheme.ts';
import { useAppStore } from '../state/appStore.ts';
import { useAppearance } from './useAppearance.ts';

/** Lays the venue's colours over the app's own, in one place, as long as its pages are on screen. */
export function useVenueColors(
  header: HeaderSetup | undefined,
  colors: PageColors | undefined,
): void {
  const appearance = useAppearance();
  const own = useAppStore((state) => state.pageColors);
  useEffect(() => {
    const { style } = document.documentElement;
    const tokens = venueTokens(header, own ? { ...colors, ...own } : colors, appearance);
    for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(tokens)) style.removeProperty(name);
    };
  }, [header, colors, own, appearance]);
}
