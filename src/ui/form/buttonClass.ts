import { classes } from '../classes.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'm' | 'l';

/** The classes for a link that looks like a button. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'm',
  isBlock = false,
): string {
  return classes(styles.button, styles[variant], styles[size], isBlock && styles.block) ?? '';
}
