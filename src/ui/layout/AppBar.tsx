import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './AppBar.module.css';

interface AppBarProps {
  start?: ReactNode;
  title?: ReactNode;
  end?: ReactNode;
  /** False over a picture: the bar is then transparent and scrolls with the page. */
  isSolid?: boolean;
}

export function AppBar({ start, title, end, isSolid = true }: AppBarProps) {
  return (
    <header className={classes(styles.bar, isSolid ? styles.solid : styles.clear)}>
      <div className={styles.inner}>
        {start && <div className={styles.start}>{start}</div>}
        <div className={styles.title}>{title}</div>
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </header>
  );
}
