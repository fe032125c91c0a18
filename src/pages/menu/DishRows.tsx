import {
  createContext,
  memo,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { openFromCard } from '../../components/menu/dishTransition.ts';
import type { MenuItem } from '../../contract/menu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { classes } from '../../ui/classes.ts';
import { MenuItemCard } from './MenuItemCard.tsx';
import styles from './MenuSections.module.css';
import type { RowOrder } from './rowOrder.ts';

interface WholeRows {
  /** Complete from the start. */
  first: ReadonlySet<number>;
  order: RowOrder | undefined;
}

/** The dishes with complete cards; the others show only text. Without it all are complete. */
export const WholeRowsContext = createContext<WholeRows | undefined>(undefined);

/** The dishes of this list with complete cards. */
function useWholeRows(items: readonly MenuItem[]) {
  const { first, order } = useContext(WholeRowsContext) ?? {};
  const list = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set());
  useEffect(
    () =>
      list.current
        ? order?.watch(list.current, items, (ids) =>
            setNear((before) => new Set([...before, ...ids])),
          )
        : undefined,
    [items, order],
  );
  return { list, isWhole: ({ id }: MenuItem) => !first || first.has(id) || near.has(id) };
}

/** Opens a dish by a tap on its link. A stable function, so that no card renders again. */
function useOpenDish() {
  const navigate = useNavigate();
  const now = useRef(navigate);
  useEffect(() => {
    now.current = navigate;
  });
  return useCallback((event: MouseEvent<HTMLAnchorElement>) => {
    openFromCard(event);
    // The browser handles these: a new tab or window, or a download.
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void now.current(event.currentTarget.pathname);
  }, []);
}

type CardProps = ComponentProps<typeof MenuItemCard>;

interface DishRowsProps extends Omit<
  CardProps,
  'item' | 'lang' | 'to' | 'onOpen' | 'isPriority' | 'isTextOnly'
> {
  items: readonly MenuItem[];
  picturesAtOnce: number;
}

/** A list of dishes. In a `WholeRowsContext`, cards far from the screen show only text. */
export const DishRows = memo(function DishRows({ items, picturesAtOnce, ...card }: DishRowsProps) {
  const { lang, pages } = useVisit();
  const { list, isWhole } = useWholeRows(items);
  const open = useOpenDish();
  return (
    <ul ref={list} className={classes(styles.items, styles[card.layout])}>
      {items.map((item, index) => (
        <li key={item.id}>
          <MenuItemCard
            item={item}
            lang={lang}
            to={pages.item(item.id)}
            onOpen={open}
            isPriority={index < picturesAtOnce}
            isTextOnly={!isWhole(item)}
            {...card}
          />
        </li>
      ))}
    </ul>
  );
});
