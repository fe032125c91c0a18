import type { RefObject } from 'react';
import type { MenuItem } from '../../../contract/menu.ts';
import { classes } from '../../../ui/classes.ts';
import { DishCardView, type DishCardProps } from './DishCardView.tsx';
import styles from './MenuSections.module.css';

/** The properties that all rows of a menu share. */
export type RowProps = Omit<
  DishCardProps,
  'viewer' | 'item' | 'to' | 'onOpen' | 'InCart' | 'isPriority' | 'isTextOnly'
>;

/** A list of dishes. */
export interface DishRowsProps extends RowProps, Pick<DishCardProps, 'viewer'> {
  items: readonly MenuItem[];
  /** The pictures of so many dishes load at once. */
  picturesAtOnce: number;
}

interface DishRowsViewProps extends DishRowsProps, Pick<DishCardProps, 'onOpen' | 'InCart'> {
  listRef?: RefObject<HTMLUListElement | null>;
  /** By default, all cards are complete. */
  isWhole?: (item: MenuItem) => boolean;
}

export function DishRowsView(props: DishRowsViewProps) {
  const { items, picturesAtOnce, listRef, isWhole, ...card } = props;
  const { viewer, layout } = card;
  return (
    <ul ref={listRef} className={classes(styles.items, styles[layout])}>
      {items.map((item, index) => (
        <li key={item.id}>
          <DishCardView
            item={item}
            to={viewer.pages.item(item.id)}
            isPriority={index < picturesAtOnce}
            isTextOnly={isWhole?.(item) === false}
            {...card}
          />
        </li>
      ))}
    </ul>
  );
}
