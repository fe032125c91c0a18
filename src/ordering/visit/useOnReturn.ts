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
    document.addEventListener('visibilitychange', onVisible);
    globalThis.addEventListener('pageshow', onPageShow);
    globalThis.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      globalThis.removeEventListener('pageshow', onPageShow);
      globalThis.removeEventListener('online', onOnline);
    };
  }, []);
}
