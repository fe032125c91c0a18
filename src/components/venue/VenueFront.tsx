import type { ReactNode } from 'react';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './VenueFront.module.css';

interface VenueFrontProps {
  /** Shown above everything else. */
  notice?: ReactNode;
  /** True until everything above the venue's blocks is known: nothing of it renders before. */
  isLoading: boolean;
  /** The large picture at the top, if the venue has one. */
  hero: ReactNode;
  /** Contains the names of the venue and the table. */
  card: ReactNode;
  /** A card that may be taller than the screen scrolls with the page. */
  isCardLong?: boolean;
  /** The link into the menu: at the bottom of a phone's screen, below the card on a desktop. */
  wayOn?: ReactNode;
  /** The venue's own blocks. */
  children?: ReactNode;
}

function HeroSkeleton() {
  return (
    <div className={styles.heroPlace}>
      <Skeleton kind="block" />
    </div>
  );
}

function CardSkeleton() {
  return (
    <Card isRaised>
      <Skeleton kind="title" width="60%" />
      <Skeleton width="90%" />
      <Skeleton width="40%" />
    </Card>
  );
}

/** A venue's first page: its picture, a card over it, and its blocks. */
export function VenueFront(props: VenueFrontProps) {
  const { notice, isLoading, hero, card, isCardLong = false, wayOn, children } = props;
  return (
    <div className={styles.page}>
      <div className={styles.notice}>{notice}</div>
      <div className={styles.layout}>
        {(isLoading || hero !== undefined) && (
          <div className={styles.hero}>{isLoading ? <HeroSkeleton /> : hero}</div>
        )}
        <div
          key={isLoading ? 'loading' : 'known'}
          className={classes(styles.start, !isCardLong && styles.inView)}
        >
          {isLoading ? <CardSkeleton /> : card}
          {wayOn && <div className={styles.wideOnly}>{wayOn}</div>}
        </div>
        {!isLoading && children && <div className={styles.rest}>{children}</div>}
      </div>
      {wayOn && (
        <div className={styles.phoneOnly}>
          <BottomBar>{wayOn}</BottomBar>
        </div>
      )}
    </div>
  );
}
