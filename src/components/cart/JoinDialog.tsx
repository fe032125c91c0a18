import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { NO_TABLE } from '../../rules/common/address.ts';
import type { CartView } from '../../contract/cart.ts';
import { joinCart, keepGuestName, startSharing } from '../../ordering/cart/changeSharing.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCartDetails } from '../../queries/tableCart.ts';
import { cartIdIn, namesIn } from '../../rules/cart/sharedCart.ts';
import { useAppStore } from '../../state/appStore.ts';
import { pendingStateOf } from '../../storage/orderTraces.ts';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/modal/Dialog.tsx';
import { FailureNotice } from '../common/FailureNotice.tsx';
import { GuestNameField } from './GuestNameField.tsx';
import styles from './SharedCartSheet.module.css';
import { useGuestName } from './useGuestName.ts';

/** Asks a diner who opened another phone's link whether to join that cart. */
export function JoinDialog({ link }: { link: string }) {
  const { t } = useTranslation();
  const { code, tableCode, mode } = useVisit();
  const { orderKey } = useCart();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const showToast = useAppStore((state) => state.showToast);
  const theirKey = cartIdIn(link);
  // Joining makes the cart's key the key of this phone.
  const [isAnswered, setIsAnswered] = useState(false);
  const canJoin = theirKey !== undefined && tableCode !== NO_TABLE && mode.cart === 'server';
  const isOwn = theirKey === orderKey;
  // Removes the link from the address: a reload or a step back must not ask again.
  const close = () => void navigate(pathname + search, { replace: true });
  const isKeyKnown = orderKey !== '';
  const refuse = useEffectEvent(() => {
    if (isOwn) startSharing({ code, tableCode }, orderKey);
    showToast(
      isOwn ? { text: t('together.already') } : { text: t('together.badCode'), tone: 'warning' },
    );
    close();
  });
  const isRefused = !isAnswered && isKeyKnown && (!canJoin || isOwn);
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);
  if (!isKeyKnown || isRefused || isAnswered || theirKey === undefined) return null;
  return (
    <Question
      theirKey={theirKey}
      onClose={() => {
        setIsAnswered(true);
        close();
      }}
    />
  );
}

function Question({ theirKey, onClose }: { theirKey: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { code, tableCode, lang, pages } = useVisit();
  const { orderKey, count } = useCart();
  const navigate = useNavigate();
  const guest = useGuestName();
  const theirs = useCartDetails(
    { lang, tableCode, uniqueCartId: theirKey },
    { gcTime: 0, staleTime: 0 },
  );
  const { data, error, refetch } = theirs;
  const isSent = data !== undefined && data.cartList.length === 0 && data.eOrderID > 0;
  // Joining would hide an order from the current cart that is still being sent.
  const isBusy = ['sending', 'unknown', 'confirmed'].includes(pendingStateOf(orderKey) ?? '');
  const join = () => {
    onClose();
    joinCart({ code, tableCode }, theirKey, orderKey);
    keepGuestName({ code, tableCode }, theirKey, guest.nameToKeep(), data?.cartList);
  };
  return (
    <Dialog
      isOpen
      title={t('together.question')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('together.notNow')}
          </Button>
          {isSent && (
            <Button onClick={() => void navigate(pages.order(data.eOrderID), { replace: true })}>
              {t('together.seeOrder')}
            </Button>
          )}
          {data && !isSent && !isBusy && <Button onClick={join}>{t('together.join')}</Button>}
          {error && <Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
        </>
      }
    >
      <div className={styles.sheet}>
        {!data && !error && <SkeletonRows count={2} label={t('cart.loading')} />}
        {error && <FailureNotice failure={error} />}
        {isSent && <p>{t('together.alreadySent')}</p>}
        {data && !isSent && isBusy && <p>{t('together.busy')}</p>}
        {data && !isSent && !isBusy && (
          <>
            <p>{t('together.text')}</p>
            <WhatIsIn view={data} />
            {(count ?? 0) > 0 && <p>{t('together.ownWaits')}</p>}
            <GuestNameField guest={guest} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function WhatIsIn({ view }: { view: CartView }) {
  const { t } = useTranslation();
  const units = view.cartList.reduce((sum, { qty }) => sum + qty, 0);
  const names = namesIn(view.cartList);
  if (units === 0) return <p>{t('together.nothingYet')}</p>;
  return (
    <p>
      {[
        t('together.inIt', { count: units }),
        names.length > 0 && t('together.of', { names: names.join(t('list.separator')) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
