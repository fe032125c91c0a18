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
  total?: Omit<RowProps, 'tone'>;
}

interface RowProps extends Pick<KeyValueRow, 'label' | 'detail' | 'amount'> {
  tone: NonNullable<KeyValueRow['tone']> | 'total';
}

function Row({ label, detail, amount, tone }: RowProps) {
  return (
    <div className={classes(styles.row, styles[tone])}>
      <dt className={styles.label}>
        <span>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </dt>
      <dd className={styles.amount}>{amount}</dd>
    </div>
  );
}

/** Labels at the start and amounts at the end of each line, as on a bill. */
export function KeyValueRows({ rows, total }: KeyValueRowsProps) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ id, tone = 'neutral', ...row }) => (
        <Row key={id} tone={tone} {...row} />
      ))}
      {total && <Row tone="total" {...total} />}
    </dl>
  );
}
