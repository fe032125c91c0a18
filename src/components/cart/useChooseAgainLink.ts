import type { CartViewLine } from '../../contract/cart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { groupElementId } from '../menu/ModifierPicker.tsx';

/** Link to a line's dish, at the group that needs a new choice. */
export function useChooseAgainLink(): (line: CartViewLine, groupId?: number) => string {
  const { pages } = useVisit();
  return (line, groupId) => {
    const to = pages.editLine(line);
    return groupId === undefined ? to : `${to}#${groupElementId(groupId)}`;
  };
}
