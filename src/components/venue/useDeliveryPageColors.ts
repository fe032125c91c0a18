import { useLocation } from 'react-router-dom';
import type { PageColors } from '../../contract/colors.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import {
  useAddressListColorCode,
  useCartColorCode,
  usePaymentPageColorCode,
  useSendVerificationColorCode,
} from '../../queries/delivery/settings.ts';
import { useButtonColorCodes } from '../../queries/tablePage.ts';

type ColoredPages = 'login' | 'address' | 'cart' | 'payment' | 'others';

/** Third segments of the addresses that have colours of their own. */
const PAGES: Readonly<Record<string, ColoredPages>> = {
  Verification: 'login',
  Validation: 'login',
  validateProfile: 'login',
  AddressList: 'address',
  Address: 'address',
  Cart: 'cart',
  orderdetails: 'payment',
  orderreview: 'cart',
};

/** The colours that the venue gives to the delivery page on screen. */
export function useDeliveryPageColors(): PageColors | undefined {
  const { pathname } = useLocation();
  const { code } = useVisit();
  const pages = PAGES[pathname.split('/')[3] ?? ''] ?? 'others';
  const login = useSendVerificationColorCode(code, { enabled: pages === 'login' });
  const address = useAddressListColorCode(code, { enabled: pages === 'address' });
  const cart = useCartColorCode(code, { enabled: pages === 'cart' });
  const payment = usePaymentPageColorCode(code, { enabled: pages === 'payment' });
  const others = useButtonColorCodes(code, { enabled: pages === 'others' });
  return { login, address, cart, payment, others }[pages].data;
}
