import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { TableCartItem } from '../../../contract/cart.ts';
import type { MenuDetails, MenuItem } from '../../../contract/menu.ts';
import { useDishDraft } from '../../../ordering/menu/useDishDraft.ts';
import { useDishInCart } from '../../../ordering/cart/useQuickAdd.ts';
import { markFirstScreenReady } from '../../../lazy/afterFirstScreen.ts';
import type { OrderingState } from '../../../ordering/visit/orderingState.ts';
import { useSpecialInstructions } from '../../../queries/tableCart.ts';
import { groupElementId } from '../../../components/menu/ModifierPicker.tsx';
import { pricedDish, quantityLimits } from './dishState.ts';
import { useSaveLine } from './useSaveLine.ts';

export interface DishFormProps {
  item: MenuItem;
  /** False until the choices have loaded. */
  isWhole: boolean;
  /** The notes before the choices are still loading: the choices appear with them. */
  isAwaited: boolean;
  line: TableCartItem | undefined;
  head: MenuDetails;
  state: OrderingState;
  onDone: () => void;
  onOutdated: () => void;
  /** Shown before the choices. */
  notes: ReactNode;
  /** Shown after the choices. */
  children: ReactNode;
}

function showGroup(groupId: number): void {
  const element = document.getElementById(groupElementId(groupId));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/** The stock is shared with other lines of the same dish. */
function useQuantityLimits(item: MenuItem, line: TableCartItem | undefined) {
  const { t } = useTranslation();
  const inCart = useDishInCart(item.id);
  return quantityLimits(t, item, Math.max(0, inCart.quantity - (line?.quantity ?? 0)));
}

/** The form of a dish: what is chosen, what it costs, what is missing, and the tap on Add. */
export function useDishForm(props: DishFormProps) {
  const { item, isWhole, isAwaited, line, head, state, onDone, onOutdated } = props;
  const { draft, change, forget } = useDishDraft(item, line);
  const [wasTried, setWasTried] = useState(false);
  const limits = useQuantityLimits(item, line);
  const sending = useSaveLine({
    onDone: () => {
      forget();
      onDone();
    },
    onOutdated,
    onGroupAtFault: showGroup,
    onQuantityAtFault: (quantity) => change({ quantity }),
  });

  const groups = item.set_ModifierGroups_VMs;
  const priced = pricedDish(item, draft, limits, head.currencyDecimals);
  const { problems, quantity } = priced;
  // The note would push down the content after it.
  const { data: asked, isLoading: isNoteAwaited } = useSpecialInstructions({ menuItemId: item.id });
  const canAdd = isWhole && state.canOrder && item.isAvailable && !limits.isUsedUp;

  const isReady = isWhole && !isAwaited && !isNoteAwaited;
  useEffect(() => {
    if (isReady) markFirstScreenReady();
  }, [isReady]);

  // The cart links to the group that needs a new choice.
  const { hash } = useLocation();
  useEffect(() => {
    const group = groups.find(({ groupId }) => hash === `#${groupElementId(groupId)}`);
    if (group) showGroup(group.groupId);
  }, [hash, groups]);

  const add = () => {
    setWasTried(true);
    const first = problems[0];
    if (first) return showGroup(first.groupId);
    return void sending.send({ item, line, head, draft: { ...draft, quantity } });
  };
  return {
    draft,
    change,
    wasTried,
    limits,
    sending,
    priced,
    asked,
    isNoteAwaited,
    canAdd,
    add,
  };
}
