import styles from './YoursOutline.module.css';

/** Placeholder with the height of the diner's own dishes, so that nothing moves when they load. */
export function YoursOutline() {
  return <div className={styles.outline} aria-hidden="true" />;
}
