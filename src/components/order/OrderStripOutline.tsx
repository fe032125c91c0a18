import styles from './OrderStrip.module.css';

/** Limited, so that the menu stays visible. The cart and order pages link to the other orders. */
export const MOST_ROWS = 3;

/** Keeps the place of the strips of these orders, and of the link to all of them, until they are known. */
export function OrderStripOutline({ orders = 1 }: { orders?: number }) {
  const rows = Math.min(orders, MOST_ROWS) + Number(orders > 1);
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className={styles.strip}>
      <div className={styles.inner} />
    </div>
  ));
}
