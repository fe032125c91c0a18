import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { MenuTypeId } from '../contract/basics.ts';
import { appStore } from '../state/appStore.ts';
import { modes } from './modes.ts';
import { useVisit } from './useVisit.ts';

/**
 * A link to a place, opened in a new tab, does not say how one orders there, and is taken for a
 * table's. The menu knows better: a lane's and a room's menu are of another kind.
 */
export function useStateOfMenu(menuTypeId: MenuTypeId | undefined): void {
  const { mode, code, tableCode } = useVisit();
  const { revalidate } = useRevalidator();
  const known = Object.values(modes).find(
    (entry) => entry.cart === mode.cart && entry.menuTypeId === menuTypeId,
  );
  const isGuessed = mode === modes.Table;
  const state = isGuessed && known && known !== mode ? known.state : undefined;
  useEffect(() => {
    if (state === undefined) return;
    appStore.getState().correctState(state);
    void revalidate();
  }, [state, revalidate, code, tableCode]);
}
