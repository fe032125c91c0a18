import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Badge.module.css';

interface BadgeProps {
  tone?: 'neutral' | 'brand' | 'positive' | 'warning' | 'danger';
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={classes(styles.badge, styles[tone], className)}>{children}</span>;
}
