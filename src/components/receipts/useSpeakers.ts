import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { otherLang, type Lang } from '../../contract/languages.ts';
import { firstWords } from '../../i18n/firstWords.ts';
import { formatDateAndTime, formatPercent } from '../../i18n/format.ts';
import { wordsIn } from '../../i18n/otherWords.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import type { Speaker, Speakers } from '../../rules/common/speaker.ts';

/** Both languages of the app. The other one has its names at once, and its words once they load. */
export function useSpeakers(): Speakers {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const timeZone = useStoreIdFromCode({ code }).data?.timeZone;
  const other = otherLang(lang);
  const [loaded, setLoaded] = useState<{ lang: Lang; t: Speaker['t'] }>();
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const words = await wordsIn(other);
        if (isWanted) setLoaded({ lang: other, t: words });
      } catch {
        // Without a network a receipt is in one language, with the names that are known in both.
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [other]);
  const words = loaded?.lang === other ? loaded.t : firstWords(other, {}).t;
  return [speakerOf(lang, t, timeZone), speakerOf(other, words, timeZone)];
}

function speakerOf(lang: Lang, t: Speaker['t'], timeZone: string | undefined): Speaker {
  return {
    lang,
    t,
    percent: (rate) => formatPercent(rate, lang),
    moment: (atMs) => formatDateAndTime(new Date(atMs).toISOString(), lang, timeZone),
  };
}
