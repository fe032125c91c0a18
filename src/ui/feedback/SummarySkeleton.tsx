import { Card } from '../layout/Card.tsx';
import { PageColumns } from '../layout/PageColumns.tsx';
import { Skeleton, SkeletonRows, type SkeletonRowsProps } from './Skeleton.tsx';
import styles from '../layout/SummaryPage.module.css';

/** Placeholder for a SummaryPage that is loading. */
export function SummarySkeleton(rows: SkeletonRowsProps) {
  return (
    <PageColumns
      aside={
        <Card isRaised>
          <div className={styles.summary}>
            <Skeleton width="70%" />
            <Skeleton width="50%" />
            <Skeleton kind="title" width="100%" />
          </div>
        </Card>
      }
    >
      <div className={styles.main}>
        <Skeleton kind="title" width="40%" />
        <SkeletonRows {...rows} />
      </div>
    </PageColumns>
  );
}
