import { useEffect, useState } from 'react';
import type { Country } from '../../contract/concept.ts';
import type { readNumber } from './phoneLibrary.ts';

interface PhoneLook {
  /** `+965 5551 2345`; '' until it is a number, or while the library is not there. */
  shown: string;
  /** No number of that country is like this, for a country that the venue says nothing about. */
  isWrong: boolean;
}

/** What the numbering plan of its country says about a national number. */
export function usePhoneLook(country: Country | undefined, mobileNo: string): PhoneLook {
  const [library, setLibrary] = useState<{ readNumber: typeof readNumber } | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      try {
        const loaded = await import('./phoneLibrary.ts');
        if (!isGone) setLibrary(loaded);
      } catch {
        // The venue's own rule is enough to go on with.
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, []);
  const reading =
    library && country && mobileNo !== '' && library.readNumber(mobileNo, country.iso2);
  if (!reading) return { shown: '', isWrong: false };
  const hasOwnRule = Boolean(country.mobilePattern) || country.mobileLength.length > 0;
  return { shown: reading.shown, isWrong: !reading.isPossible && !hasOwnRule };
}
