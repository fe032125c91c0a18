import { useCallback, useEffect, useMemo } from 'react';
import { copyDateOf } from '../../api/copies.ts';
import { isHttpFailure, isRefusal } from '../../api/failure.ts';
import { MINUTE_MS, SECOND_MS } from '../../config/times.ts';
import type { Menu } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import { NOTHING, picked, usePicked, useRead } from '../../queries/read.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { firstScreenIsThere, whenIdle } from '../../defer/afterFirstScreen.ts';
import { readStoredMenu, storeMenu } from './storedMenu.ts';
import { useCartActions } from '../cart/useCart.ts';
import { useVenueSide, type MenuReads } from '../visit/useVenueSide.ts';
import { useVisit } from '../visit/useVisit.ts';

export interface VisitMenu {
  data: Menu | undefined;
  /** Why there is none. */
  failure: Error | null;
  /** Set while an older copy stands in for an answer that cannot be had: when that one came. */
  copyFrom: string | undefined;
  /** The server takes nothing for a while; what is known stays readable. */
  isPaused: boolean;
  /** The venue does not know the table: what one sees is its menu to read. */
  isTableUnknown: boolean;
  /** Asks again; answers the menu of now, or undefined. */
  refetch: () => Promise<Menu | undefined>;
}

/** What is asked about the menu on screen. */
export function useMenuReads(isTableUnknown: boolean): MenuReads {
  const { menu, menuOfVenue } = useVenueSide();
  return isTableUnknown ? (menuOfVenue ?? menu) : menu;
}

const NOTHING_SOLD_OUT: readonly number[] = [];
const NO_STOCK = picked(NOTHING, () => NOTHING_SOLD_OUT);

/** The answer of the table, or of its venue where that does not know the table. */
function useAnsweredMenu(isWanted: boolean) {
  const { menu, menuOfVenue, isMenuKnown } = useVenueSide();
  const ofTable = useRead(menu.menu, { enabled: isWanted && isMenuKnown });
  const isTableUnknown = menuOfVenue !== undefined && isRefusal(ofTable.error, STATUS.tableUnknown);
  const ofVenue = useRead(menuOfVenue?.menu ?? menu.menu, { enabled: isWanted && isTableUnknown });
  return { answer: isTableUnknown ? ofVenue : ofTable, isTableUnknown };
}

/** The menu of this visit: its table's, or the venue's own to read; drawn from the device at once. */
export function useVisitMenu(options: { enabled?: boolean } = {}): VisitMenu {
  const { enabled = true } = options;
  const { code, lang, mode } = useVisit();
  const { storeId, soldOut, shown, isMenuKnown } = useVenueSide();
  const { answer, isTableUnknown } = useAnsweredMenu(enabled);
  const stock = usePicked(soldOut ?? NO_STOCK, {
    enabled: enabled && isMenuKnown && soldOut !== undefined,
  });
  const soldOutIds = stock.data ?? NOTHING_SOLD_OUT;
  const isMissing = enabled && answer.data === undefined;
  const { menuTypeId } = mode;
  const stored = useMemo(
    () => (isMissing ? readStoredMenu(code, lang, menuTypeId) : undefined),
    [isMissing, code, lang, menuTypeId],
  );
  const isOfKitchen = storeId === undefined || stored?.menu.storeId === storeId;
  const known = answer.data ?? (isOfKitchen ? stored?.menu : undefined);
  const data = useMemo(
    () => (known && shown ? shown(known, soldOutIds) : known),
    [known, shown, soldOutIds],
  );
  const { refetch: ask } = answer;
  const refetch = useCallback(
    () => ask().then((fresh) => (fresh.isError ? undefined : fresh.data)),
    [ask],
  );
  const isAnswered = !enabled || data !== undefined || answer.isError || isTableUnknown;
  useEffect(() => {
    if (isAnswered) firstScreenIsThere();
  }, [isAnswered]);
  const answeredAt = new Date(answer.dataUpdatedAt).toISOString();
  return {
    data,
    failure: data ? null : answer.error,
    copyFrom:
      copyDateOf(answer.data) ??
      (answer.isError && data ? (stored ? (stored.at ?? '') : answeredAt) : undefined),
    isPaused: isHttpFailure(answer.error, 503),
    isTableUnknown,
    refetch,
  };
}

/**
 * The cart's answers name the menu that they were priced by: when that is another one, what one
 * reads is out of date.
 */
export function useMenuOfTheCart({ data, refetch }: VisitMenu): void {
  const { cartKey } = useCartActions();
  const priced = useAppStore((store) => store.carts[cartKey]?.view?.menuScheduleUniqueId);
  const shown = data?.menuScheduleUniqueId;
  useEffect(() => {
    if (priced && shown && priced !== shown) void refetch();
  }, [priced, shown, refetch]);
}

/** Keeps the menu for the next visit, when nothing else is to be done. */
export function useKeptMenu({ data, copyFrom, isTableUnknown }: VisitMenu): void {
  const { code, lang } = useVisit();
  const isOwn = data !== undefined && copyFrom === undefined && !isTableUnknown;
  const storeId = isOwn ? data.storeId : undefined;
  useEffect(() => {
    if (storeId !== undefined) appStore.getState().storeId(storeId);
  }, [storeId]);
  useEffect(() => {
    // What was read before the network went is not of this moment.
    if (!isOwn || !navigator.onLine) return undefined;
    const at = new Date().toISOString();
    return whenIdle(() => storeMenu(data, code, lang, at));
  }, [isOwn, data, code, lang]);
}

/** A timer further away than this would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Dishes come and go with the hour: the menu is read again when the server said that it changes,
 * and looked at when the diner comes back to the app.
 */
export function useMenuOfTheHour({ data, refetch, isTableUnknown }: VisitMenu): void {
  const { head } = useMenuReads(isTableUnknown);
  const hasHead = head !== undefined;
  const { refetch: askHead } = useRead(head ?? NOTHING, { enabled: false });
  const version = data?.menuScheduleUniqueId;
  const nextChangeAt = data?.nextChangeAt;

  useEffect(() => {
    if (nextChangeAt === undefined) return undefined;
    const left = Date.parse(nextChangeAt) - Date.now();
    if (Number.isNaN(left)) return undefined;
    // A server whose clock is behind says the same moment again: not a reason to ask without pause.
    const delay = Math.min(LONGEST_TIMER_MS, left > 0 ? left + SECOND_MS : MINUTE_MS);
    const timer = setTimeout(() => void refetch(), delay);
    return () => clearTimeout(timer);
  }, [nextChangeAt, data, refetch]);

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
