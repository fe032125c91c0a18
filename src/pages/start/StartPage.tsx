import { useTranslation } from 'react-i18next';
import { StartView } from './StartView.tsx';

export function StartPage() {
  const { t } = useTranslation();
  return <StartView title={t('start.title')} text={t('start.text')} />;
}
