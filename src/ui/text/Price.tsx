import { classes } from '../classes.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Price.module.css';

interface PriceProps {
  /** Digits, already formatted. */
  amount: string;
  currency: string;
  /** Arabic writes the currency after the amount. */
  isCurrencyLast?: boolean;
  isOld?: boolean;
  /** For screen readers, before the amount, such as "Old price". */
  label?: string;
  className?: string;
}

export function Price({ amount, currency, isCurrencyLast, isOld, label, className }: PriceProps) {
  const sign = <bdi className={styles.currency}>{currency}</bdi>;
  const digits = <bdi dir="ltr">{amount}</bdi>;
  const parts = isCurrencyLast ? (
    <>
      {digits}&nbsp;{sign}
    </>
  ) : (
    <>
      {sign}&nbsp;{digits}
    </>
  );
  return (
    <span translate="no" className={classes(styles.price, isOld && styles.old, className)}>
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      {isOld ? <s>{parts}</s> : parts}
    </span>
  );
}
