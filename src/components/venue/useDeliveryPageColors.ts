import { useLocation } from 'react-router-dom';
import { routeAt } from '../../config/paths.ts';
import type { PageColors } from '../../contract/colors.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import {
  useAddressListColorCode,
  useCartColorCode,
  usePaymentPageColorCode,
  useSendVerificationColorCode,
} from '../../queries/delivery/settings.ts';
import { useButtonColorCodes } from '../../queries/tablePage.ts';

/** The colours that the venue gives to the delivery page on screen. */
export function useDeliveryPageColors(): PageColors | undefined {
  const { pathname } = useLocation();
  const { code } = useVisit();
  const pages = routeAt(pathname)?.colors ?? 'others';
  const login = useSendVerificationColorCode(code, { enabled: pages === 'login' });
  const address = useAddressListColorCode(code, { enabled: pages === 'address' });
  const cart = useCartColorCode(code, { enabled: pages === 'cart' });
  const payment = usePaymentPageColorCode(code, { enabled: pages === 'payment' });
  const others = useButtonColorCodes(code, { enabled: pages === 'others' });
  return { login, address, cart, payment, others }[pages].data;
}
