import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { ConfirmDialog } from '../../components/common/ConfirmDialog.tsx';
import { useCartRefusal } from '../../components/cart/useCartRefusal.ts';

/** Removes all lines at once. This cannot be undone, so it asks for confirmation. */
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
      <ConfirmDialog
        isOpen={isAsked}
        title={t('cart.clearTitle')}
        confirmLabel={t('cart.clear')}
        isBusy={isSending}
        onConfirm={() => void empty()}
        onClose={close}
      >
        <p>{t('cart.clearText')}</p>
      </ConfirmDialog>
    </>
  );
}
