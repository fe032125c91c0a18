import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: ReactNode;
  /** A muted line under the title. */
  detail?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  headingLevel?: 2 | 3;
  /** Target for links and scrolling. */
  id?: string;
}

export function Section({ title, detail, action, children, headingLevel = 2, id }: SectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading id={headingId} className={styles.title}>
          {title}
        </Heading>
        {action && <div className={styles.action}>{action}</div>}
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {children}
    </section>
  );
}
