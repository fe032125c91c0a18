import { links } from '../config/paths.ts';
import type { CartViewLine } from '../contract/cart.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { groupElementId } from './ModifierPicker.tsx';

/** The way to a line's dish, and there to the choice that has to be made again. */
export function useChooseAgainLink(): (line: CartViewLine, groupId?: number) => string {
  const { code, tableCode, mode } = useVisit();
  return ({ menuItemId, tableCartId }, groupId) => {
    const to = links.itemEdit(code, menuItemId, tableCartId, tableCode, 'edit', mode.itemWord);
    return groupId === undefined ? to : `${to}#${groupElementId(groupId)}`;
  };
}
