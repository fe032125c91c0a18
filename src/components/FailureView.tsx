import { useTranslation } from 'react-i18next';
import { isHttpFailure } from '../api/failure.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useFailureText } from './useFailureText.ts';

export interface FailureViewProps {
  failure: unknown;
  onRetry: () => void;
  /** 1 where the failure is all there is on the page. */
  headingLevel?: 1 | 2;
}

/** The one error state of a page: what happened, and a way on. */
export function FailureView({ failure, onRetry, headingLevel }: FailureViewProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const isPaused = isHttpFailure(failure, 503);
  return (
    <div role="alert">
      <EmptyState
        headingLevel={headingLevel}
        icon={navigator.onLine ? 'alert' : 'offline'}
        title={isPaused ? t('error.pausedTitle') : t('error.title')}
        text={failureText(failure)}
        action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
      />
    </div>
  );
}
