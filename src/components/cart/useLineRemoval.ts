import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartViewLine } from '../../contract/cart.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useAppStore } from '../../state/appStore.ts';
import { useCartRefusal } from './useCartRefusal.ts';

/** Removes a line and offers to undo it. */
export function useLineRemoval() {
  const { t } = useTranslation();
  const { cart } = useCartActions();
  const onRefused = useCartRefusal();
  const showToast = useAppStore((state) => state.showToast);
  const [removingId, setRemovingId] = useState<number | undefined>(undefined);
  const restore = async (line: CartViewLine) => {
    try {
      await cart.restore(line);
      showToast({ text: t('cart.restored', { name: line.menuItemName }) });
    } catch (failure) {
      onRefused(failure);
    }
  };
  const remove = async (line: CartViewLine) => {
    setRemovingId(line.tableCartId);
    try {
      await cart.remove(line.tableCartId);
      showToast({
        text: t('cart.removed', { name: line.menuItemName }),
        action: { label: t('cart.undo'), onAct: () => void restore(line) },
      });
    } catch (failure) {
      onRefused(failure);
    } finally {
      setRemovingId(undefined);
    }
  };
  return { removingId, remove };
}
