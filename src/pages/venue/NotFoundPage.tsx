import { useTranslation } from 'react-i18next';
import { StartView } from './StartView.tsx';

/** An address that nobody knows: the start page with a plain sentence. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return <StartView title={t('notFound.title')} text={t('notFound.text')} />;
}
