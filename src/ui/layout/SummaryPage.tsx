import type { ReactNode, Ref } from 'react';
import { BottomBar } from './BottomBar.tsx';
import { Card } from './Card.tsx';
import { PageColumns } from './PageColumns.tsx';
import styles from './SummaryPage.module.css';
import { useIsWide } from './useIsWide.ts';

interface SummaryPageProps {
  ref?: Ref<HTMLElement>;
  /** Undefined while parts above it may still appear. */
  summary?: ReactNode;
  summaryLabel: string;
  /** The main button: at the bottom edge on a phone, below the summary on a desktop. */
  action: ReactNode;
  children: ReactNode;
}

/** A page with a summary beside its content, such as the cart with its bill. */
export function SummaryPage({ ref, summary, summaryLabel, action, children }: SummaryPageProps) {
  const isWide = useIsWide();
  return (
    <section className={styles.page} ref={ref}>
      <PageColumns
        asideLabel={summaryLabel}
        aside={
          summary === undefined ? null : (
            <Card isRaised>
              <div className={styles.summary}>
                {summary}
                {isWide && action && <div className={styles.action}>{action}</div>}
              </div>
            </Card>
          )
        }
      >
        <div className={styles.main}>{children}</div>
      </PageColumns>
      {!isWide && action && <BottomBar>{action}</BottomBar>}
    </section>
  );
}
