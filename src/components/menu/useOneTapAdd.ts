import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isRefusal, refusalData } from '../../api/failure.ts';
import type { MenuItem } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import { addDish } from '../../ordering/cart/addDish.ts';
import { LoginNeededError } from '../../ordering/cart/cart.ts';
import { OrderedAs } from '../../contract/orderedAs.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import type { VisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { refusalOf } from '../../rules/common/refusals.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { useFailureText } from '../common/useFailureText.ts';

/**
 * Adds a dish with one tap. Opens the dish if it needs a choice. If the menu may have changed,
 * waits for the current one and adds the dish if it is still the same.
 */
export function useOneTapAdd(menu: VisitMenu, onClosed: () => void) {
  const { t } = useTranslation();
  const { lang, pages } = useVisit();
  const { cart, cartKey } = useCartActions();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const showToast = useAppStore((state) => state.showToast);
  // The function stays the same: a new one would render all cards of the menu again.
  const now = useRef({ menu, onClosed, cart, cartKey, failureText });
  // A layout effect, not an effect: a finger may already be on a dish.
  useLayoutEffect(() => {
    now.current = { menu, onClosed, cart, cartKey, failureText };
  });

  return useCallback(
    async (item: MenuItem, quantity: number): Promise<boolean> => {
      const { menu: shown, cart: into, cartKey: key } = now.current;
      const tools = {
        cart: into,
        view: () => appStore.getState().carts[key]?.view,
        menu: () => (shown.storedAt === undefined ? Promise.resolve(shown.data) : shown.answered()),
        freshMenu: () => now.current.menu.refetch(),
      };
      try {
        const added = await addDish(tools, item, quantity);
        const isAdded = added !== 'menu.otherNow';
        const text = t(added, { name: labelOf(item, lang) });
        showToast(isAdded ? { text } : { text, tone: 'warning' });
        return isAdded;
      } catch (failure) {
        // The login dialog is open; the app adds the dish after the login.
        if (failure instanceof LoginNeededError) return false;
        if (isRefusal(failure, STATUS.modifierRule)) {
          void navigate(pages.item(item.id));
          return false;
        }
        const ordered =
          isRefusal(failure, STATUS.alreadyOrdered) && refusalData(failure, OrderedAs);
        if (ordered) void navigate(pages.order(ordered.eOrderID));
        const isOutdated = isRefusal(failure) && refusalOf(failure.status).isDishOutdated;
        if (isRefusal(failure, STATUS.storeClosed)) now.current.onClosed();
        // `addDish` has read a changed menu already.
        else if (isOutdated && !isRefusal(failure, STATUS.menuChanged))
          void now.current.menu.refetch();
        showToast({ text: now.current.failureText(failure), tone: 'danger' });
        return false;
      }
    },
    [showToast, t, lang, navigate, pages],
  );
}
