import { useTranslation } from 'react-i18next';
import { isHttpFailure, isLost } from '../../api/failure.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useFailureText } from './useFailureText.ts';

interface FailureMessageProps {
  failure: unknown;
  onRetry: () => void;
  /** Use 1 if the failure replaces the whole page. */
  headingLevel?: 1 | 2;
}

/** The error state of a page: what happened and what to do next. */
export function FailureMessage({ failure, onRetry, headingLevel }: FailureMessageProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const isPaused = isHttpFailure(failure, 503);
  const isOffline = useAppStore((state) => state.isOffline) && isLost(failure);
  return (
    <div role="alert">
      <EmptyState
        headingLevel={headingLevel}
        icon={isOffline ? 'offline' : 'alert'}
        title={
          isPaused
            ? t('error.pausedTitle')
            : isOffline && !navigator.onLine
              ? t('offline.title')
              : t('error.title')
        }
        text={isOffline && !navigator.onLine ? t('offline.needed') : failureText(failure)}
        action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
      />
    </div>
  );
}
