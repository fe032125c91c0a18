import { isHttpFailure } from '../../api/failure.ts';
import { NOTHING, picked, usePicked } from '../../queries/read.ts';
import { useAppStore } from '../../state/appStore.ts';
import { orderingState, type MenuTerms, type OrderingState } from '../visit/orderingState.ts';
import { useVenueSide } from '../visit/useVenueSide.ts';
import { useVisit } from '../visit/useVisit.ts';

interface OrderingNow {
  state: OrderingState;
  /** The hours or the service are loading for the first time. */
  isLoading: boolean;
  /** Reads the venue's state again. */
  recheck: () => void;
}

const NO_SERVICE = picked(NOTHING, (service) => service, { enabled: false });

/** Says if this visit can order now, and if not, why. */
export function useOrderingNow(menu: MenuTerms | undefined, isTableUnknown = false): OrderingNow {
  const side = useVenueSide();
  const { isRoomIdle, mode } = useVisit();
  const hours = usePicked(side.hours);
  const service = usePicked(side.service ?? NO_SERVICE);
  // A device cart works without the server.
  const isCartAway = useAppStore((store) => store.isOffline) && mode.cart === 'server';
  const state = orderingState({
    ...side,
    menu,
    opening: hours.data,
    service: service.data,
    isTableUnknown,
    isRoomIdle,
    isRefusedForNow: side.service === undefined && isHttpFailure(hours.error, 503),
  });
  return {
    state: state.canOrder && isCartAway ? { canOrder: false, reason: 'offline' } : state,
    isLoading: (hours.isLoading || service.isLoading) && !isCartAway && !isTableUnknown,
    recheck: () => {
      void hours.refetch();
      if (side.service) void service.refetch();
    },
  };
}
