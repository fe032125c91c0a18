import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { useFailureText } from '../components/common/useFailureText.ts';
import { useOnline } from '../components/common/useOnline.ts';
import { links, patterns } from '../config/paths.ts';
import { ORDER_POLL_LEAST_MS } from '../config/times.ts';
import { isOrderUnsettled } from '../ordering/cart/settleCart.ts';
import { isRecovering } from '../pwa/lostFile.ts';
import { pendingOrderKeys } from '../storage/orderTraces.ts';
import { Button } from '../ui/form/Button.tsx';
import { buttonClass } from '../ui/form/buttonClass.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { isLostPart } from '../defer/lazyPart.tsx';
import { mayRecover } from './lostFiles.ts';
import { reloadFor } from './ownReloads.ts';

function reload(): void {
  globalThis.location.reload();
}

/** An order has left: its outcome is not known yet, or it is what the page is about. */
function isOrderOut(pathname: string): boolean {
  const ends = [patterns.order, patterns.cardDetails, patterns.qlub];
  return (
    pendingOrderKeys().some(isOrderUnsettled) ||
    matchPath(patterns.cart, pathname)?.params.eOrderId !== undefined ||
    ends.some((pattern) => matchPath(pattern, pathname))
  );
}

/** Loads the page anew as soon as that can bring the missing part, and not over and over. */
function tryAgainByItself(): () => void {
  const timer = setInterval(() => {
    if (!navigator.onLine || !mayRecover()) return;
    // A browser would put a page of its own in the place of this one where nothing answers.
    const asked = fetch(globalThis.location.href, { cache: 'no-store' });
    asked.then(({ ok }) => ok && mayRecover() && reloadFor('lostFile')).catch(() => undefined);
  }, ORDER_POLL_LEAST_MS);
  return () => clearInterval(timer);
}

/** The one screen for a fault of the app itself, and for a part of it that did not come. */
export function RouteError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const isOnline = useOnline();
  const { pathname } = useLocation();
  const isLost = isLostPart(error);
  const isCutOff = isLost && !isOnline;
  // That a part of the app is missing is no fault of an order that has left.
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
  // The page is about to be loaded again: nothing is wrong that the diner could mend.
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
          // Offline, a browser would put a page of its own in the place of this one.
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
