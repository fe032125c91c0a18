import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLOCK_LOOK_MS } from '../../../config/times.ts';
import type { EOrderStatus } from '../../../contract/orders.ts';
import { isAnnouncementDue, isScreenWatched } from '../../../rules/order/readiness.ts';
import { promiseNews } from '../../../rules/order/promise.ts';
import { noteOfOrder, noteOrder } from '../../../storage/orderNotes.ts';
import { CallUs } from '../../venue/CallUs.tsx';
import styles from '../OrderScreen.module.css';

type Awaited = Pick<EOrderStatus, 'eOrderID' | 'orderStatus' | 'orderType' | 'estimatedAt'>;

function useNowMs(everyMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}

/** The first time that this device was given; stored, so that later changes are always reported. */
function useFirstPromise(eOrderId: number, estimatedAt: string | undefined): string | undefined {
  const [kept] = useState(() => noteOfOrder(eOrderId)?.promisedAt);
  const [first, setFirst] = useState(kept ?? estimatedAt);
  if (first === undefined && estimatedAt !== undefined) setFirst(estimatedAt);
  useEffect(() => {
    if (first !== undefined) noteOrder(eOrderId, { promisedAt: first });
  }, [eOrderId, first]);
  return first;
}

/** Tells when the expected time has moved from the first one, or has passed. */
export function PromiseNote({ order }: { order: Awaited }) {
  const { t } = useTranslation();
  const { eOrderID, estimatedAt } = order;
  const promisedAt = useFirstPromise(eOrderID, estimatedAt);
  const nowMs = useNowMs(CLOCK_LOOK_MS);
  const news = isAnnouncementDue(order)
    ? promiseNews({ promisedAt, estimatedAt }, nowMs)
    : undefined;
  return (
    <div role="status">
      {news?.kind === 'overdue' && (
        <div className={styles.overdue}>
          <p>{t(isScreenWatched(order) ? 'promise.readyByNow' : 'promise.hereByNow')}</p>
          <CallUs />
        </div>
      )}
      {news && news.kind !== 'overdue' && (
        <p>{t(`promise.${news.kind}`, { count: news.minutes })}</p>
      )}
    </div>
  );
}
