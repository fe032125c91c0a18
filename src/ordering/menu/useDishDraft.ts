import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TableCartItem } from '../../contract/cart.ts';
import type { MenuItem } from '../../contract/menu.ts';
import type { DishDraft } from '../../rules/cart/lineOfDraft.ts';
import { choicesOfLine, choicesStillOffered, defaultChoices } from '../../rules/menu/choices.ts';
import { newUniqueId } from '../../storage/randomKey.ts';
import { dishDraftEntry, type DishDraft as StoredDraft } from '../../storage/draftEntries.ts';
import { useVisit } from '../visit/useVisit.ts';

function restored(draft: StoredDraft): DishDraft {
  const { uniqueId, quantity, note } = draft;
  const choices = new Map(draft.choices.map(([group, units]) => [group, new Map(units)]));
  return { uniqueId, quantity, note, choices };
}

/**
 * The diner's choices for a dish so far. They survive a reload and back navigation; if the dish
 * changes, the choices that it still offers stay.
 */
export function useDishDraft(item: MenuItem, line: TableCartItem | undefined) {
  const { code } = useVisit();
  const { key: page } = useLocation();
  const tableCartId = line?.tableCartId ?? 0;
  const [freshId] = useState(newUniqueId);
  const [edited, setEdited] = useState<DishDraft | undefined>(() => {
    const draft = dishDraftEntry.read(code);
    const isSame =
      draft?.page === page && draft.menuItemId === item.id && draft.tableCartId === tableCartId;
    return isSame ? restored(draft) : undefined;
  });
  const groups = item.set_ModifierGroups_VMs;
  const draft = useMemo<DishDraft>(() => {
    if (edited) return { ...edited, choices: choicesStillOffered(groups, edited.choices) };
    return {
      uniqueId: line?.uniqueId ?? freshId,
      choices: line ? choicesOfLine(groups, line.modifierGroupList) : defaultChoices(groups),
      quantity: line?.quantity ?? Math.max(1, item.minQty),
      note: line?.instruction ?? '',
    };
  }, [edited, groups, line, freshId, item.minQty]);

  useEffect(() => {
    if (!edited) return;
    const { uniqueId, quantity, note } = edited;
    const choices = [...edited.choices].map(([group, units]): [number, [number, number][]] => [
      group,
      [...units],
    ]);
    dishDraftEntry.write(
      { page, menuItemId: item.id, tableCartId, uniqueId, quantity, note, choices },
      code,
    );
  }, [edited, page, item.id, tableCartId, code]);

  return {
    draft,
    change: (part: Partial<Omit<DishDraft, 'uniqueId'>>) => setEdited({ ...draft, ...part }),
    /** Call when the dish is in the cart: the next visit of this page starts empty. */
    forget: () => dishDraftEntry.remove(code),
  };
}
