import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../media/Icon.tsx';
import type { AnyIcon } from '../media/iconPaths.ts';
import styles from './Notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'positive' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: AnyIcon;
  /** 'alert' or 'status' for a notice that appears later, so that screen readers read it. */
  role?: 'alert' | 'status' | 'note';
  /** For the aria-describedby of a control. */
  id?: string;
}

const TONE_ICONS = { info: 'info', positive: 'check', warning: 'alert', danger: 'alert' } as const;

export function Notice({ tone = 'info', title, children, action, icon, role, id }: NoticeProps) {
  return (
    <div className={classes(styles.notice, styles[tone])} role={role} id={id}>
      <Icon name={icon ?? TONE_ICONS[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
