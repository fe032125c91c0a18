import { useEffect } from 'react';
import { AddressPicker } from '../../components/delivery/AddressPicker.tsx';
import { ServiceTypePicker } from '../../components/delivery/ServiceTypePicker.tsx';
import { StorePicker } from '../../components/delivery/StorePicker.tsx';
import { TimePicker } from '../../components/delivery/TimePicker.tsx';
import { useTimeChoice } from '../../components/delivery/useTimeChoice.ts';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import { useVenueName } from '../../components/venue/usePageTitle.ts';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useReenter, useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptSetup } from '../../queries/delivery/settings.ts';
import { appStore } from '../../state/appStore.ts';
import type { ServiceType } from '../../contract/basics.ts';
import { StartCardView } from './LandingView.tsx';
import type { useStart } from './useStart.ts';

interface StartCardProps {
  serviceTypes: readonly ServiceType[];
  start: ReturnType<typeof useStart>;
}

/** The venue's name and hours, and the choice of service type, place and time. */
export function StartCard({ serviceTypes, start }: StartCardProps) {
  const { code, mode, pages } = useVisit();
  const name = useVenueName();
  const setup = useConceptSetup({ code });
  // A venue without a name shows its code.
  const title = name || (setup.data && code);
  const ordering = useOrderingNow(undefined);
  useOfferedServiceType(serviceTypes);
  const isLaterOnly = ordering.state.canOrder && (ordering.state.isLaterOnly ?? false);
  const time = useTimeChoice(isLaterOnly);
  return (
    <StartCardView
      title={title}
      notice={<OrderingNotice state={ordering.state} timeZone={setup.data?.timeZone} />}
      type={<ServiceTypePicker serviceTypes={serviceTypes} />}
      placeId={start.cardId}
      place={
        mode.servedAt === 'store' ? (
          <StorePicker error={start.error} />
        ) : (
          <AddressPicker returnUrl={pages.home()} error={start.error} />
        )
      }
      time={<TimePicker isLaterOnly={isLaterOnly} choice={time} />}
    />
  );
}

/** Selects the first offered service type if the current one is not offered. */
function useOfferedServiceType(serviceTypes: readonly ServiceType[]): void {
  const { code } = useVisit();
  const { serviceType } = useServing();
  const reenter = useReenter();
  const [only] = serviceTypes;
  const isOther = only !== undefined && !serviceTypes.includes(serviceType);
  useEffect(() => {
    if (!isOther) return;
    appStore.getState().chooseDelivery(code, only);
    reenter();
  }, [isOther, only, code, reenter]);
}
