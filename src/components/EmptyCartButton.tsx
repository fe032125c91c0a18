import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartActions } from '../ordering/useCart.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useCartRefusal } from './useCartRefusal.ts';

/** Takes out all lines at once, which cannot be taken back, and so is asked for twice. */
export function EmptyCartButton() {
  const { t } = useTranslation();
  const { cart } = useCartActions();
  const onRefused = useCartRefusal();
  const [isAsked, setIsAsked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const close = () => setIsAsked(false);
  const empty = async () => {
    setIsSending(true);
    try {
      await cart.clear();
    } catch (failure) {
      onRefused(failure);
    } finally {
      setIsSending(false);
      close();
    }
  };
  return (
    <>
      <Button variant="quiet" icon={<Icon name="trash" />} onClick={() => setIsAsked(true)}>
        {t('cart.clear')}
      </Button>
      <Dialog
        isOpen={isAsked}
        role="alertdialog"
        title={t('cart.clearTitle')}
        onClose={close}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button
              variant="danger"
              isBusy={isSending}
              busyLabel={t('common.sending')}
              onClick={() => void empty()}
            >
              {t('cart.clear')}
            </Button>
          </>
        }
      >
        <p>{t('cart.clearText')}</p>
      </Dialog>
    </>
  );
}
