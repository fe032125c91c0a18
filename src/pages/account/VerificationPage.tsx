import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { AwaitedRows } from '../../components/common/AwaitedRows.tsx';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptSetup, useDeliveryCountries } from '../../queries/delivery/settings.ts';
import { readLogin } from '../../storage/login.ts';
import { endedLoginEntry } from '../../storage/endedLogin.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import styles from './Account.module.css';
import { NumberForm } from './NumberForm.tsx';

/** First step of the login: asks for a phone number and sends a code to it. */
export function VerificationPage() {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { returnUrl } = useReturnLinks();
  const setup = useConceptSetup({ code });
  const countries = useDeliveryCountries({ code });
  const [ended] = useState(() => endedLoginEntry.read(code));
  usePageTitle(t('login.title'));
  if (readLogin(code).status === 'loggedIn') return <Navigate replace to={returnUrl} />;
  return (
    <PageColumns>
      <div className={styles.page}>
        <div className={styles.intro}>
          <h1>{t('login.title')}</h1>
          <p className={styles.muted}>{t('login.text')}</p>
        </div>
        {ended && (
          <Notice tone="warning" role="status" title={t('login.ended')}>
            {t(ended.deliveryId === undefined ? 'login.endedText' : 'login.endedCart')}
          </Notice>
        )}
        {setup.data && countries.data ? (
          <NumberForm setup={setup.data} countries={countries.data} />
        ) : (
          <AwaitedRows reads={[setup, countries]} count={3} label={t('login.loading')} />
        )}
      </div>
    </PageColumns>
  );
}
