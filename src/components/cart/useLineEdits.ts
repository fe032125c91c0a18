import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartViewLine } from '../../contract/cart.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useAppStore } from '../../state/appStore.ts';
import { useCartRefusal } from './useCartRefusal.ts';

export interface LineEdits {
  /** The tapped quantity, before the server has confirmed it. */
  tapped: number | undefined;
  isBusy: boolean;
  change: (qty: number) => void;
  /** Removes the line and offers to undo it. */
  remove: () => void;
}

/** The changes that a diner can make to one line of the cart. */
export function useLineEdits(line: CartViewLine): LineEdits {
  const { tableCartId, menuItemName: name } = line;
  const { t } = useTranslation();
  const { cart, cartKey } = useCartActions();
  const onRefused = useCartRefusal();
  const tapped = useAppStore((state) => state.carts[cartKey]?.tapped[tableCartId]);
  const showToast = useAppStore((state) => state.showToast);
  const [isBusy, setIsBusy] = useState(false);
  const restore = async () => {
    try {
      await cart.restore(line);
      showToast({ text: t('cart.restored', { name }) });
    } catch (failure) {
      onRefused(failure);
    }
  };
  const remove = async () => {
    setIsBusy(true);
    try {
      await cart.remove(tableCartId);
      showToast({
        text: t('cart.removed', { name }),
        action: { label: t('cart.undo'), onAct: () => void restore() },
      });
    } catch (failure) {
      onRefused(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    tapped,
    isBusy,
    change: (qty) => cart.change(tableCartId, qty),
    remove: () => void remove(),
  };
}
