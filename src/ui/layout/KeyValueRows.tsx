import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './KeyValueRows.module.css';

export interface KeyValueRow {
  id: string;
  label: ReactNode;
  detail?: ReactNode;
  amount: ReactNode;
  tone?: 'neutral' | 'positive' | 'muted';
}

interface KeyValueRowsProps {
  rows: readonly KeyValueRow[];
  /** Below the rows, with a line above it. */
  total?: { label: ReactNode; detail?: ReactNode; amount: ReactNode };
}

/** Labels at the start and amounts at the end of each line, as on a bill. */
export function KeyValueRows({ rows, total }: KeyValueRowsProps) {
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.id} className={classes(styles.row, styles[row.tone ?? 'neutral'])}>
          <dt className={styles.label}>
            <span>{row.label}</span>
            {row.detail && <span className={styles.detail}>{row.detail}</span>}
          </dt>
          <dd className={styles.amount}>{row.amount}</dd>
        </div>
      ))}
      {total && (
        <div className={classes(styles.row, styles.total)}>
          <dt className={styles.label}>
            <span>{total.label}</span>
            {total.detail && <span className={styles.detail}>{total.detail}</span>}
          </dt>
          <dd className={styles.amount}>{total.amount}</dd>
        </div>
      )}
    </dl>
  );
}
