import type { LoyaltyScheme } from '../../contract/customer.ts';
import {
  useLoyaltyBalanceCustomerId,
  useLoyaltyScheme,
  useLoyaltySetup,
} from '../../queries/delivery/loyalty.ts';
import { useCustomer } from './useCustomer.ts';
import { useVisit } from '../visit/useVisit.ts';

export interface Loyalty {
  scheme: LoyaltyScheme;
  balance: number;
}

/** The customer's points, if this mode accepts points. */
export function useLoyalty(): Loyalty | undefined {
  const { code, mode } = useVisit();
  const { customerId, isLoggedIn } = useCustomer();
  const setup = useLoyaltySetup({ code }, { enabled: isLoggedIn }).data;
  const { orderType } = mode;
  const isTaken =
    setup?.isActive === true && orderType !== undefined && setup.redeemOn.includes(orderType);
  const balance = useLoyaltyBalanceCustomerId(
    { customerId },
    { enabled: isTaken && isLoggedIn },
  ).data;
  const scheme = useLoyaltyScheme(
    { loyaltySchemeId: setup?.loyaltySchemeId ?? 0 },
    { enabled: isTaken },
  ).data;
  if (!isTaken || !balance || !scheme || balance.points === 0) return undefined;
  return { scheme, balance: balance.points };
}
