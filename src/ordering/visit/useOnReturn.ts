import { useEffect, useEffectEvent } from 'react';

/** The diner looks at the app again, comes back to a page the browser had frozen, or has a network again. */
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
