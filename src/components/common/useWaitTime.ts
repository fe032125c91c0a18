import { useTranslation } from 'react-i18next';
import { MINUTE_MS, SECOND_MS, WAIT_IN_SECONDS_MS } from '../../config/times.ts';

/** Words for a waiting time: seconds for a short wait, minutes for a longer one. */
export function useWaitTime(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) =>
    seconds * SECOND_MS > WAIT_IN_SECONDS_MS
      ? t('wait.minutes', { count: Math.ceil((seconds * SECOND_MS) / MINUTE_MS) })
      : t('wait.seconds', { n: Math.ceil(seconds) });
}
