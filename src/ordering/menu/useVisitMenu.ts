import { useCallback, useEffect, useMemo } from 'react';
import { copyDateOf } from '../../api/copies.ts';
import { isHttpFailure, isRefusal } from '../../api/failure.ts';
import type { Menu } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import { NOTHING, picked, usePicked, useRead } from '../../queries/read.ts';
import { markFirstScreenReady } from '../../lazy/afterFirstScreen.ts';
import { readStoredMenu } from './storedMenu.ts';
import { useVenueSide, type MenuReads } from '../visit/useVenueSide.ts';
import { useVisit } from '../visit/useVisit.ts';

export interface VisitMenu {
  data: Menu | undefined;
  /** There is no menu yet, and the request is running. */
  isAwaited: boolean;
  /** Why there is no menu to show. */
  failure: Error | null;
  /** When the server gave the copy on screen; undefined if the menu is fresh. */
  copyFrom: string | undefined;
  /** When the server gave the stored menu on screen, during the request for a newer one. */
  storedAt: string | undefined;
  /** The server answered 503: the known menu stays readable, but ordering is off. */
  isPaused: boolean;
  /** The venue does not know the table: the page shows the venue's own menu, without ordering. */
  isTableUnknown: boolean;
  /** Requests it again; resolves with the fresh menu, or undefined on failure. */
  refetch: () => Promise<Menu | undefined>;
  /** Resolves with the answer of the running request, or undefined on failure. */
  answered: () => Promise<Menu | undefined>;
}

/** The reads of the menu on screen. */
export function useMenuReads(isTableUnknown: boolean): MenuReads {
  const { menu, menuOfVenue } = useVenueSide();
  return isTableUnknown ? (menuOfVenue ?? menu) : menu;
}

const NOTHING_SOLD_OUT: readonly number[] = [];
const NO_STOCK = picked(NOTHING, () => NOTHING_SOLD_OUT);

/** The table's menu, or the venue's own if the venue does not know the table. */
function useAnsweredMenu(enabled: boolean) {
  const { menu, menuOfVenue, isMenuKnown } = useVenueSide();
  const ofTable = useRead(menu.menu, { enabled: enabled && isMenuKnown });
  const isTableUnknown = menuOfVenue !== undefined && isRefusal(ofTable.error, STATUS.tableUnknown);
  const ofVenue = useRead(menuOfVenue?.menu ?? menu.menu, { enabled: enabled && isTableUnknown });
  return { answer: isTableUnknown ? ofVenue : ofTable, isTableUnknown };
}

interface MenuOptions {
  enabled?: boolean;
  /** The other data of the page has loaded too. */
  isRestThere?: boolean;
}

/** The menu of this visit. A stored copy is shown until the server answers. */
export function useVisitMenu(options: MenuOptions = {}): VisitMenu {
  const { enabled = true, isRestThere = true } = options;
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
  const askFor = useCallback(
    (cancelRefetch: boolean) =>
      ask({ cancelRefetch }).then((fresh) => (fresh.isError ? undefined : fresh.data)),
    [ask],
  );
  const refetch = useCallback(() => askFor(true), [askFor]);
  const answered = useCallback(() => askFor(false), [askFor]);
  // An unknown venue has a page of its own, which is shown instead of this one.
  const isFailed = answer.isError && !isHttpFailure(answer.error, 404);
  const isAnswered = data !== undefined || isFailed || isTableUnknown;
  useEffect(() => {
    if (enabled && isAnswered && isRestThere) markFirstScreenReady();
  }, [enabled, isAnswered, isRestThere]);
  const answeredAt = new Date(answer.dataUpdatedAt).toISOString();
  return {
    data,
    isAwaited: data === undefined && answer.isLoading,
    failure: data ? null : answer.error,
    copyFrom:
      copyDateOf(answer.data) ??
      (answer.isError && data ? (stored ? (stored.at ?? '') : answeredAt) : undefined),
    storedAt: stored && data && !answer.isError ? (stored.at ?? '') : undefined,
    isPaused: isHttpFailure(answer.error, 503),
    isTableUnknown,
    refetch,
    answered,
  };
}
