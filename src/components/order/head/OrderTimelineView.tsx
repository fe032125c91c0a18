import type { ReactNode } from 'react';
import type { EOrderStatus } from '../../../contract/orders.ts';
import { formatTime } from '../../../i18n/format.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { headlineOf } from '../../../rules/order/orderProgress.ts';
import { Announcer } from '../../../ui/feedback/Announcer.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Timeline, type TimelineStep } from '../../../ui/layout/Timeline.tsx';
import type { Viewer } from '../../venue/useViewer.ts';
import styles from '../OrderScreen.module.css';
import { orderHeadline } from './orderHeadline.ts';

interface OrderTimelineViewProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  order: EOrderStatus;
  timeZone: string | undefined;
  /** What has changed about the expected time. */
  promise: ReactNode;
}

/** How far an order is. */
export function OrderTimelineView({ viewer, order, timeZone, promise }: OrderTimelineViewProps) {
  const { t, lang } = viewer;
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
  const words =
    (isPastThanks && orderHeadline(t, order)) || (current ? labelOf(current, lang) : '');
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
          {promise}
        </div>
        <Timeline steps={steps} label={t('order.status')} />
        <Announcer text={words} />
      </div>
    </Card>
  );
}
