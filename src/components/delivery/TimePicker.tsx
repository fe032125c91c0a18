import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeSlot } from '../../contract/stores.ts';
import { currencySign, formatAmount, formatTime } from '../../i18n/format.ts';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptSetup, useTimeSlots } from '../../queries/delivery/settings.ts';
import { servingStore } from '../../state/servingStore.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { FailureMessage } from '../common/FailureMessage.tsx';
import { DayFieldView, SOON } from './DayFieldView.tsx';
import type { TimeChoice } from './useTimeChoice.ts';

interface TimePickerProps {
  /** The kitchen is closed, so the diner can only choose a later time. */
  isLaterOnly: boolean;
  choice: TimeChoice;
  error?: string;
}

/** Choice between as soon as possible and the free times of the store. */
export function TimePicker({ isLaterOnly, choice, error }: TimePickerProps) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const { storeId, serviceType, time } = useServing();
  const settings = useConceptSetup({ code });
  const setup = settings.data;
  const { day, chooseDay, isTaken } = choice;
  const [nowMs] = useState(Date.now);
  const isDay = day !== SOON && day !== '';
  const slots = useTimeSlots(
    { storeId, orderType: serviceType, date: day },
    { enabled: isDay && storeId > 0 },
  );
  const free = slots.data?.filter((slot) => slot.isAvailable);

  const isListed = free?.some(({ slotId }) => slotId === time?.slotId) ?? true;
  const isGone = time !== undefined && !slots.isFetching && !isListed;
  const lose = useEffectEvent(choice.lose);
  useEffect(() => {
    // Another diner took the last place, or the diner changed to a store without this time.
    if (isGone) lose();
  }, [isGone]);

  if (settings.isError) {
    return <FailureMessage failure={settings.error} onRetry={() => void settings.refetch()} />;
  }
  if (!setup?.isScheduledOrderActive) return null;
  const problem = isTaken ? t('status.slotTaken') : error;
  const hasTimes = isDay && free?.length !== 0 && (free !== undefined || !slots.isError);
  return (
    <DayFieldView
      {...{ t, lang, setup, day, isLaterOnly, nowMs }}
      onChoose={chooseDay}
      error={hasTimes ? undefined : problem}
    >
      {hasTimes && <SlotField slots={free} error={time ? undefined : problem} />}
      {isDay && free?.length === 0 && <Notice role="status">{t('time.none')}</Notice>}
      {isDay && !free && slots.isError && (
        <FailureMessage failure={slots.error} onRetry={() => void slots.refetch()} />
      )}
    </DayFieldView>
  );
}

interface SlotFieldProps {
  /** Undefined while loading. */
  slots: TimeSlot[] | undefined;
  error: string | undefined;
}

function SlotField({ slots, error }: SlotFieldProps) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const { serviceType, time } = useServing();
  const { timeZone, currency = '', currencyDecimals } = useConceptSetup({ code }).data ?? {};
  const at = (iso: string) => formatTime(iso, lang, timeZone);
  // An option contains only plain text: the bidi marks keep the sign left of the digits.
  const priced = (fee: number) =>
    `\u2066+${formatAmount(fee, lang, currency, currencyDecimals)}\u2069 ${currencySign(currency, lang)}`;
  const choose = (chosen: string) => {
    const slot = slots?.find(({ slotId }) => slotId === chosen);
    if (!slot) return;
    const { slotId, from, to, extraFee } = slot;
    servingStore.getState().chooseTime(code, serviceType, { slotId, from, to, extraFee });
  };
  return (
    <SelectField
      label={t('time.slot')}
      value={time?.slotId ?? ''}
      onChange={choose}
      placeholder={slots ? t('time.chooseSlot') : t('time.loading')}
      error={error}
      options={(slots ?? []).map(({ slotId, from, to, extraFee }) => ({
        value: slotId,
        label: extraFee
          ? t('time.rangeWithFee', { from: at(from), to: at(to), fee: priced(extraFee) })
          : t('time.range', { from: at(from), to: at(to) }),
      }))}
    />
  );
}
