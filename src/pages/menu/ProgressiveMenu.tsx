import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { firstDishes, type MenuGroup, type MenuPlace } from '../../rules/menu/menuGroups.ts';
import { WholeRowsContext } from './sections/DishRows.tsx';
import { MenuSections, type KeptSectionsProps } from './sections/MenuSections.tsx';
import type { RowOrder } from './sections/rowOrder.ts';

/** More than two screens of a phone, and one of a computer. */
const FIRST_DISHES = 16;
/** In a longer menu, dishes far from the screen show only text. */
const MANY_DISHES = 300;

const NONE: readonly MenuGroup[] = [];

/** Completes all rows at once, if `rowOrder.ts` does not load. */
const ALL: RowOrder = {
  watch: (_, items, onNear) => {
    onNear(items.map(({ id }) => id));
    return () => undefined;
  },
};

/** Reports when the rows of a long menu come near; undefined until it loads. */
function useRowOrder(isLong: boolean): RowOrder | undefined {
  const [order, setOrder] = useState<RowOrder>();
  useEffect(() => {
    if (!isLong) return;
    const load = async () => setOrder((await import('./sections/rowOrder.ts')).createRowOrder());
    load().catch(() => setOrder(ALL));
  }, [isLong]);
  return order;
}

interface ProgressiveMenuProps extends Omit<KeptSectionsProps, 'mounted'> {
  dishes: number;
  place: MenuPlace | undefined;
}

/**
 * The sections of a menu, rendered in transitions that keep the page responsive: first the screen,
 * then all dishes. In a long menu, dishes far from the screen show only text, for the browser's
 * search and for screen readers.
 */
export function ProgressiveMenu({ dishes, place, ...menu }: ProgressiveMenuProps) {
  const { groups } = menu;
  const [first] = useState(() => firstDishes(groups, place, FIRST_DISHES));
  const isLong = dishes > MANY_DISHES;
  const order = useRowOrder(isLong);
  const some = useMemo(() => ({ first: first.dishes, order }), [first, order]);
  const whole = useDeferredValue(isLong ? some : undefined, some);
  const mountedGroups = useDeferredValue(groups, NONE);
  const mounted = useMemo(
    () => new Set([...first.sections, ...mountedGroups.map(({ id }) => id)]),
    [first, mountedGroups],
  );
  return (
    <WholeRowsContext value={whole}>
      <MenuSections {...menu} mounted={mounted} />
    </WholeRowsContext>
  );
}
