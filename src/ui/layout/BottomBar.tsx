import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './BottomBar.module.css';

interface BottomBarProps {
  children: ReactNode;
  /** As wide as both columns of the page. */
  isWide?: boolean;
  /** Stacks the children. */
  isColumn?: boolean;
}

/** Holds the main action at the bottom edge. Must come last in a column as tall as the screen. */
export function BottomBar({ children, isWide = false, isColumn = false }: BottomBarProps) {
  return (
    <div className={styles.bar}>
      <div className={classes(styles.inner, isWide && styles.wide, isColumn && styles.column)}>
        {children}
      </div>
    </div>
  );
}
