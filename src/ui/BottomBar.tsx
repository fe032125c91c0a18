import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

export interface BottomBarProps {
  children: ReactNode;
}

/** Keeps the main action under the thumb. Last child of a page that is a column as tall as the screen. */
export function BottomBar({ children }: BottomBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>{children}</div>
    </div>
  );
}
