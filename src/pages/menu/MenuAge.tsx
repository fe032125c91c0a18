import { formatDateAndTime } from '../../i18n/format.ts';
import type { Viewer } from '../../components/venue/useViewer.ts';
import styles from './MenuAge.module.css';

interface MenuAgeProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  /** When the server sent it; '' if unknown. */
  from: string;
}

/** Shows the age of a stored menu until the server answers. It covers and moves nothing. */
export function MenuAge({ viewer, from }: MenuAgeProps) {
  const { t, lang } = viewer;
  return (
    <p className={styles.age}>
      {from ? t('menu.asOf', { time: formatDateAndTime(from, lang) }) : t('offline.copy')}
    </p>
  );
}
