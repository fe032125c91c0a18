import type { CSSProperties } from 'react';
import { classes } from '../classes.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  kind?: 'text' | 'title' | 'block' | 'circle' | 'button';
  /** CSS lengths. Use those of the content, so that nothing moves when it arrives. */
  width?: string;
  height?: string;
}

/** Placeholder for content that is loading. */
export function Skeleton({ kind = 'text', width, height }: SkeletonProps) {
  const size = { inlineSize: width, blockSize: height } satisfies CSSProperties;
  return (
    <span className={classes(styles.skeleton, styles[kind])} style={size} aria-hidden="true" />
  );
}

export interface SkeletonRowsProps {
  count: number;
  /** The side of the picture in each row. */
  picture?: 'start' | 'end';
  /** Cards in a grid instead of a list of rows. */
  isCards?: boolean;
  /** For screen readers, such as "Loading the menu". */
  label?: string;
}

export function SkeletonRows({ count, picture, isCards = false, label }: SkeletonRowsProps) {
  return (
    <div
      className={isCards ? styles.cards : undefined}
      role={label ? 'status' : undefined}
      aria-label={label}
    >
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={classes(styles.row, picture === 'start' && styles.reversed)}>
          <span className={styles.lines}>
            <Skeleton kind="text" width="60%" />
            <Skeleton kind="text" width="90%" />
            <Skeleton kind="text" width="30%" />
          </span>
          {picture && <span className={classes(styles.skeleton, styles.picture)} />}
        </div>
      ))}
    </div>
  );
}
