import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isRefusal, refusalData } from '../../api/failure.ts';
import type { Menu, MenuItem } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import { LoginNeededError } from '../../ordering/cart/cart.ts';
import { OrderedAs } from '../../contract/orderedAs.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import type { VisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { hasNewPrice } from '../../rules/cart/cartLine.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { useFailureText } from '../common/useFailureText.ts';

function isSameDish(menu: Menu, { id, price }: MenuItem): boolean {
  const dish = menu.menuItems.find((each) => each.id === id);
  return dish?.price === price && dish.isAvailable;
}

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
      const send = (version: string | undefined) =>
        now.current.cart.addOne(item.id, version ?? '', quantity);
      const done = () => {
        const words = hasNewPrice(appStore.getState().carts[now.current.cartKey]?.view, item)
          ? 'menu.addedAtNewPrice'
          : 'menu.added';
        showToast({ text: t(words, { name: labelOf(item, lang) }) });
        return true;
      };
      const fail = (failure: unknown) => {
        // The login dialog is open; the app adds the dish after the login.
        if (failure instanceof LoginNeededError) return false;
        const ordered =
          isRefusal(failure, STATUS.alreadyOrdered) && refusalData(failure, OrderedAs);
        if (isRefusal(failure, STATUS.modifierRule)) {
          void navigate(pages.item(item.id));
          return false;
        }
        if (ordered) void navigate(pages.order(ordered.eOrderID));
        const isOtherMenu = [STATUS.itemUnavailable, STATUS.orderTypeOff].some((status) =>
          isRefusal(failure, status),
        );
        if (isOtherMenu) void now.current.menu.refetch();
        if (isRefusal(failure, STATUS.storeClosed)) now.current.onClosed();
        showToast({ text: now.current.failureText(failure), tone: 'danger' });
        return false;
      };
      try {
        const { menu: shown } = now.current;
        // The server would accept a dish of an older menu at today's price.
        const menuNow = shown.storedAt === undefined ? shown.data : await shown.answered();
        if (menuNow && !isSameDish(menuNow, item)) {
          showToast({ text: t('menu.otherNow', { name: labelOf(item, lang) }), tone: 'warning' });
          return false;
        }
        await send((menuNow ?? shown.data)?.menuScheduleUniqueId);
        return done();
      } catch (failure) {
        if (!isRefusal(failure, STATUS.menuChanged)) return fail(failure);
        const fresh = await now.current.menu.refetch();
        if (!fresh || !isSameDish(fresh, item)) return fail(failure);
        return send(fresh.menuScheduleUniqueId).then(done, fail);
      }
    },
    [showToast, t, lang, navigate, pages],
  );
}
