import type { CSSProperties } from 'react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** From 0 to 1. */
  part: number;
  label: string;
}

/** Shows progress, such as the points of a level. Text beside it must say the same. */
export function ProgressBar({ part, label }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100);
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span className={styles.bar} style={{ '--part': `${percent}%` } as CSSProperties} />
    </div>
  );
}
