import { startTransition, useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Lang } from '../contract/languages.ts';
import { showLanguage } from '../i18n/i18n.ts';

interface Entered<T> {
  /**
   * What is known of the place. Undefined until its language is there too, which is before the
   * first paint where the language is loaded.
   */
  entry: T | undefined;
  /** Enters again, after the stored input has changed. */
  reenter: () => void;
}

/** Enters a place before its page is drawn. */
export function useEntered<T>(visitKey: string, enter: () => { entry: T; lang: Lang }): Entered<T> {
  const [entered, setEntered] = useState<{ visitKey: string; entry: T } | undefined>(undefined);
  const [times, setTimes] = useState(0);
  const arrive = useEffectEvent(enter);
  useLayoutEffect(() => {
    const { entry, lang } = arrive();
    let isLeft = false;
    const set: typeof setEntered = (next) => isLeft || setEntered(next);
    const show = () => set({ visitKey, entry });
    showLanguage(lang).then(
      // The first time all of the place is drawn, in steps between which the browser answers. Later it
      // answers a tap, at once.
      times === 0 ? () => startTransition(show) : show,
      (error: unknown) =>
        set(() => {
          throw error;
        }),
    );
    return () => {
      isLeft = true;
    };
  }, [visitKey, times]);
  const reenter = useCallback(() => setTimes((count) => count + 1), []);
  return { entry: entered?.visitKey === visitKey ? entered.entry : undefined, reenter };
}
