import { useEffect, useState } from 'react';
import type { Country } from '../../contract/concept.ts';
import type { readNumber } from './phoneLibrary.ts';

interface PhoneLook {
  /** `+965 5551 2345`; '' for an incomplete number, or until the library loads. */
  shown: string;
  /** True when the number is impossible in its country. Only without a rule of the venue. */
  isWrong: boolean;
}

/** Formats and checks a national number by the numbering plan of its country. */
export function usePhoneLook(country: Country | undefined, mobileNo: string): PhoneLook {
  const [library, setLibrary] = useState<{ readNumber: typeof readNumber } | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      try {
        const loaded = await import('./phoneLibrary.ts');
        if (!isGone) setLibrary(loaded);
      } catch {
        // Without the library, the venue's own rule still checks the number.
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
