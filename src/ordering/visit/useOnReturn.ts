import { useEffect, useEffectEvent } from 'react';

/** Calls back when the app is visible or online again, or restored from the back-forward cache. */
export function useOnReturn(act: (isFrozenPage: boolean) => void): void {
  const onReturn = useEffectEvent(act);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') onReturn(false);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn(true);
    };
    const onOnline = () => onReturn(false);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', onVisible, { signal });
    globalThis.addEventListener('pageshow', onPageShow, { signal });
    globalThis.addEventListener('online', onOnline, { signal });
    return () => listening.abort();
  }, []);
}
