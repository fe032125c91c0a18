import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { TableCartItem } from '../../../contract/cart.ts';
import type { MenuDetails, MenuItem } from '../../../contract/menu.ts';
import { useDishDraft } from '../../../ordering/menu/useDishDraft.ts';
import { useDishInCart } from '../../../ordering/cart/useQuickAdd.ts';
import type { OrderingState } from '../../../ordering/visit/orderingState.ts';
import { useSpecialInstructions } from '../../../queries/tableCart.ts';
import { lineTotalOf } from '../../../rules/common/cartTotals.ts';
import { choiceProblems, chosenModifiers } from '../../../rules/menu/choices.ts';
import { decimalsOf, toMajor } from '../../../rules/common/money.ts';
import { groupElementId } from '../../../components/menu/ModifierPicker.tsx';
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

/** The most units of this line. The stock is shared with other lines of the same dish. */
function useQuantityLimits(item: MenuItem, line: TableCartItem | undefined) {
  const { t } = useTranslation();
  const inCart = useDishInCart(item.id);
  const elsewhere = Math.max(0, inCart.quantity - (line?.quantity ?? 0));
  const min = Math.max(1, item.minQty);
  const left = item.stockLeft === undefined ? undefined : Math.max(0, item.stockLeft - elsewhere);
  const max = Math.min(item.maxQty, left ?? item.maxQty);
  const hints = [
    min > 1 && t('item.atLeast', { count: min }),
    item.maxQty < 99 && t('item.atMost', { count: item.maxQty }),
    left !== undefined && left > 0 && left < item.maxQty && t('menu.left', { count: left }),
  ].filter((hint) => typeof hint === 'string');
  return { min, max, hints, isUsedUp: max < min };
}

/** The form of a dish: what is chosen, what it costs, what is missing, and the tap on Add. */
export function useDishForm(props: DishFormProps) {
  const { item, isWhole, line, head, state, onDone, onOutdated } = props;
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
  const decimals = decimalsOf(item.currency, head.currencyDecimals);
  const problems = choiceProblems(groups, draft.choices);
  const chosen = chosenModifiers(groups, draft.choices, decimals);
  const modifiers = chosen.flatMap((group) => group.modifiers);
  const quantity = Math.max(limits.min, Math.min(draft.quantity, limits.max));
  const priced = { price: item.price, quantity, modifierGroupList: chosen };
  const total = toMajor(lineTotalOf(priced, decimals), decimals);
  // The note would push down the content after it.
  const isNoteAwaited = useSpecialInstructions({ menuItemId: item.id }).isLoading;
  const canAdd = isWhole && state.canOrder && item.isAvailable && !limits.isUsedUp;

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
    groups,
    decimals,
    problems,
    modifiers,
    quantity,
    total,
    isNoteAwaited,
    canAdd,
    add,
  };
}
