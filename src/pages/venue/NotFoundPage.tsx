import { useTranslation } from 'react-i18next';
import { StartView } from './StartView.tsx';

/** Unknown address: the start page with a message. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return <StartView title={t('notFound.title')} text={t('notFound.text')} />;
}
