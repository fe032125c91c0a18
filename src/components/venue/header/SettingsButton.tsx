import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../../state/appStore.ts';
import { IconButton } from '../../../ui/form/IconButton.tsx';

/** Opens the sheet with the settings for the app's appearance. */
export function SettingsButton() {
  const { t } = useTranslation();
  const showSettings = useAppStore((state) => state.showSettings);
  return (
    <IconButton
      icon="settings"
      label={t('settings.title')}
      aria-haspopup="dialog"
      onClick={() => showSettings(true)}
    />
  );
}
