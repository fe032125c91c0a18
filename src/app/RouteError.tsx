import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../components/useFailureText.ts';
import { links } from '../config/paths.ts';
import { isRecovering } from '../pwa/lostFile.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** The one screen for a fault of the app itself. */
export function RouteError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  useEffect(() => {
    console.warn('A page could not be drawn.', error);
  }, [error]);
  // The page is about to be loaded again: nothing is wrong that the diner could mend.
  if (isRecovering()) return <main aria-busy="true" />;
  return (
    <main>
      <EmptyState
        headingLevel={1}
        icon="alert"
        title={t('error.title')}
        text={failureText(error)}
        action={
          <>
            <Button onClick={() => globalThis.location.reload()}>{t('common.retry')}</Button>
            <a className={buttonClass('quiet')} href={links.start()}>
              {t('notFound.toStart')}
            </a>
          </>
        }
      />
    </main>
  );
}
