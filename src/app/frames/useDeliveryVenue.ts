import { useLocation } from 'react-router-dom';
import { useVenueColors } from '../../components/venue/useVenueColors.ts';
import { useVenueDigits } from '../../components/venue/useVenueDigits.ts';
import { useVenueHeader } from '../../components/venue/useVenueHeader.ts';
import { routeAt } from '../../rules/common/routeAt.ts';
import type { PageColors } from '../../contract/colors.ts';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import {
  useAddressListColorCode,
  useCartColorCode,
  usePaymentPageColorCode,
  useSendVerificationColorCode,
} from '../../queries/delivery/settings.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useButtonColorCodes } from '../../queries/tablePage.ts';

/** The venue around a delivery page, in its own colours and digits. */
export function useDeliveryVenue() {
  const { code } = useVisit();
  const venue = useStoreIdFromCode({ code });
  const serving = useServing();
  const header = useVenueHeader();
  useVenueColors(header.data, useDeliveryPageColors());
  useVenueDigits(header.data);
  return { venue, serving, header };
}

/** The venue's colours for the delivery page on screen. */
function useDeliveryPageColors(): PageColors | undefined {
  const { pathname } = useLocation();
  const { code } = useVisit();
  const pages = routeAt(pathname)?.colors ?? 'others';
  const login = useSendVerificationColorCode({ code }, { enabled: pages === 'login' });
  const address = useAddressListColorCode({ code }, { enabled: pages === 'address' });
  const cart = useCartColorCode({ code }, { enabled: pages === 'cart' });
  const payment = usePaymentPageColorCode({ code }, { enabled: pages === 'payment' });
  const others = useButtonColorCodes({ code }, { enabled: pages === 'others' });
  return { login, address, cart, payment, others }[pages].data;
}
