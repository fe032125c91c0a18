import { ProfileButtonView } from '../components/account/ProfileButtonView.tsx';
import { chosenCountry } from '../components/account/PhoneFields.tsx';
import type { Viewer } from '../components/venue/useViewer.ts';
import { LogInView, NumberFormView, SubmitButtonView } from '../pages/account/NumberFormView.tsx';
import type { LogInAnswers } from './answers.ts';
import { VenueScreen } from './VenueScreen.tsx';

interface LogInScreenProps extends LogInAnswers {
  viewer: Viewer;
  tableCode: string;
}

const nothing = () => undefined;

/** The phone number of a log-in that nobody has begun. */
export function LogInScreen({ setup, countries, ...place }: LogInScreenProps) {
  const { viewer } = place;
  const { t } = viewer;
  const [source = 'sms'] = setup.otp.channels;
  return (
    <VenueScreen {...place} account={<ProfileButtonView t={t} />}>
      <LogInView t={t}>
        <NumberFormView
          viewer={viewer}
          setup={setup}
          phone={{
            countries,
            countryId: chosenCountry(countries, setup.defaultCountryId)?.id ?? 0,
            value: '',
            onCountry: nothing,
            onValue: nothing,
            error: undefined,
          }}
          source={source}
          onSource={nothing}
          email=""
          onEmail={nothing}
          send={
            <SubmitButtonView busyLabel={t('common.sending')}>{t('login.send')}</SubmitButtonView>
          }
        />
      </LogInView>
    </VenueScreen>
  );
}
