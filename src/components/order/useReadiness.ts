import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../contract/languages.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { allowSound, chime, showBadge, showMessage, vibrate } from '../../pwa/page/signals.ts';
import { isBehind, isNews } from '../../rules/order/readiness.ts';
import { useAppStore } from '../../state/appStore.ts';
import { noteOfOrder, noteOrder } from '../../storage/orderNotes.ts';
import { useVenueName } from '../venue/usePageTitle.ts';
import { orderHeadline, type Told } from './head/orderHeadline.ts';

/**
 * Announces once per device that an order is ready, while a page that shows it is open. True from
 * then on. If the order was ready before the page opened, only the headline tells it.
 */
export function useReadiness(eOrderId: number, order: Told | undefined): boolean {
  const { t } = useTranslation();
  const { lang, pages } = useVisit();
  const venue = useVenueName();
  const headline = orderHeadline(t, order);
  const wantsAlerts = useAppStore((state) => state.wantsAlerts);
  const seen = useRef({ eOrderId: 0, orderStatus: 0 });
  const [newsOf, setNewsOf] = useState(0);

  const announce = useEffectEvent(() => {
    setNewsOf(eOrderId);
    void showBadge(true);
    if (!wantsAlerts) return;
    vibrate();
    chime();
    if (document.visibilityState === 'visible') return;
    void showMessage({
      title: headline ?? t('order.status'),
      body: venue,
      tag: `order-${eOrderId}`,
      lang: LANGUAGES[lang].tag,
      dir: LANGUAGES[lang].direction,
      path: pages.order(eOrderId),
    });
  });
  const look = useEffectEvent(() => {
    if (!order) return;
    const { orderStatus } = order;
    // The page may have switched from another order.
    const before = seen.current.eOrderId === eOrderId ? seen.current.orderStatus : undefined;
    seen.current = { eOrderId, orderStatus };
    const announced = noteOfOrder(eOrderId)?.orderStatus ?? before;
    if (announced !== orderStatus && !isBehind(announced, order)) {
      noteOrder(eOrderId, { orderStatus });
    }
    if (isNews(before, order) && isNews(announced, order)) announce();
  });
  const orderStatus = order?.orderStatus;
  useEffect(() => look(), [eOrderId, orderStatus]);
  useSoundAfterReload(wantsAlerts);
  return newsOf === eOrderId && eOrderId > 0;
}

/** After a reload, browsers allow sound only after a tap. */
function useSoundAfterReload(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    addEventListener('pointerdown', allowSound, { once: true });
    return () => removeEventListener('pointerdown', allowSound);
  }, [isWanted]);
}

/** Removes the badge from the app's icon as soon as the diner looks at the order. */
export function useSeenOrder(hasNews: boolean): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void showBadge(false);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [hasNews]);
}
