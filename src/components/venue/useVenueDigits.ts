import { useLayoutEffect } from 'react';
import type { HeaderSetup } from '../../contract/venue.ts';
import { chooseDigits } from '../../i18n/digits.ts';
import { showDigits } from '../../i18n/i18n.ts';

/** Writes Arabic numbers with the digits of the venue, while its pages are on screen. */
export function useVenueDigits(header: HeaderSetup | undefined): void {
  const areEastern = header?.isEasternDigits === true;
  // What is drawn for the first time below hears of no change yet: it has its digits from here.
  chooseDigits(areEastern);
  // Before the page is seen, so that no price changes under the eye.
  useLayoutEffect(() => {
    showDigits(areEastern);
    return () => showDigits(false);
  }, [areEastern]);
}
