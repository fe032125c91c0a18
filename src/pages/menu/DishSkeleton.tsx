import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import styles from './DishForm.module.css';

/** A dish on its way, in the places where its picture, words and choices will be. */
export function DishSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.dish}>
      <div>
        <div className={styles.pictureOnItsWay}>
          <Skeleton kind="block" />
        </div>
        <div className={styles.form}>
          <Skeleton kind="title" width="60%" />
          <Skeleton width="30%" />
          <Skeleton width="90%" />
        </div>
      </div>
      <div className={styles.form}>
        <SkeletonRows count={3} isCards label={t('item.loading')} />
      </div>
    </div>
  );
}
