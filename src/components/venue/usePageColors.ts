import { useEffect } from 'react';
import type { PageColors } from '../../contract/colors.ts';
import { appStore } from '../../state/appStore.ts';

/** Applies the colours of a page's own answer over the venue's, while the page is on screen. */
export function usePageColors(colors: PageColors | undefined): void {
  useEffect(() => {
    const { setPageColors } = appStore.getState();
    // Colours that the answer leaves out stay those of the venue.
    const given = Object.entries(colors ?? {}).filter(([, color]) => color);
    if (given.length === 0) return undefined;
    setPageColors(Object.fromEntries(given));
    return () => setPageColors(undefined);
  }, [colors]);
}
