import { useEffect } from 'react';
import type { PageColors } from '../../contract/colors.ts';
import { appStore } from '../../state/appStore.ts';

/** Lays the colours that a page's own answer brings over its venue's, as long as it is on screen. */
export function usePageColors(colors: PageColors | undefined): void {
  useEffect(() => {
    const { setPageColors } = appStore.getState();
    // What it leaves open is as everywhere at the venue.
    const given = Object.entries(colors ?? {}).filter(([, color]) => color);
    if (given.length === 0) return undefined;
    setPageColors(Object.fromEntries(given));
    return () => setPageColors(undefined);
  }, [colors]);
}
