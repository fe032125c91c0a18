import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { noteOfOrder, noteOrder } from '../../storage/orderNotes.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

const ReportForm = lazyPart(() => import('./ReportForm.tsx'), 'ReportForm');

interface ReportOrderProps {
  order: SavedOrder;
  /** The rating form that accepts reports about this order. */
  pageId: number;
}

/** Reports a problem with an order, and confirms a sent report. */
export function ReportOrder({ order, pageId }: ReportOrderProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(() => noteOfOrder(order.eOrderID)?.reportedAt !== undefined);
  const settle = () => {
    noteOrder(order.eOrderID, { reportedAt: Date.now() });
    setIsOpen(false);
    setIsSent(true);
  };
  if (isSent) {
    return (
      <Notice tone="positive" role="status" title={t('report.thanks')}>
        {t('report.thanksText')}
      </Notice>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon name={LATER_ICONS.feedback} size="s" />}
        onClick={() => setIsOpen(true)}
      >
        {t('report.title')}
      </Button>
      <Sheet
        isOpen={isOpen}
        title={t('report.title')}
        onClose={() => setIsOpen(false)}
        closeLabel={t('common.close')}
      >
        <ReportForm order={order} pageId={pageId} onSent={settle} />
      </Sheet>
    </>
  );
}
