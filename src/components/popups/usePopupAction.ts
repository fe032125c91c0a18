import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { NotificationDetail } from '../../contract/notification.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { ACTION } from '../../rules/popups/popupActions.ts';
import { useAppStore } from '../../state/appStore.ts';
import { useOneTapAdd } from '../menu/useOneTapAdd.ts';

/** Only the delivery side can apply a promo code. It asks a visitor to log in. */
export type ApplyPromo = (promoCode: string) => void;

/** Runs the action of a popup's button, after the popup has closed. */
export function usePopupAction(applyPromo: ApplyPromo | undefined) {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const navigate = useNavigate();
  const showToast = useAppStore((state) => state.showToast);
  const menu = useVisitMenu({ enabled: applyPromo === undefined });
  const { state } = useOrderingNow(menu.data, menu.isTableUnknown);
  const tell = () => showToast({ text: t('error.closed') });
  const add = useOneTapAdd(menu, tell);

  const open = (id: number) => void navigate(pages.item(id));

  return ({ actionId, itemDetails, promo }: NotificationDetail): void => {
    if (actionId === ACTION.openItem && itemDetails) {
      open(itemDetails.id);
    } else if (actionId === ACTION.addItem && itemDetails) {
      const { id, isCombo, isNonItem, isCustomized } = itemDetails;
      const item = menu.data?.menuItems.find((known) => known.id === id);
      const isSimple = !isCombo && !isNonItem && !isCustomized;
      // The dish page explains why the dish is unavailable, or loads the missing data.
      if (isSimple && item?.isAvailable && state.canOrder) void add(item, Math.max(1, item.minQty));
      else open(id);
    } else if (actionId === ACTION.applyPromo && promo?.promoCode) {
      applyPromo?.(promo.promoCode);
    }
  };
}
