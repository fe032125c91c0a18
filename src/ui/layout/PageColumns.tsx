import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './PageColumns.module.css';

interface PageColumnsProps {
  children: ReactNode;
  /** Below the main column on a phone, beside it and always in view from 960 px. */
  aside?: ReactNode;
  asideLabel?: string;
  /** Leaves the aside out on a phone. */
  isAsideWideOnly?: boolean;
  /** As wide as two columns even while there is nothing beside it. */
  isFullWidth?: boolean;
}

export function PageColumns(props: PageColumnsProps) {
  const { children, aside, asideLabel, isAsideWideOnly, isFullWidth = false } = props;
  return (
    <div className={classes(styles.columns, aside ? styles.two : !isFullWidth && styles.one)}>
      <div className={styles.main}>{children}</div>
      {aside && (
        <section
          className={classes(styles.aside, isAsideWideOnly && styles.wideOnly)}
          aria-label={asideLabel}
        >
          {aside}
        </section>
      )}
    </div>
  );
}
