import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../media/Icon.tsx';
import type { IconName } from '../media/iconPaths.ts';
import styles from './Notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'positive' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconName;
  /** 'alert' or 'status' when it appears after the page did. */
  role?: 'alert' | 'status' | 'note';
  /** Lets a control refer to the notice as its description. */
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
