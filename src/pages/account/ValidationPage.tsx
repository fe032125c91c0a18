import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { useAsked } from './useSendCode.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { links } from '../../rules/common/routes.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { readLogin } from '../../storage/login.ts';
import { codeSentEntry } from '../../storage/verificationEntries.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import styles from './Account.module.css';
import { CodeForm } from './CodeForm.tsx';

/** Second step of the login: asks for the code, then opens the page that the diner wanted. */
export function ValidationPage() {
  const { key } = useLocation();
  return <SentCode key={key} />;
}

/** Reads the stored request once: the login removes it while this page is still on screen. */
function SentCode() {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { returnUrl, backUrl } = useReturnLinks();
  const [sent] = useState(() => codeSentEntry.read(code));
  const [wasLoggedIn] = useState(() => readLogin(code).status === 'loggedIn');
  const asked = useAsked();
  usePageTitle(t('code.title'));
  if (wasLoggedIn) return <Navigate replace to={returnUrl} />;
  // Without the phone number, a new customer could not complete the login.
  if (!sent || !asked)
    return <Navigate replace to={links.verification(code, returnUrl, backUrl)} />;
  return (
    <PageColumns>
      <div className={styles.page}>
        <div className={styles.intro}>
          <h1>{t('code.title')}</h1>
          <p className={styles.muted}>
            {t(`codeSent.${sent.source}`)} <Bidi dir="ltr">{sent.sentTo}</Bidi>
          </p>
        </div>
        <CodeForm key={sent.verificationId} sent={sent} asked={asked} />
      </div>
    </PageColumns>
  );
}
