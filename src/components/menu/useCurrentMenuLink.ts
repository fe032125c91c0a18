import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useHomePageMenuScheduleUrl } from '../../queries/places.ts';
import { appPath, ofOwnTable } from '../../rules/common/safeLinks.ts';

/** Link to the current menu, as the venue names it. Requested only when needed. */
export function useCurrentMenuLink({ enabled }: { enabled: boolean }): string {
  const { code, tableCode, mode, pages } = useVisit();
  // The venue's answer is for tables; a customer uses the menu of their own side.
  const isAtVenue = !mode.isOfCustomer;
  const url = useHomePageMenuScheduleUrl({ code }, { enabled: isAtVenue && enabled });
  const named = isAtVenue ? appPath(url.data?.url, globalThis.location.origin) : undefined;
  return named === undefined ? pages.menu() : ofOwnTable(named, code, tableCode);
}
