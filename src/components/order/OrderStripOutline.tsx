import styles from './OrderStrip.module.css';

/** Keeps the place of an order's strip until the order is known. */
export function OrderStripOutline() {
  return (
    <div className={styles.strip}>
      <div className={styles.inner} />
    </div>
  );
}
