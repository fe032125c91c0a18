import type { ReactNode } from 'react';
import { Icon } from '../media/Icon.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  detail?: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
}

export function Disclosure({ title, detail, children, isOpenAtFirst }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>{' '}
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
