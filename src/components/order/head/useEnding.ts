import { useEffect, useState } from 'react';
import { SECOND_MS } from '../../../config/times.ts';
import type { EndingPageSetting } from '../../../contract/orders.ts';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { useEndingPageSetting } from '../../../queries/tableCartOrders.ts';

interface Ending {
  /** The venue's settings for its ending page; without them the app uses its own texts. */
  ending: EndingPageSetting | undefined;
  /** True while the page waits for the venue's texts, so that no words change later. */
  isAwaited: boolean;
}

/** Upper bound for the wait: the diner needs the order's number. */
const LONGEST_WAIT_MS = SECOND_MS;

export function useEnding(isShown: boolean): Ending {
  const { code } = useVisit();
  const { data, isLoading } = useEndingPageSetting({ code }, { enabled: isShown });
  const [isPatient, setIsPatient] = useState(true);
  const isWaiting = isLoading && isPatient;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsPatient(false), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return { ending: data?.isActive ? data : undefined, isAwaited: isWaiting };
}
