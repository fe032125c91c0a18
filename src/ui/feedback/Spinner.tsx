import { classes } from '../classes.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** For screen readers. Omit it if text beside the spinner says the same. */
  label?: string;
  size?: 's' | 'm' | 'l';
}

export function Spinner({ label, size = 'm' }: SpinnerProps) {
  return (
    <span className={styles.frame} role={label ? 'status' : undefined}>
      <span className={classes(styles.ring, styles[size])} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
