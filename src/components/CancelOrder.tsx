import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EOrderStatus } from '../contract/orders.ts';
import { useCancelEOrder } from '../queries/tableCartOrders.ts';
import { keyOfOrder } from '../storage/orderKeys.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './OrderView.module.css';
import { useFailureText } from './useFailureText.ts';

interface CancelOrderProps {
  order: EOrderStatus;
  onDone: () => void;
}

/** Only the device that made the order holds its key, and so may take it back. */
export function CancelOrder({ order, onDone }: CancelOrderProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const cancel = useCancelEOrder();
  const [isAsked, setIsAsked] = useState(false);
  const { eOrderID, canCancel } = order;
  const orderKey = keyOfOrder(eOrderID);
  const close = () => {
    setIsAsked(false);
    cancel.reset();
    // What was refused may have gone on in the kitchen meanwhile.
    onDone();
  };
  const isOffered = canCancel && orderKey !== undefined;
  if (!isOffered && !isAsked) return null;
  return (
    <>
      <p className={styles.cancel}>
        <Button variant="quiet" onClick={() => setIsAsked(true)}>
          {t('order.cancel')}
        </Button>
      </p>
      <Dialog
        isOpen={isAsked}
        role="alertdialog"
        tone="warning"
        title={t('order.cancelTitle')}
        onClose={close}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t('order.keep')}
            </Button>
            {!cancel.isError && (
              <Button
                variant="danger"
                isBusy={cancel.isPending}
                busyLabel={t('common.sending')}
                onClick={() =>
                  cancel.mutate({ eOrderId: eOrderID, orderKey }, { onSuccess: close })
                }
              >
                {t('order.cancel')}
              </Button>
            )}
          </>
        }
      >
        {cancel.isError ? (
          <Notice tone="danger" role="alert">
            {failureText(cancel.error)}
          </Notice>
        ) : (
          <p>{t('order.cancelText')}</p>
        )}
      </Dialog>
    </>
  );
}
