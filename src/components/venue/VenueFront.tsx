import type { ReactNode } from 'react';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './VenueFront.module.css';

interface VenueFrontProps {
  /** Shown above everything else. */
  notice?: ReactNode;
  /** The large picture at the top, if the venue has one. */
  hero: ReactNode;
  isHeroLoading?: boolean;
  /** Names the venue and the table. */
  card: ReactNode;
  /** A card that may be taller than the screen scrolls with the page. */
  isCardLong?: boolean;
  /** The link into the menu: at the bottom of a phone's screen, below the card on a desktop. */
  wayOn?: ReactNode;
  /** The venue's own blocks. */
  children?: ReactNode;
}

/** A venue's first page: its picture, a card over it, and its blocks. */
export function VenueFront(props: VenueFrontProps) {
  const { notice, hero, isHeroLoading = false, card, isCardLong = false, wayOn, children } = props;
  const hasHero = hero !== undefined || isHeroLoading;
  return (
    <div className={styles.page}>
      <div className={styles.notice}>{notice}</div>
      <div className={styles.layout}>
        {hasHero && (
          <div className={styles.hero}>
            {isHeroLoading ? <Skeleton kind="block" width="100%" height="14rem" /> : hero}
          </div>
        )}
        <div className={classes(styles.start, !isCardLong && styles.inView)}>
          {card}
          {wayOn && <div className={styles.wideOnly}>{wayOn}</div>}
        </div>
        {children && <div className={styles.rest}>{children}</div>}
      </div>
      {wayOn && (
        <div className={styles.phoneOnly}>
          <BottomBar>{wayOn}</BottomBar>
        </div>
      )}
    </div>
  );
}
