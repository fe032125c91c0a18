import { useLayoutEffect } from 'react';
import type { MenuTypeId } from '../../contract/basics.ts';
import { appStore } from '../../state/appStore.ts';
import { modes } from '../visit/modes.ts';
import { useReenter, useVisit } from '../visit/useVisit.ts';

/**
 * Corrects the mode of a visit that began with a bare link, such as one opened in a new tab: it
 * counts as a table until the menu's type proves a drive-through or a room. True until then: the
 * server would refuse an order in the wrong mode.
 */
export function useStateOfMenu(menuTypeId: MenuTypeId | undefined): boolean {
  const { mode, code, tableCode } = useVisit();
  const reenter = useReenter();
  const known = Object.values(modes).find(
    (entry) => entry.cart === mode.cart && entry.menuTypeId === menuTypeId,
  );
  const isGuessed = mode === modes.Table;
  const state = isGuessed && known && known !== mode ? known.state : undefined;
  useLayoutEffect(() => {
    if (state === undefined) return;
    appStore.getState().correctState(state);
    reenter();
  }, [state, reenter, code, tableCode]);
  return state !== undefined;
}
