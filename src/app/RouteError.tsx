import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { useFailureText } from '../components/common/useFailureText.ts';
import { useOnline } from '../components/common/useOnline.ts';
import { links, patterns } from '../rules/common/routes.ts';
import { ORDER_POLL_LEAST_MS } from '../config/times.ts';
import { isOrderUnsettled } from '../ordering/cart/settleCart.ts';
import { isRecovering } from '../pwa/page/lostFile.ts';
import { pendingOrderKeys } from '../storage/orderTraces.ts';
import { Button } from '../ui/form/Button.tsx';
import { buttonClass } from '../ui/form/buttonClass.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { isLostPart } from '../lazy/lazyPart.tsx';
import { mayRecover } from './lostFiles.ts';
import { reloadFor } from './ownReloads.ts';

function reload(): void {
  globalThis.location.reload();
}

/** True when an order was sent and its outcome is unknown, or this page shows it. */
function isOrderOut(pathname: string): boolean {
  const ends = [patterns.order, patterns.cardDetails, patterns.qlub];
  return (
    pendingOrderKeys().some(isOrderUnsettled) ||
    matchPath(patterns.cart, pathname)?.params.eOrderId !== undefined ||
    ends.some((pattern) => matchPath(pattern, pathname))
  );
}

/** Reloads the page as soon as a reload can load the missing part, but not repeatedly. */
function tryAgainByItself(): () => void {
  const timer = setInterval(() => {
    if (!navigator.onLine || !mayRecover()) return;
    // Without a network, the browser would replace this page with an error page of its own.
    const asked = fetch(globalThis.location.href, { cache: 'no-store' });
    asked.then(({ ok }) => ok && mayRecover() && reloadFor('lostFile')).catch(() => undefined);
  }, ORDER_POLL_LEAST_MS);
  return () => clearInterval(timer);
}

/** The error page for a fault of the app and for a part that could not load. */
export function RouteError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const isOnline = useOnline();
  const { pathname } = useLocation();
  const isLost = isLostPart(error);
  const isCutOff = isLost && !isOnline;
  // A missing part of the app does not affect an order that was sent.
  const [isChecking] = useState(() => isLost && isOrderOut(pathname));
  useEffect(() => (isChecking ? tryAgainByItself() : undefined), [isChecking]);
  useEffect(() => {
    if (!isLost) return undefined;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isLost]);
  useEffect(() => {
    console.warn('A page could not be drawn.', error);
  }, [error]);
  // The page is about to reload, so there is nothing for the diner to do.
  const onlineText = isChecking ? 'checkout.checkingText' : 'error.network';
  const lostText = isLost ? t(isOnline ? onlineText : 'error.comesBack') : undefined;
  const title = isCutOff ? t('error.offline') : t('error.title');
  if (isRecovering()) return <main aria-busy="true" />;
  return (
    <main>
      <EmptyState
        headingLevel={1}
        icon={isCutOff ? 'offline' : isChecking ? 'clock' : 'alert'}
        title={isChecking ? t('checkout.checking') : title}
        text={lostText ?? failureText(error)}
        action={
          // Without a network, the browser would replace this page with an error page of its own.
          !isCutOff && (
            <>
              <Button onClick={reload}>
                {t(isChecking ? 'checkout.checkAgain' : 'common.retry')}
              </Button>
              {!isChecking && (
                <a className={buttonClass('quiet')} href={links.start()}>
                  {t('notFound.toStart')}
                </a>
              )}
            </>
          )
        }
      />
    </main>
  );
}
