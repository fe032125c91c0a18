import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { isApiFailure } from '../../api/failure.ts';
import { AwaitedRows } from '../../components/common/AwaitedRows.tsx';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import type { ConceptSetup } from '../../contract/concept.ts';
import type { Profile } from '../../contract/customer.ts';
import { askedLang } from '../../contract/languages.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useSaveUserProfile, useUserProfileByCustomerId } from '../../queries/delivery/customer.ts';
import { useConceptSetup, useDeliveryCountries } from '../../queries/delivery/settings.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { renameCustomer } from '../../storage/loginChanges.ts';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import styles from './Account.module.css';
import { ProfileForm, type ProfileValues } from './ProfileForm.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { usePhoneLook } from '../../components/account/usePhoneLook.ts';

/** The customer's profile, editable. */
export function ProfilePage() {
  const { t } = useTranslation();
  const { code } = useVisit();
  const [search] = useSearchParams();
  const { customerId } = useCustomer();
  // Not cached: the form must not start with outdated values.
  const profile = useUserProfileByCustomerId(
    { customerId, code },
    { enabled: customerId > 0, gcTime: 0 },
  );
  const setup = useConceptSetup({ code });
  usePageTitle(t('profile.title'));

  const asked = search.get('customerId');
  if (asked !== null && customerId > 0 && asked !== String(customerId)) {
    const own = new URLSearchParams(search);
    own.set('customerId', String(customerId));
    return <Navigate replace to={{ search: own.toString() }} />;
  }
  return (
    <PageColumns>
      <div className={styles.page}>
        <h1>{t('profile.title')}</h1>
        {profile.data && setup.data ? (
          <OwnProfile key={profile.data.customerId} profile={profile.data} setup={setup.data} />
        ) : (
          <AwaitedRows reads={[profile, setup]} count={4} label={t('profile.loading')} />
        )}
      </div>
    </PageColumns>
  );
}

function OwnProfile({ profile, setup }: { profile: Profile; setup: ConceptSetup }) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const { returnUrl, hasReturnUrl } = useReturnLinks();
  const navigate = useNavigate();
  const showToast = useAppStore((state) => state.showToast);
  const saving = useSaveUserProfile();
  const save = (values: ProfileValues) => {
    const { createdOn: _createdOn, userName: _userName, ...kept } = profile;
    const { email, birthday, ...names } = values;
    saving.mutate(
      {
        code,
        body: {
          ...kept,
          ...names,
          email: email || undefined,
          birthday: birthday || undefined,
          lang: askedLang(lang),
        },
      },
      {
        onSuccess: (saved) => {
          renameCustomer(code, saved.userName || `${values.firstName} ${values.lastName}`);
          appStore.getState().lookAtLogin(code);
          showToast({ text: t('profile.saved'), tone: 'positive' });
          if (hasReturnUrl) void navigate(returnUrl, { replace: true });
        },
      },
    );
  };
  const { firstName, lastName, email = '', birthday = '', isMarketingAllowed } = profile;
  return (
    <ProfileForm
      start={{ firstName, lastName, email, birthday, isMarketingAllowed }}
      setup={setup}
      isSaving={saving.isPending}
      failure={isApiFailure(saving.error) ? saving.error : undefined}
      onSave={save}
      saveLabel={t('profile.save')}
    >
      <p className={styles.muted}>
        {t('contact.phone')}: <PhoneNumber {...profile} />
        <br />
        {t('profile.phoneFixed')}
      </p>
    </ProfileForm>
  );
}

/** A customer's phone number with country code, in the usual format of its country. */
function PhoneNumber({ dialCode, mobileNo, countryId }: Profile) {
  const { code } = useVisit();
  const country = useDeliveryCountries({ code }).data?.find(({ id }) => id === countryId);
  const { shown } = usePhoneLook(country, mobileNo);
  return <Bidi dir="ltr">{shown || `${dialCode} ${mobileNo}`}</Bidi>;
}
