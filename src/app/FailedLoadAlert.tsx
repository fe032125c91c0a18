import { useTranslation } from 'react-i18next';
import { useStoreIdFromCode } from '../queries/menu.ts';
import { useAppStore } from '../state/appStore.ts';
import { Button } from '../ui/form/Button.tsx';
import { Dialog } from '../ui/modal/Dialog.tsx';

/**
 * Reports once per page that a call was refused or not found. The page itself reports an unknown
 * venue, so the alert waits until the venue is known to exist.
 */
export function FailedLoadAlert() {
  const { t } = useTranslation();
  const alertedCode = useAppStore((state) => state.alertedCode);
  const dismissAlert = useAppStore((state) => state.dismissAlert);
  const code = useAppStore((state) => state.visit?.code);
  const venue = useStoreIdFromCode({ code: code ?? '' }, { enabled: false });
  const isVenueInDoubt = code !== undefined && (venue.isFetching || venue.isError);
  return (
    <Dialog
      isOpen={alertedCode !== undefined && !isVenueInDoubt}
      role="alertdialog"
      tone="danger"
      title={t('error.title')}
      onClose={dismissAlert}
      closeLabel={t('common.close')}
      actions={<Button onClick={dismissAlert}>{t('common.ok')}</Button>}
    >
      <p>{t(alertedCode === 403 ? 'error.notAllowed' : 'error.notThere')}</p>
      <p>{t('error.statusCode', { n: alertedCode ?? '' })}</p>
    </Dialog>
  );
}
