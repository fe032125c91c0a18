import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../media/Icon.tsx';
import styles from './Timeline.module.css';

export interface TimelineStep {
  id: string;
  label: ReactNode;
  time?: ReactNode;
  state: 'done' | 'current' | 'todo';
}

interface TimelineProps {
  steps: readonly TimelineStep[];
  label: string;
}

export function Timeline({ steps, label }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={classes(styles.step, styles[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {step.state === 'done' && <Icon name="check" size="s" />}
          </span>
          <span className={styles.label}>{step.label}</span>
          {step.time && <span className={styles.time}>{step.time}</span>}
        </li>
      ))}
    </ol>
  );
}
