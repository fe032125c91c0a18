import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import styles from './MenuSkeleton.module.css';

/** Placeholder while the menu loads, with the layout of tabs, a heading and dishes. */
export function MenuSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.menu}>
      <div className={styles.tabs}>
        <Skeleton width="22%" />
        <Skeleton width="26%" />
        <Skeleton width="30%" />
      </div>
      <Skeleton kind="title" width="40%" />
      <SkeletonRows count={6} picture="end" isCards label={label} />
    </div>
  );
}
