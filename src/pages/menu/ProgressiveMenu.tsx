import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { firstDishes, type MenuPlace } from '../../rules/menu/firstDishes.ts';
import type { MenuGroup } from '../../rules/menu/menuGroups.ts';
import { WholeRowsContext } from './DishRows.tsx';
import { MenuSections, type MenuSectionsProps } from './MenuSections.tsx';
import type { RowOrder } from './rowOrder.ts';

/** More than two screens of a phone, and one of a computer. */
const FIRST_DISHES = 16;
/** In a longer menu, dishes far from the screen are brief. */
const MANY_DISHES = 300;

const NONE: readonly MenuGroup[] = [];

/** Draws all rows whole, where nothing can tell which are near. */
const ALL: RowOrder = {
  watch: (_, items, onNear) => {
    onNear(items.map(({ id }) => id));
    return () => undefined;
  },
};

/** What tells when the rows of a long menu come near; undefined until it has come. */
function useRowOrder(isLong: boolean): RowOrder | undefined {
  const [order, setOrder] = useState<RowOrder>();
  useEffect(() => {
    if (!isLong) return;
    const load = async () => setOrder((await import('./rowOrder.ts')).createRowOrder());
    load().catch(() => setOrder(ALL));
  }, [isLong]);
  return order;
}

interface ProgressiveMenuProps extends Omit<MenuSectionsProps, 'mounted'> {
  dishes: number;
  place: MenuPlace | undefined;
}

/**
 * The sections of a menu, drawn in steps between which the page answers: first what is on screen, then
 * all dishes. Of a long menu those far from the screen are words alone, for the browser's search and for
 * screen readers.
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
