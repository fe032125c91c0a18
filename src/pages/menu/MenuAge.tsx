import { useTranslation } from 'react-i18next';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import styles from './MenuAge.module.css';

/** Shows the age of a stored menu until the server answers. It covers and moves nothing. */
export function MenuAge({ from }: { from: string }) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  return (
    <p className={styles.age}>
      {from ? t('menu.asOf', { time: formatDateAndTime(from, lang) }) : t('offline.copy')}
    </p>
  );
}
