import { useTranslation } from 'react-i18next';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

interface OfflineCopyProps {
  /** When the server sent the shown answer; '' if unknown. */
  from: string;
  onRetry: () => void;
}

/** Tells that the page shows an offline copy, with its date. */
export function OfflineCopy({ from, onRetry }: OfflineCopyProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  return (
    <Notice
      icon="offline"
      role="status"
      title={t('offline.copy')}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {from ? t('offline.copyFrom', { time: formatDateAndTime(from, lang) }) : t('offline.copyOld')}
    </Notice>
  );
}
