/** What follows from the choices for a dish. */
import type { MenuItem } from '../../../contract/menu.ts';
import type { Viewer } from '../../../components/venue/useViewer.ts';
import type { DishDraft } from '../../../rules/cart/lineOfDraft.ts';
import { lineTotalOf } from '../../../rules/common/cartTotals.ts';
import { decimalsOf, toMajor } from '../../../rules/common/money.ts';
import { choiceProblems, chosenModifiers } from '../../../rules/menu/choices.ts';

/** The most units of a line. `elsewhere` are those in other lines, which share the stock. */
export function quantityLimits(t: Viewer['t'], item: MenuItem, elsewhere: number) {
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

export type QuantityLimits = ReturnType<typeof quantityLimits>;

/** What the choices cost, and which are missing. */
export function pricedDish(
  item: MenuItem,
  draft: Pick<DishDraft, 'choices' | 'quantity'>,
  limits: QuantityLimits,
  currencyDecimals: number | undefined,
) {
  const groups = item.set_ModifierGroups_VMs;
  const decimals = decimalsOf(item.currency, currencyDecimals);
  const problems = choiceProblems(groups, draft.choices);
  const chosen = chosenModifiers(groups, draft.choices, decimals);
  const modifiers = chosen.flatMap((group) => group.modifiers);
  const quantity = Math.max(limits.min, Math.min(draft.quantity, limits.max));
  const priced = { price: item.price, quantity, modifierGroupList: chosen };
  const total = toMajor(lineTotalOf(priced, decimals), decimals);
  return { decimals, problems, modifiers, quantity, total };
}

export type PricedDish = ReturnType<typeof pricedDish>;
