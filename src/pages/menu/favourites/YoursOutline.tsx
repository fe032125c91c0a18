import styles from './YoursOutline.module.css';

/** Stands where the diner's own dishes come, and as high as they are: nothing moves when they do. */
export function YoursOutline() {
  return <div className={styles.outline} aria-hidden="true" />;
}
