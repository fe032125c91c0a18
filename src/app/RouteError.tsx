import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../components/useFailureText.ts';
import { useOnline } from '../components/useOnline.ts';
import { links } from '../config/paths.ts';
import { isRecovering } from '../pwa/lostFile.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { isLostPart } from '../ui/lazily.ts';

function reload(): void {
  globalThis.location.reload();
}

/** The one screen for a fault of the app itself, and for a part of it that did not come. */
export function RouteError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const isOnline = useOnline();
  const isLost = isLostPart(error);
  const isCutOff = isLost && !isOnline;
  useEffect(() => {
    if (!isLost) return undefined;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isLost]);
  useEffect(() => {
    console.warn('A page could not be drawn.', error);
  }, [error]);
  // The page is about to be loaded again: nothing is wrong that the diner could mend.
  const lostText = isLost ? t(isOnline ? 'error.network' : 'error.comesBack') : undefined;
  if (isRecovering()) return <main aria-busy="true" />;
  return (
    <main>
      <EmptyState
        headingLevel={1}
        icon={isCutOff ? 'offline' : 'alert'}
        title={isCutOff ? t('error.offline') : t('error.title')}
        text={lostText ?? failureText(error)}
        action={
          // Offline, a browser would put a page of its own in the place of this one.
          !isCutOff && (
            <>
              <Button onClick={reload}>{t('common.retry')}</Button>
              <a className={buttonClass('quiet')} href={links.start()}>
                {t('notFound.toStart')}
              </a>
            </>
          )
        }
      />
    </main>
  );
}
