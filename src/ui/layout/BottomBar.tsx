import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './BottomBar.module.css';

interface BottomBarProps {
  children: ReactNode;
  /** As wide as the page's columns, below one of which the action then stands. */
  isWide?: boolean;
  /** What is said stands above what can be tapped. */
  isColumn?: boolean;
}

/** Keeps the main action under the thumb. Last child of a page that is a column as tall as the screen. */
export function BottomBar({ children, isWide = false, isColumn = false }: BottomBarProps) {
  return (
    <div className={styles.bar}>
      <div className={classes(styles.inner, isWide && styles.wide, isColumn && styles.column)}>
        {children}
      </div>
    </div>
  );
}
