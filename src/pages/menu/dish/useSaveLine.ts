import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { isRefusal, refusalData } from '../../../api/failure.ts';
import type { MenuItem } from '../../../contract/menu.ts';
import { id } from '../../../contract/schema.ts';
import { STATUS } from '../../../contract/status.ts';
import { saveLine, type DishToSave } from '../../../ordering/cart/saveLine.ts';
import { LoginNeededError } from '../../../ordering/cart/cart.ts';
import { OrderedAs } from '../../../contract/orderedAs.ts';
import { quantityLimitOf } from '../../../ordering/cart/quantityLimit.ts';
import { useCart } from '../../../ordering/cart/useCart.ts';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { refusalOf } from '../../../rules/common/refusals.ts';
import { appStore, useAppStore } from '../../../state/appStore.ts';
import { useFailureText } from '../../../components/common/useFailureText.ts';

interface SendingDish {
  onDone: () => void;
  /** The dish or the menu has changed: read it again. */
  onOutdated: () => void;
  onGroupAtFault: (groupId: number) => void;
  onQuantityAtFault: (quantity: number) => void;
}

const GroupAtFault = v.object({ groupId: id });

/** Adds a dish to the cart, changes its line or removes it, and handles every refusal. */
export function useSaveLine(on: SendingDish) {
  const { t } = useTranslation();
  const { lang, pages } = useVisit();
  const { cart, cartKey, view } = useCart();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const showToast = useAppStore((store) => store.showToast);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);

  const refuse = (refused: unknown) => {
    // The login dialog is open; the app adds the line after the login.
    if (refused instanceof LoginNeededError) return;
    setFailure(refused);
    if (isRefusal(refused, STATUS.alreadyOrdered)) {
      const ordered = refusalData(refused, OrderedAs);
      if (ordered) void navigate(pages.order(ordered.eOrderID), { replace: true });
    }
    const limit = quantityLimitOf(refused);
    if (limit && limit.count > 0) on.onQuantityAtFault(limit.count);
    if (isRefusal(refused) && refusalOf(refused.status).isDishOutdated) on.onOutdated();
    const atFault = isRefusal(refused, STATUS.modifierRule) && refusalData(refused, GroupAtFault);
    if (atFault) on.onGroupAtFault(atFault.groupId);
  };
  const attempt = async (act: () => Promise<void>) => {
    setIsSending(true);
    setFailure(undefined);
    try {
      await act();
      on.onDone();
    } catch (refused) {
      refuse(refused);
    } finally {
      setIsSending(false);
    }
  };

  const send = (dish: DishToSave) =>
    attempt(async () => {
      const added = await saveLine(
        { cart, view: () => appStore.getState().carts[cartKey]?.view },
        dish,
      );
      showToast({ text: t(added, { name: labelOf(dish.item, lang) }), tone: 'positive' });
    });

  const remove = (item: MenuItem, tableCartId: number) =>
    attempt(async () => {
      const known = view?.cartList.find((line) => line.tableCartId === tableCartId);
      await cart.remove(tableCartId);
      const bringBack = () => {
        if (known) {
          cart.restore(known).catch((refused: unknown) => {
            showToast({ text: failureText(refused), tone: 'danger' });
          });
        }
      };
      showToast({
        text: t('cart.removed', { name: labelOf(item, lang) }),
        ...(known && { action: { label: t('cart.undo'), onAct: bringBack } }),
      });
    });

  return {
    isSending,
    problem: failure === undefined ? undefined : failureText(failure),
    send,
    remove,
  };
}
