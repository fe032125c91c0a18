import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import styles from './MenuSkeleton.module.css';

/** Placeholder while the menu loads, with the layout of tabs, a heading and dishes. */
export function MenuSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.menu}>
      <div className={styles.tabs}>
        <Skeleton width="22%" />
        <Skeleton width="26%" />
        <Skeleton width="30%" />
      </div>
      <Skeleton kind="title" width="40%" />
      <SkeletonRows count={6} picture="end" isCards label={t('menu.loading')} />
    </div>
  );
}
