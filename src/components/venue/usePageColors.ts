import { useEffect } from 'react';
import type { PageColors } from '../../contract/colors.ts';
import { givenColors } from '../../rules/venue/venueTheme.ts';
import { appStore } from '../../state/appStore.ts';

/** Applies the colours of a page's own answer over the venue's, while the page is on screen. */
export function usePageColors(colors: PageColors | undefined): void {
  useEffect(() => {
    const { setPageColors } = appStore.getState();
    const given = givenColors(colors);
    if (Object.keys(given).length === 0) return undefined;
    setPageColors(given);
    return () => setPageColors(undefined);
  }, [colors]);
}
