import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useMenuUpkeep } from '../../ordering/menu/useMenuUpkeep.ts';
import type { VisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { lazyPart, loadAhead } from '../../lazy/lazyPart.tsx';
import { appStore } from '../../state/appStore.ts';
import { areDishesMissed } from '../../storage/missedDishes.ts';
import { useWayBack } from './useWayBack.ts';

const BackAgain = lazyPart(() => import('./favourites/BackAgain.tsx'), 'BackAgain');

/** Names beyond this number are only counted. */
const MOST_NAMES = 3;

/**
 * Keeps the menu on screen up to date, reports changes, and preloads the dish page. Loads after the
 * page.
 */
export function MenuUpkeep({ menu }: { menu: VisitMenu }) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  useMenuUpkeep(menu, (dishes, since) => {
    const named = dishes.slice(0, MOST_NAMES).map((dish) => labelOf(dish, lang));
    const others = dishes.length - named.length;
    const names = new Intl.ListFormat(lang, { type: 'conjunction' }).format(
      others > 0 ? [...named, t('menu.andOthers', { count: others })] : named,
    );
    const time = formatDateAndTime(since, lang);
    appStore
      .getState()
      .showToast({ text: t('menu.changed', { time, dishes: names }), tone: 'warning' });
  });
  useDishPageAhead();
  // Phones show the keyboard only if the search box appears at once with the tap.
  useEffect(() => void loadAhead(['Find']), []);
  useWayBack();
  // A stored copy may be older than the time when a dish sold out.
  const isOfNow = menu.copyFrom === undefined && menu.storedAt === undefined;
  return isOfNow && menu.data && areDishesMissed(code) && <BackAgain menu={menu.data} />;
}

/** By a finger, a wheel, a key, or a screen reader, which sends only the click. */
const TOUCHES = ['pointerdown', 'scroll', 'keydown', 'click'] as const;

/**
 * Loads the page of a dish at the diner's first action in the menu. Diners who only read the screen
 * do not load it.
 */
function useDishPageAhead(): void {
  const { isOfCustomer } = useVisit().mode;
  useEffect(() => {
    const listeners = new AbortController();
    const load = () => {
      listeners.abort();
      void loadAhead([isOfCustomer ? 'DeliveryItemPage' : 'ItemPage']);
    };
    for (const touch of TOUCHES)
      addEventListener(touch, load, { capture: true, passive: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [isOfCustomer]);
}
