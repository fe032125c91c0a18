import type { ReactNode } from 'react';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './VenueFront.module.css';

interface VenueFrontProps {
  /** What comes before all else. */
  notice?: ReactNode;
  /** The large picture at the top, where the venue has one. */
  hero: ReactNode;
  isHeroLoading?: boolean;
  /** Who and where one is. */
  card: ReactNode;
  /** A card that may grow longer than the screen moves away with the page. */
  isCardLong?: boolean;
  /** The way into the menu: at the thumb on a phone, below the card on a desktop. */
  wayOn?: ReactNode;
  /** What the venue tells of itself. */
  children?: ReactNode;
}

/** A venue's front door: its picture, one card laid over it, and its own blocks. */
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
