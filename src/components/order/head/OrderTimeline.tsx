import type { EOrderStatus } from '../../../contract/orders.ts';
import { useStoreIdFromCode } from '../../../queries/menu.ts';
import { useViewer } from '../../venue/useViewer.ts';
import { OrderTimelineView } from './OrderTimelineView.tsx';
import { PromiseNote } from './PromiseNote.tsx';

export function OrderTimeline({ order }: { order: EOrderStatus }) {
  const viewer = useViewer();
  const timeZone = useStoreIdFromCode({ code: viewer.code }).data?.timeZone;
  return (
    <OrderTimelineView
      viewer={viewer}
      order={order}
      timeZone={timeZone}
      promise={<PromiseNote key={order.eOrderID} order={order} />}
    />
  );
}
