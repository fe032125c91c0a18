import { chosenCountry } from '../../components/account/PhoneFields.tsx';
import {
  LogInView,
  NumberFormView,
  SubmitButtonView,
} from '../../pages/account/NumberFormView.tsx';
import { type LogInAnswers, logInAnswers } from './deliveryAnswers.ts';
import { DeliveryScreen } from './DeliveryScreen.tsx';
import type { Place } from './VenueScreen.tsx';
import { deliveryPages } from '../../ordering/visit/visitPages.ts';
import { isLogInBegun } from '../../storage/earlyReads.ts';
import { paintScreen } from '../paint.ts';
import type { Paint } from '../screen.ts';
import { venueScreenOf } from './venuePage.ts';

type LogInScreenProps = LogInAnswers & Place;

const nothing = () => undefined;

/** The phone number of a log-in that nobody has begun. */
export function LogInScreen({ setup, countries, ...place }: LogInScreenProps) {
  const { viewer } = place;
  const { t } = viewer;
  const [source = 'sms'] = setup.otp.channels;
  return (
    <DeliveryScreen {...place}>
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
    </DeliveryScreen>
  );
}

export const screenOf = venueScreenOf(LogInScreen, logInAnswers, (_, diner) => ({
  title: diner.t('login.title'),
  pages: deliveryPages(diner),
}));

/** The log-in of a visitor. The app knows the number of a log-in that has ended or begun. */
export const paint: Paint = async (asked, early) =>
  !isLogInBegun(asked.code) && paintScreen(asked, early, { screenOf, Frame: DeliveryScreen });
