import type { ReactNode } from 'react';
import { Icon } from '../media/Icon.tsx';
import type { AnyIcon } from '../media/iconPaths.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  icon: AnyIcon;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Technical details for support, below the action. */
  footnote?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Tells that there is nothing here yet, or that something failed, and offers a next step. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  footnote,
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      <span className={styles.mark}>
        <Icon name={icon} size="l" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {footnote && <p className={styles.footnote}>{footnote}</p>}
    </div>
  );
}
