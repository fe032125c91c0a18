import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/appStore.ts';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { useAppearance } from './useAppearance.ts';

/** Switches between light and dark. Until it is used, the app follows the phone. */
export function ThemeButton() {
  const { t } = useTranslation();
  const chooseTheme = useAppStore((state) => state.chooseTheme);
  const isDark = useAppearance() === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
