import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';

interface RetryNoticeProps extends Omit<ComponentProps<typeof Notice>, 'action'> {
  onRetry: () => void;
}

/** A notice about something that failed, with a button to try again. */
export function RetryNotice({ onRetry, ...notice }: RetryNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice
      {...notice}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
