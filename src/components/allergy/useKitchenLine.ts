import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { otherLang, type Lang } from '../../contract/languages.ts';
import { wordsIn } from '../../i18n/otherWords.ts';
import { kitchenLine } from '../../rules/allergy/kitchenLine.ts';
import type { AllergyProfile } from '../../rules/allergy/profile.ts';
import { useAppStore } from '../../state/appStore.ts';

/** What the kitchen would read; in one language until the words of the other have come. */
export function useKitchenLine(profile: AllergyProfile): string {
  const { t } = useTranslation();
  const other = otherLang(useAppStore((state) => state.lang));
  const [loaded, setLoaded] = useState<{ lang: Lang; t: typeof t }>();
  useEffect(() => {
    let isWanted = true;
    wordsIn(other).then(
      (words) => isWanted && setLoaded({ lang: other, t: words }),
      // Without a network the line is in the diner's language alone.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [other]);
  return kitchenLine(profile, loaded?.lang === other ? [t, loaded.t] : [t]);
}
