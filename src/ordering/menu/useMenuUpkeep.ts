import { useEffect, useEffectEvent, useRef } from 'react';
import { MINUTE_MS, SECOND_MS, STOCK_POLL_MS } from '../../config/times.ts';
import type { MenuItem } from '../../contract/menu.ts';
import { runWhenIdle } from '../../lazy/afterFirstScreen.ts';
import { useCachedRead } from '../../queries/cachedRead.ts';
import { NOTHING, useRead } from '../../queries/read.ts';
import { changedDishes } from '../../rules/menu/changedDishes.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { tableLookEntry } from '../../storage/venueEntries.ts';
import { useCartActions } from '../cart/useCart.ts';
import { useTableCode } from '../visit/useTable.ts';
import { useVenueSide } from '../visit/useVenueSide.ts';
import { useVisit } from '../visit/useVisit.ts';
import { readOlderMenu } from './storedMenu.ts';
import { storeMenu } from './storeMenu.ts';
import { useMenuReads, type VisitMenu } from './useVisitMenu.ts';

/** Reports the dishes that have changed since the copy of the last visit. */
type OnChanged = (dishes: readonly MenuItem[], since: string) => void;

/** Keeps the menu on screen up to date, and stores a copy of it. */
export function useMenuUpkeep(menu: VisitMenu, onChanged: OnChanged): void {
  useKeptMenu(menu, onChanged);
  useKeptLook(menu);
  useMenuOfHour(menu);
  useStockOfMenu(menu);
  useMenuOfCart(menu);
}

/** Dishes sell out without a new version of the menu. */
function useStockOfMenu({ isTableUnknown }: VisitMenu): void {
  const { soldOut } = useVenueSide();
  const { menu } = useMenuReads(isTableUnknown);
  useRead(menu, {
    enabled: !soldOut,
    refetchInterval: STOCK_POLL_MS,
    // The page has just requested it.
    refetchOnMount: false,
    retryOnMount: false,
  });
}

/** Reads the menu again if the cart's answers name another version of it for their prices. */
function useMenuOfCart({ data, refetch }: VisitMenu): void {
  const { cartKey } = useCartActions();
  const priced = useAppStore((store) => store.carts[cartKey]?.view?.menuScheduleUniqueId);
  const shown = data?.menuScheduleUniqueId;
  useEffect(() => {
    if (priced && shown && priced !== shown) void refetch();
  }, [priced, shown, refetch]);
}

/** Stores the menu for the next visit, while the browser is idle. */
function useKeptMenu(
  { data, copyFrom, storedAt, isTableUnknown }: VisitMenu,
  onChanged: OnChanged,
): void {
  const { code, lang } = useVisit();
  const isCopy = copyFrom !== undefined || storedAt !== undefined;
  const isOwn = data !== undefined && !isCopy && !isTableUnknown;
  const tell = useEffectEvent(onChanged);
  const toldAtMs = useRef(0);
  const storeId = isOwn ? data.storeId : undefined;
  useEffect(() => {
    if (storeId !== undefined) appStore.getState().rememberStoreId(storeId);
  }, [storeId]);
  useEffect(() => {
    // Offline, the answer may be old: do not store it as fresh.
    if (!isOwn || !navigator.onLine) return undefined;
    const at = new Date().toISOString();
    return runWhenIdle(() => {
      const before = readOlderMenu(code, lang, data);
      // Keep the older menu: these changes are reported with the next ones, or at the next visit.
      if (before && Date.now() - toldAtMs.current < MINUTE_MS) return;
      storeMenu(data, code, lang, at);
      const changed = before ? changedDishes(before.menu, data) : [];
      if (!before?.at || changed.length === 0) return;
      toldAtMs.current = Date.now();
      tell(changed, before.at);
    });
  }, [isOwn, data, code, lang]);
}

/** Stores the look of this table's menu, which the next visit shows before the app has loaded. */
function useKeptLook({ data, isTableUnknown }: VisitMenu): void {
  const { code } = useVisit();
  const tableCode = useTableCode();
  const venue = useCachedRead('Menu/GetStoreIdFromCode/:code', { code });
  const colors = useCachedRead('TableCart/GetButtonColorCodes/:code', { code });
  const table = data && !isTableUnknown ? tableCode : undefined;
  useEffect(() => {
    if (table === undefined || !venue || !colors) return undefined;
    return runWhenIdle(() => tableLookEntry.write({ tableCode: table, venue, colors }, code));
  }, [table, venue, colors, code]);
}

/** The longest delay that `setTimeout` can hold. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Dishes change with the time of day: reads the menu again at the server's stated time, and checks
 * its version whenever the diner returns to the app.
 */
function useMenuOfHour({ data, refetch, isTableUnknown }: VisitMenu): void {
  const { head } = useMenuReads(isTableUnknown);
  const hasHead = head !== undefined;
  const { refetch: askHead } = useRead(head ?? NOTHING, { enabled: false });
  const version = data?.menuScheduleUniqueId;
  const nextChangeAt = data?.nextChangeAt;

  useEffect(() => {
    const changeMs = Date.parse(nextChangeAt ?? '');
    if (Number.isNaN(changeMs)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const askThen = () => {
      const leftMs = changeMs - Date.now();
      // If the phone's clock is ahead of the server's, the menu has not changed yet at that moment.
      const delayMs = leftMs > 0 ? leftMs + SECOND_MS : MINUTE_MS;
      timer = setTimeout(
        () => {
          void refetch();
          askThen();
        },
        Math.min(LONGEST_TIMER_MS, delayMs),
      );
    };
    askThen();
    return () => clearTimeout(timer);
  }, [nextChangeAt, refetch]);

  useEffect(() => {
    const look = async () => {
      if (!hasHead) {
        await refetch();
        return;
      }
      const { data: now } = await askHead();
      const isOther =
        now !== undefined &&
        (now.menuScheduleUniqueId !== version || now.nextChangeAt !== nextChangeAt);
      if (isOther) await refetch();
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible' && version !== undefined) void look();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [hasHead, version, nextChangeAt, askHead, refetch]);
}
