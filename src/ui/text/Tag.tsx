import type { ReactNode } from 'react';
import { Icon } from '../media/Icon.tsx';
import type { AnyIcon } from '../media/iconPaths.ts';
import styles from './Tag.module.css';

interface TagProps {
  icon?: AnyIcon;
  children: ReactNode;
}

/** A property, such as a diet or an allergen. */
export function Tag({ icon, children }: TagProps) {
  return (
    <span className={styles.tag}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  );
}
