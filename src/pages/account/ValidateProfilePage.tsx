import { useState } from 'react';
import { acceptProfile, newProfile } from '../../ordering/account/logIn.ts';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { isApiFailure } from '../../api/failure.ts';
import { AwaitedRows } from '../../components/common/AwaitedRows.tsx';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { links } from '../../rules/common/routes.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useSaveUserProfile } from '../../queries/delivery/customer.ts';
import { useConceptSetup } from '../../queries/delivery/settings.ts';
import { readLogin } from '../../storage/login.ts';
import { pendingLoginEntry } from '../../storage/verificationEntries.ts';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import styles from './Account.module.css';
import { LegalLinks } from './LegalLinks.tsx';
import { ProfileForm, type ProfileValues } from './ProfileForm.tsx';

const NOBODY: ProfileValues = {
  firstName: '',
  lastName: '',
  email: '',
  birthday: '',
  isMarketingAllowed: false,
};

/** Last step of a new customer's login: asks for the profile. Saving it completes the login. */
export function ValidateProfilePage() {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const { returnUrl, backUrl } = useReturnLinks();
  const navigate = useNavigate();
  const setup = useConceptSetup({ code });
  const saving = useSaveUserProfile();
  const [pending] = useState(() => pendingLoginEntry.read(code));
  const [wasLoggedIn] = useState(() => readLogin(code).status === 'loggedIn');
  usePageTitle(t('profile.newTitle'));
  if (wasLoggedIn) return <Navigate replace to={returnUrl} />;
  if (!pending) return <Navigate replace to={links.verification(code, returnUrl, backUrl)} />;

  const save = (values: ProfileValues) =>
    saving.mutate(newProfile(code, pending, values, lang), {
      onSuccess: (profile) => {
        acceptProfile(code, pending, profile, values);
        void navigate(returnUrl, { replace: true });
      },
    });
  return (
    <PageColumns>
      <div className={styles.page}>
        <div className={styles.intro}>
          <h1>{t('profile.newTitle')}</h1>
          <p className={styles.muted}>{t('profile.newText')}</p>
        </div>
        {setup.data ? (
          <ProfileForm
            start={NOBODY}
            setup={setup.data}
            isSaving={saving.isPending || saving.isSuccess}
            failure={isApiFailure(saving.error) ? saving.error : undefined}
            onSave={save}
            saveLabel={t('profile.goOn')}
          >
            <LegalLinks t={t} setup={setup.data} />
          </ProfileForm>
        ) : (
          <AwaitedRows reads={[setup]} count={3} label={t('profile.loading')} />
        )}
      </div>
    </PageColumns>
  );
}
