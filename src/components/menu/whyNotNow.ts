import type { TFunction } from 'i18next';
import type { OrderingState } from '../../ordering/visit/orderingState.ts';

/** Text beside the order button that explains why ordering is not possible now; '' if it is. */
export function whyNotNow(state: OrderingState, t: TFunction): string {
  if (state.canOrder) return '';
  switch (state.reason) {
    case 'closed':
      return t('closed.text');
    case 'paused':
      return state.message || t('error.paused');
    case 'off':
      return t('status.orderTypeOff');
    case 'outOfZone':
      return t('serving.outOfZoneText');
    case 'roomIdle':
      return t('room.inactiveText');
    case 'offline':
      return t('offline.adding');
    case 'unknownTable':
      return t('unknownTable.text');
    default:
      return t('viewOnly.text');
  }
}
