import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './PageColumns.module.css';

interface PageColumnsProps {
  children: ReactNode;
  /** Below the main column on a phone; from 960 px beside it, always visible. `null` keeps its place. */
  aside?: ReactNode;
  asideLabel?: string;
  /** Hides the aside on a phone. */
  isAsideWideOnly?: boolean;
  /** As wide as two columns even without an aside. */
  isFullWidth?: boolean;
}

export function PageColumns(props: PageColumnsProps) {
  const { children, aside, asideLabel, isAsideWideOnly, isFullWidth = false } = props;
  const hasAside = aside !== undefined;
  return (
    <div className={classes(styles.columns, hasAside ? styles.two : !isFullWidth && styles.one)}>
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
