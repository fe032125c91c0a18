import { useTranslation } from 'react-i18next';
import { TOAST_LIFE_MS } from '../config/times.ts';
import { useAppStore } from '../state/appStore.ts';
import { Toaster } from '../ui/feedback/Toaster.tsx';

/** Short messages, on every page. */
export function Toasts() {
  const { t } = useTranslation();
  const toasts = useAppStore((state) => state.toasts);
  const dismissToast = useAppStore((state) => state.dismissToast);
  return (
    <Toaster
      toasts={toasts}
      onGone={dismissToast}
      lifeMs={TOAST_LIFE_MS}
      regionLabel={t('toast.region')}
      dismissLabel={t('common.close')}
    />
  );
}
