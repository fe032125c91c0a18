import { useTranslation } from 'react-i18next';
import { useWaitTime } from '../../components/common/useWaitTime.ts';
import { SubmitButtonView } from './NumberFormView.tsx';

interface SubmitButtonProps {
  label: string;
  isBusy: boolean;
  busyLabel?: string;
  /** Seconds until the server accepts another attempt. */
  wait: number;
  isOff?: boolean;
}

/** Sends a form; after too many attempts it shows how long the diner has to wait. */
export function SubmitButton({ label, isBusy, busyLabel, wait, isOff = false }: SubmitButtonProps) {
  const { t } = useTranslation();
  const waitTime = useWaitTime();
  return (
    <SubmitButtonView
      isBusy={isBusy}
      busyLabel={busyLabel ?? t('common.sending')}
      aria-disabled={isOff || wait > 0 || undefined}
    >
      {wait > 0 ? t('checkout.retryIn', { time: waitTime(wait) }) : label}
    </SubmitButtonView>
  );
}
