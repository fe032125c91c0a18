import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../api/failure.ts';
import { SECOND_MS } from '../../config/times.ts';
import type { EOrderStatus } from '../../contract/orders.ts';
import { STATUS } from '../../contract/status.ts';
import { formatTime } from '../../i18n/format.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useCancelEOrder } from '../../queries/tableCartOrders.ts';
import { keyOfOrder } from '../../storage/orderKeys.ts';
import { Button } from '../../ui/form/Button.tsx';
import { CallUs } from '../venue/CallUs.tsx';
import { ConfirmDialog } from '../common/ConfirmDialog.tsx';
import styles from './OrderScreen.module.css';

interface CancelOrderProps {
  order: EOrderStatus;
  /** The time until which the order can be cancelled, if the venue limits it. */
  until?: string;
  onDone: () => void;
}

/** True when a time has passed. Updates when it passes while the page is open. */
function useIsPast(at: string | undefined): boolean {
  const atMs = Date.parse(at ?? '');
  const [isGone, setIsGone] = useState(() => atMs <= Date.now());
  useEffect(() => {
    const look = () => setIsGone(atMs <= Date.now());
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [atMs]);
  return isGone;
}

/** Cancelling a table's order needs its order key, which only the ordering device has. */
export function CancelOrder({ order, until, onDone }: CancelOrderProps) {
  const { t } = useTranslation();
  const { code, lang, mode } = useVisit();
  const timeZone = useStoreIdFromCode({ code }).data?.timeZone;
  const isPast = useIsPast(until);
  const cancel = useCancelEOrder();
  const [isAsked, setIsAsked] = useState(false);
  const { eOrderID, canCancel } = order;
  const orderKey = keyOfOrder(eOrderID);
  const close = () => {
    setIsAsked(false);
    cancel.reset();
    // Refresh the order: after a refusal the kitchen may have moved on.
    onDone();
  };
  // A customer may cancel their order on any device.
  const isOffered = canCancel && !isPast && (orderKey !== undefined || mode.cart === 'device');
  if (!isOffered && !isAsked) return null;
  const isTooLate = isRefusal(cancel.error, STATUS.tooLateToCancel);
  return (
    <>
      <p className={styles.cancel}>
        <Button variant="quiet" onClick={() => setIsAsked(true)}>
          {t('order.cancel')}
        </Button>
        {until !== undefined && !isPast && (
          <span>{t('order.cancelUntil', { time: formatTime(until, lang, timeZone) })}</span>
        )}
      </p>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('order.cancelTitle')}
        keepLabel={t('order.keep')}
        confirmLabel={t('order.cancel')}
        isBusy={cancel.isPending}
        failure={cancel.error}
        failureAction={isTooLate && <CallUs />}
        onConfirm={() =>
          cancel.mutate({ eOrderId: eOrderID, body: { orderKey } }, { onSuccess: close })
        }
        onClose={close}
      >
        <p>{t('order.cancelText')}</p>
      </ConfirmDialog>
    </>
  );
}
