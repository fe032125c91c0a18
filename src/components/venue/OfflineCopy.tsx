import { useTranslation } from 'react-i18next';
import { RetryNotice } from '../common/RetryNotice.tsx';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';

interface OfflineCopyProps {
  /** When the server sent the shown answer; '' if unknown, undefined for a new answer. */
  from: string | undefined;
  onRetry: () => void;
}

/** Tells that the page shows an offline copy, with its date. */
export function OfflineCopy({ from, onRetry }: OfflineCopyProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  if (from === undefined) return null;
  return (
    <RetryNotice icon="offline" role="status" title={t('offline.copy')} onRetry={onRetry}>
      {from ? t('offline.copyFrom', { time: formatDateAndTime(from, lang) }) : t('offline.copyOld')}
    </RetryNotice>
  );
}
