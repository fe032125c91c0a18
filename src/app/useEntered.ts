import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Lang } from '../contract/basics.ts';
import { showLanguage } from '../i18n/i18n.ts';

/**
 * Enters a place before its page is drawn: what is known of it, and the language it is read in.
 * Undefined until both are there, which is before the first paint where the language is loaded.
 */
export function useEntered<T>(place: string, enter: () => { entry: T; lang: Lang }): T | undefined {
  const [entered, setEntered] = useState<{ place: string; entry: T } | undefined>(undefined);
  const arrive = useEffectEvent(enter);
  useLayoutEffect(() => {
    const { entry, lang } = arrive();
    let isLeft = false;
    showLanguage(lang).then(
      () => isLeft || setEntered({ place, entry }),
      (error: unknown) =>
        setEntered(() => {
          throw error;
        }),
    );
    return () => {
      isLeft = true;
    };
  }, [place]);
  return entered?.place === place ? entered.entry : undefined;
}
