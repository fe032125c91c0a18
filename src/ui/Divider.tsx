import styles from './Divider.module.css';

export interface DividerProps {
  /** A word in the line, such as "or". */
  label?: string;
}

export function Divider({ label }: DividerProps) {
  if (!label) return <hr className={styles.line} />;
  return <p className={styles.labelled}>{label}</p>;
}
