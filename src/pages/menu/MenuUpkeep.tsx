import { useTranslation } from 'react-i18next';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useMenuUpkeep } from '../../ordering/menu/useMenuUpkeep.ts';
import type { VisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { appStore } from '../../state/appStore.ts';

/** More names than these are only counted. */
const MOST_NAMES = 3;

/** Keeps the menu on screen up to date, and says what has changed. Loaded after the page. */
export function MenuUpkeep({ menu }: { menu: VisitMenu }) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  useMenuUpkeep(menu, (dishes, since) => {
    const named = dishes.slice(0, MOST_NAMES).map((dish) => labelOf(dish, lang));
    const others = dishes.length - named.length;
    const names = new Intl.ListFormat(lang, { type: 'conjunction' }).format(
      others > 0 ? [...named, t('menu.andOthers', { count: others })] : named,
    );
    const time = formatDateAndTime(since, lang);
    appStore.getState().showToast({ text: t('menu.changed', { time, dishes: names }) });
  });
  return null;
}
