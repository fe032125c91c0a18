import type { Menu } from '../contract/menu.ts';
import { useConceptSetup, useOperationHours } from '../queries/delivery/settings.ts';
import { useServing } from './useServing.ts';
import { orderingState, useTableCode, useTableHours, type OrderingState } from './useTable.ts';
import { useVisit } from './useVisit.ts';

export interface OrderingNow {
  state: OrderingState;
  /** Nothing is known yet. */
  isLoading: boolean;
  /** Asks the venue once more. */
  recheck: () => void;
}

/** Whether something can be ordered in this visit now, and if not, why. */
export function useOrderingNow(menu: Menu | undefined, isTableUnknown = false): OrderingNow {
  const { mode } = useVisit();
  const atTable = useOrderingAtTable(menu, isTableUnknown);
  const away = useOrderingAway(menu);
  return { selfOrder: atTable, delivery: away }[mode.side];
}

function useOrderingAtTable(menu: Menu | undefined, isTableUnknown: boolean): OrderingNow {
  const { mode } = useVisit();
  const hasTable = useTableCode() !== undefined && mode.side === 'selfOrder';
  const hours = useTableHours();
  return {
    state: orderingState(hasTable, menu, hours.data, isTableUnknown),
    isLoading: hours.isLoading,
    recheck: () => void hours.refetch(),
  };
}

function useOrderingAway(menu: Menu | undefined): OrderingNow {
  const { code, mode } = useVisit();
  const isAway = mode.side === 'delivery';
  const { storeId, isOutOfZone } = useServing();
  const setup = useConceptSetup(code, { enabled: isAway });
  const hours = useOperationHours(storeId, {
    enabled: isAway && storeId > 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return {
    state: stateAway(menu, setup.data, hours.data, {
      isOutOfZone,
      isBrought: mode.place === 'address',
    }),
    isLoading: isAway && (setup.isLoading || hours.isLoading),
    recheck: () => {
      void setup.refetch();
      void hours.refetch();
    },
  };
}

type Setup = NonNullable<ReturnType<typeof useConceptSetup>['data']>;
type Hours = NonNullable<ReturnType<typeof useOperationHours>['data']>;

/** A check that fails counts as open: the server still refuses. */
export function stateAway(
  menu: Pick<Menu, 'isViewOnly' | 'isOrderingActive'> | undefined,
  setup:
    | Pick<
        Setup,
        | 'isOrderingPaused'
        | 'pauseMessage'
        | 'isDeliveryActive'
        | 'isPickUpActive'
        | 'isScheduledOrderActive'
      >
    | undefined,
  hours: Pick<Hours, 'isOpenNow' | 'nextOpenAt'> | undefined,
  place: { isOutOfZone: boolean; isBrought: boolean },
): OrderingState {
  const isOn = place.isBrought ? setup?.isDeliveryActive : setup?.isPickUpActive;
  if (setup?.isOrderingPaused) {
    return { canOrder: false, reason: 'paused', message: setup.pauseMessage };
  }
  if (isOn === false) return { canOrder: false, reason: 'off' };
  if (place.isOutOfZone) return { canOrder: false, reason: 'outOfZone' };
  if (menu?.isViewOnly) return { canOrder: false, reason: 'view' };
  if (hours && !hours.isOpenNow) {
    const opensAt = hours.nextOpenAt;
    // A closed kitchen still takes orders for a later time.
    return setup?.isScheduledOrderActive
      ? { canOrder: true, isLaterOnly: true, opensAt }
      : { canOrder: false, reason: 'closed', opensAt };
  }
  if (menu && !menu.isOrderingActive) return { canOrder: false, reason: 'paused' };
  return { canOrder: true };
}
