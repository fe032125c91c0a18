import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../media/Icon.tsx';
import styles from './ListRow.module.css';

interface ListRowProps {
  title: ReactNode;
  detail?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Makes the row a button. */
  onClick?: () => void;
  /** Makes the row a link: spread the given props on a Link. */
  renderLink?: (link: { className: string; children: ReactNode }) => ReactNode;
}

export function ListRow({ title, detail, leading, trailing, onClick, renderLink }: ListRowProps) {
  const leadsOn = Boolean(onClick ?? renderLink);
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
  if (renderLink) return renderLink({ className, children });
  if (!onClick) return <div className={className}>{children}</div>;
  return (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  );
}
