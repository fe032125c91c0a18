import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useViewer } from '../venue/useViewer.ts';
import { OrderingNoticeView, type OrderingNoticeProps } from './OrderingNoticeView.tsx';

export function OrderingNotice(props: OrderingNoticeProps) {
  const viewer = useViewer();
  const { code, tableCode } = useVisit();
  const hasDelivery = useStoreIdFromCode({ code }).data?.delivery ?? false;
  return (
    <OrderingNoticeView
      viewer={viewer}
      tableCode={tableCode}
      hasDelivery={hasDelivery}
      {...props}
    />
  );
}
