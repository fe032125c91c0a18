import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../components/common/useCountdown.ts';
import { useFailureText } from '../../components/common/useFailureText.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './PaymentPage.module.css';
import type { useRoomGuest } from './useRoomGuest.ts';
import { useWaitTime } from '../../components/common/useWaitTime.ts';

const LONGEST_NAME = 80;

interface RoomGuestFieldsProps {
  room: ReturnType<typeof useRoomGuest>;
  wasTried: boolean;
}

/** Asks for the guest of the room, as the hotel requires. */
export function RoomGuestFields({ room, wasTried }: RoomGuestFieldsProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { guest, change, guestCheck, missing, objection } = room;
  const waitTime = useWaitTime();
  const secondsLeft = useCountdown(objection?.retryAfterSeconds ?? 0, objection);
  if (room.isLost) {
    return (
      <Notice tone="warning" icon="bed" title={t('room.lost')}>
        {t('room.lostText')}
      </Notice>
    );
  }
  if (!room.isAsked || guestCheck === 'none') return null;
  const said = objection && failureText(objection);
  // After too many wrong names the wait is long: suggest asking at the reception.
  const wait = t('payment.wait', { time: waitTime(secondsLeft) });
  const error = said && (secondsLeft > 0 ? `${said} ${wait}. ${t('room.askReception')}` : said);
  return (
    <Section title={t('room.guest')} detail={t('room.guestHint')}>
      <div className={styles.fields}>
        <TextField
          label={t('room.lastName')}
          isRequired
          autoComplete="family-name"
          maxLength={LONGEST_NAME}
          value={guest.lastName}
          onChange={(lastName) => change({ lastName })}
          error={wasTried && missing.lastName ? t('form.required') : error}
        />
        {guestCheck === 'lastNameAndDeparture' && (
          <TextField
            type="date"
            label={t('room.departure')}
            isRequired
            value={guest.departure}
            onChange={(departure) => change({ departure })}
            error={wasTried && missing.departure ? t('form.required') : undefined}
          />
        )}
      </div>
    </Section>
  );
}
