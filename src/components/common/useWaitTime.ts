import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { MINUTE_MS, SECOND_MS, WAIT_IN_SECONDS_MS } from '../../config/times.ts';

/** How a wait is told: in seconds, and beyond what anybody counts, in minutes. */
export function useWaitTime(): (seconds: number) => string {
  const { t } = useTranslation();
  return useCallback(
    (seconds) =>
      seconds * SECOND_MS > WAIT_IN_SECONDS_MS
        ? t('wait.minutes', { count: Math.ceil((seconds * SECOND_MS) / MINUTE_MS) })
        : t('wait.seconds', { n: Math.ceil(seconds) }),
    [t],
  );
}
