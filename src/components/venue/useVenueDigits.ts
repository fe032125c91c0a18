import { useLayoutEffect } from 'react';
import type { HeaderSetup } from '../../contract/venue.ts';
import { chooseDigits } from '../../i18n/digits.ts';
import { showDigits } from '../../i18n/i18n.ts';

/** Writes Arabic numbers in the venue's digits, while its pages are on screen. */
export function useVenueDigits(header: HeaderSetup | undefined): void {
  const areEastern = header?.isEasternDigits === true;
  // Components that render for the first time receive no change: set the digits here.
  chooseDigits(areEastern);
  // Before the browser paints, so that no visible price changes.
  useLayoutEffect(() => {
    showDigits(areEastern);
    return () => showDigits(false);
  }, [areEastern]);
}
