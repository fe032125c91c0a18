import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { AwaitedRows } from '../../components/common/AwaitedRows.tsx';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { markFirstScreenReady } from '../../lazy/afterFirstScreen.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptSetup, useDeliveryCountries } from '../../queries/delivery/settings.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { readLogin } from '../../storage/login.ts';
import { endedLoginEntry } from '../../storage/endedLogin.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { NumberForm } from './NumberForm.tsx';
import { LogInView } from './NumberFormView.tsx';

/** First step of the login: asks for a phone number and sends a code to it. */
export function VerificationPage() {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { returnUrl } = useReturnLinks();
  const setup = useConceptSetup({ code });
  const countries = useDeliveryCountries({ code });
  const [ended] = useState(() => endedLoginEntry.read(code));
  const isLoading = useAreFirstAwaited(setup, countries);
  useEffect(() => {
    if (!isLoading) markFirstScreenReady();
  }, [isLoading]);
  usePageTitle(t('login.title'));
  if (readLogin(code).status === 'loggedIn') return <Navigate replace to={returnUrl} />;
  return (
    <LogInView
      t={t}
      notice={
        ended && (
          <Notice tone="warning" role="status" title={t('login.ended')}>
            {t(ended.deliveryId === undefined ? 'login.endedText' : 'login.endedCart')}
          </Notice>
        )
      }
    >
      {setup.data && countries.data ? (
        <NumberForm setup={setup.data} countries={countries.data} />
      ) : (
        <AwaitedRows reads={[setup, countries]} count={3} label={t('login.loading')} />
      )}
    </LogInView>
  );
}
