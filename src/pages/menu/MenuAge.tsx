import { useTranslation } from 'react-i18next';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import styles from './MenuAge.module.css';

/** Says what menu this is until the server has answered. It covers nothing and moves nothing. */
export function MenuAge({ from }: { from: string }) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  return (
    <p className={styles.age}>
      {from ? t('menu.asOf', { time: formatDateAndTime(from, lang) }) : t('offline.copy')}
    </p>
  );
}
