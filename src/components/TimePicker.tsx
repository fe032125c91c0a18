import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../i18n/format.ts';
import { useServing } from '../ordering/useServing.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { useConceptSetup, useTimeSlots } from '../queries/delivery/settings.ts';
import { dayAfter, wallTime } from '../rules/zonedTime.ts';
import { appStore } from '../state/appStore.ts';
import { Notice } from '../ui/Notice.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import styles from './TimePicker.module.css';

/** As soon as possible. */
const NOW = 'now';

export interface TimePickerProps {
  /** The kitchen is closed: only a later time can be had. */
  isLaterOnly: boolean;
  error?: string;
}

/** As soon as possible, or one of the times that the store still has. */
export function TimePicker({ isLaterOnly, error }: TimePickerProps) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const { way, time } = useServing();
  const setup = useConceptSetup(code).data;
  const [now] = useState(Date.now);
  const today = wallTime(now, setup?.timeZone ?? '').day;
  const chosenDay = time && wallTime(Date.parse(time.from), setup?.timeZone ?? '').day;
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const day = picked ?? chosenDay ?? (isLaterOnly ? '' : NOW);
  if (!setup?.isScheduledOrderActive) return null;

  const days = Array.from({ length: setup.scheduleDaysAhead + 1 }, (_, ahead) =>
    dayAfter(today, ahead),
  );
  const choose = (value: string) => {
    setPicked(value);
    appStore.getState().chooseTime(code, way, undefined);
  };
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('time.day')}
        value={day}
        onChange={choose}
        placeholder={t('time.chooseDay')}
        error={day === '' ? error : undefined}
        options={[
          ...(isLaterOnly ? [] : [{ value: NOW, label: t('time.soon') }]),
          ...days.map((value) => ({
            value,
            label: value === today ? t('time.today') : formatDay(value, lang),
          })),
        ]}
      />
      {day !== NOW && day !== '' && <SlotField day={day} error={error} />}
    </div>
  );
}

function SlotField({ day, error }: { day: string; error: string | undefined }) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const { storeId, way, time } = useServing();
  const timeZone = useConceptSetup(code).data?.timeZone;
  const slots = useTimeSlots(storeId, way, day, { enabled: storeId > 0 });
  const free = slots.data?.filter((slot) => slot.isAvailable) ?? [];
  const isGone = slots.data !== undefined && time !== undefined && !slots.isFetching;
  const isTaken = isGone && !free.some(({ slotId }) => slotId === time.slotId);
  useEffect(() => {
    // Somebody else was quicker, or another store has no such time.
    if (isTaken) appStore.getState().chooseTime(code, way, undefined);
  }, [isTaken, code, way]);
  if (slots.data && free.length === 0) {
    return <Notice role="status">{t('time.none')}</Notice>;
  }
  const at = (iso: string) => formatTime(iso, lang, timeZone);
  const choose = (slotId: string) => {
    const slot = free.find((entry) => entry.slotId === slotId);
    if (!slot) return;
    const { from, to, extraFee } = slot;
    appStore.getState().chooseTime(code, way, { slotId, from, to, extraFee });
  };
  return (
    <SelectField
      label={t('time.slot')}
      value={time?.slotId ?? ''}
      onChange={choose}
      placeholder={slots.isPending ? t('time.loading') : t('time.chooseSlot')}
      error={time ? undefined : error}
      options={free.map(({ slotId, from, to, extraFee }) => ({
        value: slotId,
        label: extraFee
          ? t('time.rangeWithFee', { from: at(from), to: at(to), fee: extraFee })
          : t('time.range', { from: at(from), to: at(to) }),
      }))}
    />
  );
}
