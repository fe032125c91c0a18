import {
  createContext,
  memo,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { openFromCard } from '../../../components/menu/dishTransition.ts';
import type { MenuItem } from '../../../contract/menu.ts';
import { useQuickAdd } from '../../../ordering/cart/useQuickAdd.ts';
import { useKeptFocus } from '../../../ui/layout/useKeptFocus.ts';
import { DishRowsView, type DishRowsProps } from './DishRowsView.tsx';
import { InCartView, type InCartProps } from './InCartView.tsx';
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

function InCart({ item, onAdd, ...action }: InCartProps) {
  const taps = useQuickAdd(item, onAdd);
  const kept = useKeptFocus<HTMLSpanElement>();
  return <InCartView taps={taps} kept={kept} {...action} />;
}

/** A list of dishes. In a `WholeRowsContext`, cards far from the screen show only text. */
export const DishRows = memo(function DishRows(props: DishRowsProps) {
  const { list, isWhole } = useWholeRows(props.items);
  const open = useOpenDish();
  return <DishRowsView listRef={list} isWhole={isWhole} onOpen={open} InCart={InCart} {...props} />;
});
