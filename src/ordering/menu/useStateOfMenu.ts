import { useEffect } from 'react';
import type { MenuTypeId } from '../../contract/basics.ts';
import { appStore } from '../../state/appStore.ts';
import { modes } from '../visit/modes.ts';
import { useReenter, useVisit } from '../visit/useVisit.ts';

/**
 * A link to a place, opened in a new tab, does not say how one orders there, and is taken for a
 * table's. The menu knows better: a lane's and a room's menu are of another kind.
 */
export function useStateOfMenu(menuTypeId: MenuTypeId | undefined): void {
  const { mode, code, tableCode } = useVisit();
  const reenter = useReenter();
  const known = Object.values(modes).find(
    (entry) => entry.cart === mode.cart && entry.menuTypeId === menuTypeId,
  );
  const isGuessed = mode === modes.Table;
  const state = isGuessed && known && known !== mode ? known.state : undefined;
  useEffect(() => {
    if (state === undefined) return;
    appStore.getState().correctState(state);
    reenter();
  }, [state, reenter, code, tableCode]);
}
