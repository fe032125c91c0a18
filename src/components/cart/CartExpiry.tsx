import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CART_EXPIRY_REDIRECT_MS, SECOND_MS } from '../../config/times.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { isCartEnding, secondsLeft } from '../../rules/cart/cartLifetime.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/modal/Dialog.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './CartExpiry.module.css';
import { useFailureText } from '../common/useFailureText.ts';

/** Announces that the cart has expired, then empties it after a moment. */
export function CartEnd() {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const { hasEnded = false, clock } = useCart();
  const navigate = useNavigate();
  const end = () => {
    clock?.end();
    void navigate(pages.home());
  };
  useEffect(() => {
    if (!hasEnded) return undefined;
    const timer = setTimeout(() => {
      clock?.end();
      void navigate(pages.home());
    }, CART_EXPIRY_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [hasEnded, clock, navigate, pages]);
  return (
    <Dialog
      isOpen={hasEnded}
      role="alertdialog"
      tone="warning"
      title={t('cartLife.expired')}
      onClose={end}
      closeLabel={t('common.close')}
      actions={<Button onClick={end}>{t('common.ok')}</Button>}
    >
      <p>{t('cartLife.removed')}</p>
    </Dialog>
  );
}

/** Warns in the last half minute, and offers to keep the cart. */
export function CartCountdown() {
  const { t } = useTranslation();
  const { life, hasEnded = false, clock, isHeld = false } = useCart();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!life) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 2);
    return () => clearInterval(timer);
  }, [life]);
  if (!life || hasEnded || isHeld || !isCartEnding(life, now)) return null;
  const seconds = secondsLeft(life, now);
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>
        <Icon name="clock" />
        <p className={styles.text}>
          <span aria-hidden="true">{t('cartLife.ends', { n: seconds })}</span>
        </p>
        <VisuallyHidden>
          <span role="status">{t('cartLife.ending')}</span>
        </VisuallyHidden>
        <Button variant="secondary" onClick={() => clock?.keep()}>
          {t('cartLife.keep')}
        </Button>
      </div>
    </div>
  );
}

/** Offers to restore an expired cart at current prices. */
export function SetAsideCart() {
  const { t } = useTranslation();
  const { setAside = 0, count, clock } = useCart();
  const navigate = useNavigate();
  const { pages } = useVisit();
  const failureText = useFailureText();
  const showToast = useAppStore((state) => state.showToast);
  const [isBusy, setIsBusy] = useState(false);
  if (setAside === 0 || count) return null;
  const bringBack = async () => {
    setIsBusy(true);
    try {
      await clock?.bringBack();
      void navigate(pages.cart());
    } catch (failure) {
      showToast({ text: failureText(failure), tone: 'danger' });
    }
    setIsBusy(false);
  };
  return (
    <Notice
      icon="cart"
      title={t('cartLife.setAside', { count: setAside })}
      role="status"
      action={
        <>
          <Button
            variant="secondary"
            isBusy={isBusy}
            busyLabel={t('common.sending')}
            onClick={() => void bringBack()}
          >
            {t('cartLife.bringBack')}
          </Button>
          <Button variant="quiet" onClick={() => clock?.forgetSetAside()}>
            {t('cartLife.forget')}
          </Button>
        </>
      }
    >
      {t('cartLife.setAsideText')}
    </Notice>
  );
}
