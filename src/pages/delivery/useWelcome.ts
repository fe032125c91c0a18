import { offeredServiceTypes } from '../../components/delivery/ServiceTypesView.tsx';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
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
import { landingBlocks } from './LandingView.tsx';

/** What the venue shows on its landing page, as far as it has loaded. */
export function useWelcome() {
  const { code, lang } = useVisit();
  const page = useLandingPage({ code, lang });
  const isLoading = useIsWelcomeAwaited(page);
  const menu = useVisitMenu({ isRestThere: !isLoading });
  usePageTitle();
  usePageColors(page.data?.colors);
  const { hero, all } = landingBlocks(page.data?.blocks ?? []);
  const rest = useKnownBlocks(all, menu);
  const serviceTypes = offeredServiceTypes(page.data?.isDelivery, page.data?.isPickUp);
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
