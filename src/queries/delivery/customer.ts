import { call } from '../../api/client.ts';
import {
  getCustomerOrderDetails,
  getOrderDetails,
  getUserProfileByCustomerId,
  saveUserProfile,
  sendVerificationCode,
  validateVerificationCode,
} from '../../contract/endpoints/delivery/customer.ts';
import type { CustomerOrderDetails } from '../../contract/orders.ts';
import { changeHook } from '../change.ts';
import { queryOf, readHook, useRead, type Read, type ReadOptions } from '../read.ts';

export const useUserProfileByCustomerId = readHook(getUserProfileByCustomerId);
export const useOrderDetails = readHook(getOrderDetails);
export const useCustomerOrderDetails = readHook(getCustomerOrderDetails);

type OrdersToCount = Pick<CustomerOrderDetails, 'totalOrders' | 'moments'>;

/** Orders on a full page of the list. */
const PAGE_LENGTH = 50;
/** No customer has more orders; the limit stops at a server whose list never ends. */
const MOST_PAGES = 200;

/** A customer's orders since a day, all pages of them; without a day the first page is enough. */
async function ordersToCount(
  customerId: number,
  from: string | undefined,
  signal: AbortSignal,
): Promise<OrdersToCount> {
  const asked = { customerId, from };
  const first = await call(getCustomerOrderDetails, asked, { signal });
  const moments = [...(first.moments ?? [])];
  let isFull = from !== undefined && (first.length ?? 0) >= PAGE_LENGTH;
  for (let page = 2; isFull && page <= MOST_PAGES; page += 1) {
    const next = await call(getCustomerOrderDetails, { ...asked, page }, { signal });
    moments.push(...(next.moments ?? []));
    isFull = (next.length ?? 0) >= PAGE_LENGTH;
  }
  return { totalOrders: first.totalOrders, moments };
}

export function ordersToCountQuery(
  customerId: number,
  from: string | undefined,
): Read<OrdersToCount> {
  const { queryKey, ...query } = queryOf(getCustomerOrderDetails, { customerId, from });
  return {
    ...query,
    queryKey: [...queryKey, 'moments'],
    queryFn: ({ signal }) => ordersToCount(customerId, from, signal),
  };
}
export const useOrdersToCount = (
  customerId: number,
  from: string | undefined,
  options?: ReadOptions<OrdersToCount>,
) => useRead(ordersToCountQuery(customerId, from), options);

export const useSendVerificationCode = changeHook(sendVerificationCode);
export const useValidateVerificationCode = changeHook(validateVerificationCode);
export const useSaveUserProfile = changeHook(saveUserProfile, [getUserProfileByCustomerId.path]);
