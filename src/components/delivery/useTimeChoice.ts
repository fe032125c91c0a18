import { useState } from 'react';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptSetup } from '../../queries/delivery/settings.ts';
import { wallTime } from '../../rules/common/zonedTime.ts';
import type { ServiceType } from '../../contract/basics.ts';
import { servingStore } from '../../state/servingStore.ts';
import { SOON } from './DayFieldView.tsx';

export interface TimeChoice {
  /** SOON, a day of the store's calendar, or '' before the diner has chosen. */
  day: string;
  chooseDay: (day: string) => void;
  /** A day is chosen but no time yet, so ordering now would use a time the diner did not choose. */
  isOpen: boolean;
  /** The chosen time is no longer free. */
  isTaken: boolean;
  lose: () => void;
}

/** The day of an order, chosen before the time. Delivery and pick-up have separate days. */
export function useTimeChoice(isLaterOnly: boolean): TimeChoice {
  const { code } = useVisit();
  const { serviceType, time } = useServing();
  const timeZone = useConceptSetup({ code }).data?.timeZone ?? '';
  const [picked, setPicked] = useState<{
    serviceType: ServiceType;
    day: string;
    isTaken: boolean;
  }>();
  const own = picked?.serviceType === serviceType ? picked : undefined;
  const dayOfTime = time && wallTime(Date.parse(time.from), timeZone).day;
  const wanted = own?.day ?? dayOfTime ?? SOON;
  const day = isLaterOnly && wanted === SOON ? '' : wanted;
  const pick = (chosen: string, isTaken: boolean) => {
    setPicked({ serviceType, day: chosen, isTaken });
    servingStore.getState().chooseTime(code, serviceType, undefined);
  };
  return {
    day,
    chooseDay: (chosen) => pick(chosen, false),
    isOpen: day !== SOON && time === undefined,
    isTaken: own?.isTaken === true && time === undefined,
    lose: () => pick(day, true),
  };
}
