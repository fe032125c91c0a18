import { useEffect, useState } from 'react';
import type { Appearance } from '../../rules/venue/venueTheme.ts';
import { useAppStore } from '../../state/appStore.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Light or dark: the diner's choice, else the phone's setting. */
export function useAppearance(): Appearance {
  const chosen = useAppStore((state) => state.theme);
  const [isDark, setIsDark] = useState(() => matchMedia(DARK).matches);
  useEffect(() => {
    const query = matchMedia(DARK);
    const onChange = () => setIsDark(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return chosen ?? (isDark ? 'dark' : 'light');
}
