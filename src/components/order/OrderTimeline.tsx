import { useTranslation } from 'react-i18next';
import type { EOrderStatus } from '../../contract/orders.ts';
import { formatTime } from '../../i18n/format.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { headlineOf } from '../../rules/order/orderProgress.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { Announcer } from '../../ui/feedback/Announcer.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Timeline, type TimelineStep } from '../../ui/layout/Timeline.tsx';
import { PromiseNote } from './PromiseNote.tsx';
import { useHeadlineOf } from './useOrderHeadline.ts';
import styles from './OrderScreen.module.css';

export function OrderTimeline({ order }: { order: EOrderStatus }) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const headline = useHeadlineOf(order);
  const timeZone = useStoreIdFromCode({ code }).data?.timeZone;
  if (order.timeline.length === 0) return null;
  const steps = order.timeline.map((entry): TimelineStep => {
    const isCurrent = entry.orderStatus === order.orderStatus;
    return {
      id: String(entry.orderStatus),
      label: labelOf(entry, lang),
      time: entry.at && entry.isDone ? formatTime(entry.at, lang, timeZone) : undefined,
      state: isCurrent ? 'current' : entry.isDone ? 'done' : 'todo',
    };
  });
  const isPastThanks = headlineOf(order) !== 'thanks';
  const current = order.timeline.find(({ orderStatus }) => orderStatus === order.orderStatus);
  return (
    <Card>
      <div className={styles.status}>
        <div>
          <h2>{t('order.status')}</h2>
          {order.estimatedAt && (
            <p className={styles.text}>
              {t('order.estimated', { time: formatTime(order.estimatedAt, lang, timeZone) })}
            </p>
          )}
          <PromiseNote key={order.eOrderID} order={order} />
        </div>
        <Timeline steps={steps} label={t('order.status')} />
        <Announcer text={(isPastThanks && headline) || (current ? labelOf(current, lang) : '')} />
      </div>
    </Card>
  );
}
