import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../media/Icon.tsx';
import { Link } from '../text/Link.tsx';
import styles from './ListRow.module.css';

interface ListRowProps {
  title: ReactNode;
  detail?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Makes the row a link. */
  to?: string;
  /** Makes a row without a link a button. */
  onClick?: (event: MouseEvent) => void;
}

export function ListRow({ title, detail, leading, trailing, to, onClick }: ListRowProps) {
  const leadsOn = Boolean(to ?? onClick);
  const className = classes(styles.row, leadsOn && styles.pressable) ?? '';
  const children = (
    <>
      {leading && <span className={styles.leading}>{leading}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>{' '}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {trailing && <span className={styles.trailing}>{trailing}</span>}
      {leadsOn && <Icon name="chevron" className={styles.chevron} />}
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={className} to={to} onClick={onClick}>
        {children}
      </Link>
    );
  }
  if (!onClick) return <div className={className}>{children}</div>;
  return (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  );
}
