import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useDeliveryHeaderSetup } from '../../queries/delivery/settings.ts';
import { useStoredHeader } from './useVenueHeader.ts';

/** The header of the delivery side. */
export function useDeliveryHeader() {
  const { code, lang } = useVisit();
  return useDeliveryHeaderSetup(code, lang, { placeholderData: useStoredHeader() });
}
