import { useTranslation } from 'react-i18next';
import { StartScreen } from './StartScreen.tsx';

/** Unknown address: the start page with a message. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return <StartScreen title={t('notFound.title')} text={t('notFound.text')} />;
}
