import { useMemo, type ReactNode } from 'react';
import { useServing } from '../ordering/delivery/useServing.ts';
import { deliverySide } from '../ordering/menu/deliverySide.ts';
import { VenueSideContext } from '../ordering/visit/useVenueSide.ts';
import { useVisit } from '../ordering/visit/useVisit.ts';

/** The venue's delivery side, with the store that delivers to this diner. */
export function DeliverySide({ children }: { children: ReactNode }) {
  const { code, lang, mode } = useVisit();
  const { storeId, isOutOfZone } = useServing();
  const { menuTypeId, servedAt } = mode;
  const side = useMemo(() => {
    const isBrought = servedAt === 'address';
    return deliverySide({ code, lang, menuTypeId, storeId, isOutOfZone, isBrought });
  }, [code, lang, menuTypeId, servedAt, storeId, isOutOfZone]);
  return <VenueSideContext value={side}>{children}</VenueSideContext>;
}
