import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../media/Icon.tsx';
import type { AnyIcon } from '../media/iconPaths.ts';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  icon: AnyIcon;
  /** 'plain' on the page, 'raised' over a picture, 'filled' in the brand's colour. */
  look?: 'plain' | 'raised' | 'filled';
  /**
   * A short text in the corner, such as a count. Not for screen readers: repeat it in the label.
   */
  badge?: string;
}

export function IconButton({
  label,
  icon,
  look = 'plain',
  badge,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(styles.button, styles[look], className)}
      aria-label={label}
    >
      <Icon name={icon} />
      {badge && (
        <span key={badge} translate="no" className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
