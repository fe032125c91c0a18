import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOrderUnsettled } from '../../ordering/cart/settleCart.ts';
import { leaveCart } from '../../ordering/cart/changeSharing.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { othersIn } from '../../rules/cart/sharedCart.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { useOrderingPage } from '../common/useOrderingPage.ts';
import { useFailureText } from '../common/useFailureText.ts';
import { SharedCartSheet } from './SharedCartSheet.tsx';
import styles from './SharedCartStrip.module.css';
import { useSharedCart } from './useSharedCart.ts';

/** Below the header: the guests of this cart, and the buttons to invite more and to leave. */
export function SharedCartStrip() {
  const { t } = useTranslation();
  const { code, tableCode, mode } = useVisit();
  const { view, orderKey, cart } = useCart();
  const { names } = useSharedCart();
  const page = useOrderingPage();
  const showToast = useAppStore((state) => state.showToast);
  const failureText = useFailureText();
  const [isOpen, setIsOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  if (page === 'other') return null;
  const others = othersIn(view?.cartList ?? [], names);
  const leave = async () => {
    if (isOrderUnsettled(orderKey)) {
      showToast({ text: t('checkout.checkingLocked'), tone: 'warning' });
      return;
    }
    setIsLeaving(true);
    try {
      await cart.refresh();
      const { view: latest } = appStore.getState().carts[orderKey] ?? {};
      const stayed = await leaveCart({ code, tableCode }, orderKey, mode.state, latest);
      if (stayed.length === 0) showToast({ text: t('together.left') });
      else {
        const dishes = stayed.map((line) => line.menuItemName).join(t('list.separator'));
        showToast({ text: t('together.stayed', { names: dishes }), tone: 'warning' });
      }
    } catch (failure) {
      showToast({ text: failureText(failure), tone: 'danger' });
    }
    setIsLeaving(false);
  };
  return (
    <section className={styles.strip} aria-label={t('together.title')}>
      <div className={styles.inner}>
        <Icon name={LATER_ICONS.people} />
        <p className={styles.text}>
          {[
            others.length > 0
              ? t('together.with', { names: others.join(t('list.separator')) })
              : t('together.title'),
            page === 'checkout' && t('together.sendsAll'),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {page !== 'checkout' && (
          <>
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {t('together.invite')}
            </Button>
            <Button
              variant="quiet"
              isBusy={isLeaving}
              busyLabel={t('common.sending')}
              onClick={() => void leave()}
            >
              {t('together.leave')}
            </Button>
          </>
        )}
      </div>
      {isOpen && <SharedCartSheet onClose={() => setIsOpen(false)} />}
    </section>
  );
}
