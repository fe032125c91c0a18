import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useHomePageMenuScheduleUrl } from '../../queries/places.ts';
import { appPath, ofOwnTable } from '../../rules/common/safeLinks.ts';

/** Where the menu of this hour is, as the venue names it; asked when somebody is about to go there. */
export function useCurrentMenuLink({ isAsked }: { isAsked: boolean }): string {
  const { code, tableCode, mode, pages } = useVisit();
  // A customer has a menu of their own, which the venue's address is not.
  const isAtVenue = !mode.isOfCustomer;
  const url = useHomePageMenuScheduleUrl(code, { enabled: isAtVenue && isAsked });
  const named = isAtVenue ? appPath(url.data?.url, globalThis.location.origin) : undefined;
  return named === undefined ? pages.menu() : ofOwnTable(named, code, tableCode);
}
