import { useConceptSetup, useOperationHours } from '../../queries/delivery/settings.ts';
import type { MenuAnswer, MenuSource, OrderingNow } from './useMenuSource.ts';
import { useDeliveryMenu, useShownMenu } from './useDeliveryMenu.ts';
import { useServing } from '../delivery/useServing.ts';
import type { MenuTerms, OrderingState } from '../visit/useTable.ts';
import { useVisit } from '../visit/useVisit.ts';

function useAnswer(isWanted: boolean): MenuAnswer {
  const { answer, storeId } = useDeliveryMenu(isWanted);
  return { answer, storeId, isTableUnknown: false };
}

function useOrdering(menu: MenuTerms | undefined): OrderingNow {
  const { code, mode } = useVisit();
  const { storeId, isOutOfZone } = useServing();
  const setup = useConceptSetup(code);
  const hours = useOperationHours(storeId, {
    enabled: storeId > 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return {
    state: stateAway(menu, setup.data, hours.data, {
      isOutOfZone,
      isBrought: mode.place === 'address',
    }),
    isLoading: setup.isLoading || hours.isLoading,
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
  menu: MenuTerms | undefined,
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

export const deliveryMenu: MenuSource = { useAnswer, useShown: useShownMenu, useOrdering };
