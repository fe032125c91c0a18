import { offeredServiceTypes } from '../../components/delivery/ServiceTypePicker.tsx';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import type { Block } from '../../contract/places.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCustomerAddressDetails } from '../../queries/delivery/addresses.ts';
import {
  useArea,
  useConceptSetup,
  useLandingPage,
  useStoreList,
} from '../../queries/delivery/settings.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { useKnownBlocks } from './DeliveryBlocks.tsx';

/** Blocks that the card of this page replaces. */
const SAID_BY_THE_CARD: ReadonlySet<Block['kind']> = new Set([
  'orderTypePicker',
  'addressBar',
  'stores',
]);

/** What the venue shows on its landing page, as far as it has loaded. */
export function useWelcome() {
  const { code, lang } = useVisit();
  const page = useLandingPage({ code, lang });
  const menu = useVisitMenu();
  usePageTitle();
  usePageColors(page.data?.colors);
  const blocks = (page.data?.blocks ?? []).filter(({ kind }) => !SAID_BY_THE_CARD.has(kind));
  const [first, ...others] = blocks;
  const hasHero = first?.kind === 'hero';
  const hero = hasHero ? first : undefined;
  const all = hasHero ? others : blocks;
  const rest = useKnownBlocks(all, menu);
  const serviceTypes = offeredServiceTypes(page.data?.isDelivery, page.data?.isPickUp);
  const isLoading = useIsWelcomeAwaited(page);
  return { page, menu, hero, all, rest, serviceTypes, isLoading };
}

/** True while anything above the blocks is loading: everything there renders in one step. */
function useIsWelcomeAwaited(page: { isLoading: boolean }): boolean {
  const { code, lang, mode } = useVisit();
  const { customerId, isLoggedIn } = useCustomer();
  const isBrought = mode.servedAt === 'address';
  const venue = useStoreIdFromCode({ code });
  const setup = useConceptSetup({ code });
  const areas = useArea({ code }, { enabled: isBrought && !isLoggedIn });
  // The layout requests it.
  const address = useCustomerAddressDetails({ customerId, code }, { enabled: false });
  const stores = useStoreList({ code, lang }, { enabled: !isBrought });
  const ordering = useOrderingNow(undefined);
  return useAreFirstAwaited(page, venue, setup, areas, address, stores, ordering);
}
