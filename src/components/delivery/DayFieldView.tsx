import type { ReactNode } from 'react';
import type { ConceptSetup } from '../../contract/concept.ts';
import { formatNearDay } from '../../i18n/format.ts';
import { dayAfter, wallTime } from '../../rules/common/zonedTime.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { Viewer } from '../venue/useViewer.ts';
import styles from './TimePicker.module.css';

/** As soon as possible. */
export const SOON = 'now';

interface DayFieldViewProps extends Pick<Viewer, 't' | 'lang' | 'nowMs'> {
  setup: Pick<ConceptSetup, 'timeZone' | 'scheduleDaysAhead'>;
  /** SOON, a day of the store's calendar, or '' before the diner has chosen. */
  day: string;
  onChoose: (day: string) => void;
  /** The kitchen is closed, so the diner can only choose a later time. */
  isLaterOnly: boolean;
  error?: string | undefined;
  /** The times of the day. */
  children?: ReactNode;
}

/** The day of an order, or as soon as possible. */
export function DayFieldView(props: DayFieldViewProps) {
  const { t, lang, nowMs, setup, day, onChoose, isLaterOnly, error, children } = props;
  const today = wallTime(nowMs, setup.timeZone).day;
  const days = Array.from({ length: setup.scheduleDaysAhead + 1 }, (_, ahead) =>
    dayAfter(today, ahead),
  );
  const dayName = (value: string) => {
    if (value === today) return t('time.today');
    return value === dayAfter(today, 1) ? t('time.tomorrow') : formatNearDay(value, lang);
  };
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('time.day')}
        value={day}
        onChange={onChoose}
        placeholder={t('time.chooseDay')}
        error={error}
        options={[
          ...(isLaterOnly ? [] : [{ value: SOON, label: t('time.soon') }]),
          ...days.map((value) => ({ value, label: dayName(value) })),
        ]}
      />
      {children}
    </div>
  );
}
