import type { CSSProperties } from 'react';
import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  kind?: 'text' | 'title' | 'block' | 'circle' | 'button';
  /** CSS lengths, to stand exactly where the content will. */
  width?: string;
  height?: string;
}

/** The quiet shape of something that is on its way. */
export function Skeleton({ kind = 'text', width, height }: SkeletonProps) {
  const size = { inlineSize: width, blockSize: height } satisfies CSSProperties;
  return (
    <span className={classes(styles.skeleton, styles[kind])} style={size} aria-hidden="true" />
  );
}

export interface SkeletonRowsProps {
  count: number;
  hasPicture?: boolean;
  /** Spoken once, such as "Loading the menu". */
  label?: string;
}

export function SkeletonRows({ count, hasPicture = false, label }: SkeletonRowsProps) {
  return (
    <div role={label ? 'status' : undefined} aria-label={label}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row}>
          <span className={styles.lines}>
            <Skeleton kind="text" width="60%" />
            <Skeleton kind="text" width="90%" />
            <Skeleton kind="text" width="30%" />
          </span>
          {hasPicture && <Skeleton kind="block" width="6rem" height="6rem" />}
        </div>
      ))}
    </div>
  );
}
