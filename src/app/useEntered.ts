import { startTransition, useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Lang } from '../contract/languages.ts';
import { showLanguage } from '../i18n/i18n.ts';

interface Entered<T> {
  /**
   * The entry's data. Undefined until its language is ready, which is before the first paint if the
   * language is already loaded.
   */
  entry: T | undefined;
  /** Enters again, after the stored values have changed. */
  reenter: () => void;
}

/** Enters a visit before its page renders. */
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
      // The first render of a page is large: as a transition, it keeps the browser responsive.
      // Later renders answer a tap at once.
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
