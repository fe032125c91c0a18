import { classes } from '../classes.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Price.module.css';

interface PriceProps {
  /** Digits, already formatted. */
  amount: string;
  currency: string;
  /** Arabic writes the currency behind the amount. */
  isCurrencyLast?: boolean;
  isOld?: boolean;
  /** For screen readers, before the amount, such as "Old price". */
  label?: string;
  className?: string;
}

export function Price({ amount, currency, isCurrencyLast, isOld, label, className }: PriceProps) {
  const currencyText = <bdi className={styles.currency}>{currency}</bdi>;
  const parts = (
    <>
      {!isCurrencyLast && <>{currencyText}&nbsp;</>}
      <bdi dir="ltr">{amount}</bdi>
      {isCurrencyLast && <>&nbsp;{currencyText}</>}
    </>
  );
  return (
    <span className={classes(styles.price, isOld && styles.old, className)}>
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      {isOld ? <s>{parts}</s> : parts}
    </span>
  );
}
