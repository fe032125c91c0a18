import { useEffect, useState } from 'react';
import { SECOND_MS } from '../../config/times.ts';
import type { EndingPageSetting } from '../../contract/orders.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useEndingPageSetting } from '../../queries/tableCartOrders.ts';

interface Ending {
  /** The venue's settings for its ending page; without them the app's texts are used. */
  ending: EndingPageSetting | undefined;
  /** The order is better drawn a moment later than with other words at first. */
  isAwaited: boolean;
}

/** The order's number is not kept from the diner any longer. */
const LONGEST_WAIT_MS = SECOND_MS;

export function useEnding(isShown: boolean): Ending {
  const { code } = useVisit();
  const { data, isLoading } = useEndingPageSetting(code, { enabled: isShown });
  const [isPatient, setIsPatient] = useState(true);
  const isWaiting = isLoading && isPatient;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsPatient(false), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return { ending: data?.isActive ? data : undefined, isAwaited: isWaiting };
}
