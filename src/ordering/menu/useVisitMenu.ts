import { useCallback, useEffect, useMemo } from 'react';
import { copyDateOf } from '../../api/copies.ts';
import { isHttpFailure } from '../../api/failure.ts';
import { MINUTE_MS, SECOND_MS } from '../../config/times.ts';
import type { Menu } from '../../contract/menu.ts';
import { useMenuDetails } from '../../queries/menu.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { firstScreenIsThere, whenIdle } from '../../ui/whenIdle.ts';
import { useMenuSource } from './useMenuSource.ts';
import { readStoredMenu, storeMenu } from './storedMenu.ts';
import { useCartActions } from '../cart/useCart.ts';
import { useTableCode } from '../visit/useTable.ts';
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

/** The menu of this visit: its table's, or the venue's own to read; drawn from the device at once. */
export function useVisitMenu(options: { enabled?: boolean } = {}): VisitMenu {
  const { enabled = true } = options;
  const { code, lang, mode } = useVisit();
  const { useAnswer, useShown } = useMenuSource();
  const { answer, isTableUnknown, storeId } = useAnswer(enabled);
  const isMissing = enabled && answer.data === undefined;
  const { menuTypeId } = mode;
  const stored = useMemo(
    () => (isMissing ? readStoredMenu(code, lang, menuTypeId) : undefined),
    [isMissing, code, lang, menuTypeId],
  );
  const isOfKitchen = storeId === undefined || stored?.menu.storeId === storeId;
  const data = useShown(answer.data ?? (isOfKitchen ? stored?.menu : undefined), enabled);
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
  const { code, mode } = useVisit();
  const table = useTableCode();
  const isAway = mode.side === 'delivery';
  const { refetch: askDetails } = useMenuDetails(code, isTableUnknown ? undefined : table, {
    enabled: false,
  });
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
      if (isAway) {
        await refetch();
        return;
      }
      const { data: head } = await askDetails();
      const isOther =
        head !== undefined &&
        (head.menuScheduleUniqueId !== version || head.nextChangeAt !== nextChangeAt);
      if (isOther) await refetch();
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible' && version !== undefined) void look();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [isAway, version, nextChangeAt, askDetails, refetch]);
}
