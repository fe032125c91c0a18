import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Card.module.css';

interface CardProps {
  children: ReactNode;
  /** False if a picture has to reach the edges. */
  isPadded?: boolean;
  isRaised?: boolean;
  className?: string;
}

export function Card({ children, isPadded = true, isRaised = false, className }: CardProps) {
  return (
    <div
      className={classes(
        styles.card,
        isPadded && styles.padded,
        isRaised && styles.raised,
        className,
      )}
    >
      {children}
    </div>
  );
}
