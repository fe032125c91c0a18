import * as api from '../../api/delivery/customer.ts';
import type { CodeRequest, OrdersQuery, ProfilePost } from '../../api/delivery/customer.ts';
import type { Profile } from '../../contract/customer.ts';
import type { CustomerOrderDetails, OrderDetails } from '../../contract/orders.ts';
import type { CodeChannel } from '../../contract/basics.ts';
import { useChange } from '../change.ts';
import { callKey, queryKey } from '../keys.ts';
import { ALWAYS_STALE, read, useRead, type ReadOptions } from '../read.ts';

export const userProfileByCustomerIdQuery = (customerId: number, code: string) =>
  read(queryKey('Delivery', 'getUserProfileByCustomerId', [customerId, code]), (signal) =>
    api.getUserProfileByCustomerId(customerId, code, signal),
  );
export const useUserProfileByCustomerId = (
  customerId: number,
  code: string,
  options?: ReadOptions<Profile>,
) => useRead(userProfileByCustomerIdQuery(customerId, code), options);

export type OrdersToCount = Pick<CustomerOrderDetails, 'totalOrders' | 'moments'>;

export const customerOrderDetailsQuery = (customerId: number, query: OrdersQuery = {}) =>
  read(
    queryKey('Delivery', 'getCustomerOrderDetails', [customerId, query]),
    (signal) => api.getCustomerOrderDetails(customerId, query, signal),
    ALWAYS_STALE,
  );
export const useCustomerOrderDetails = (
  customerId: number,
  query?: OrdersQuery,
  options?: ReadOptions<CustomerOrderDetails>,
) => useRead(customerOrderDetailsQuery(customerId, query), options);

/** Orders on a full page of the list. */
const PAGE_LENGTH = 50;
/** Nobody has ordered more often; a server that never ends is not asked for ever. */
const MOST_PAGES = 40;

/** A customer's orders since a day, all pages of them; without a day the first page is enough. */
async function ordersToCount(
  customerId: number,
  from: string | undefined,
  signal?: AbortSignal,
): Promise<OrdersToCount> {
  const query = from === undefined ? {} : { from };
  const first = await api.getCustomerOrderDetails(customerId, query, signal);
  const moments = [...(first.moments ?? [])];
  let isFull = from !== undefined && (first.length ?? 0) >= PAGE_LENGTH;
  for (let page = 2; isFull && page <= MOST_PAGES; page += 1) {
    const next = await api.getCustomerOrderDetails(customerId, { ...query, page }, signal);
    moments.push(...(next.moments ?? []));
    isFull = (next.length ?? 0) >= PAGE_LENGTH;
  }
  return { totalOrders: first.totalOrders, moments };
}

export const ordersToCountQuery = (customerId: number, from: string | undefined) =>
  read(
    queryKey('Delivery', 'getCustomerOrderDetails', [customerId, { from }, 'moments']),
    (signal) => ordersToCount(customerId, from, signal),
    ALWAYS_STALE,
  );
export const useOrdersToCount = (
  customerId: number,
  from: string | undefined,
  options?: ReadOptions<OrdersToCount>,
) => useRead(ordersToCountQuery(customerId, from), options);

export const orderDetailsQuery = (eOrderId: number) =>
  read(
    queryKey('Delivery', 'getOrderDetails', [eOrderId]),
    (signal) => api.getOrderDetails(eOrderId, signal),
    ALWAYS_STALE,
  );
export const useOrderDetails = (eOrderId: number, options?: ReadOptions<OrderDetails>) =>
  useRead(orderDetailsQuery(eOrderId), options);

export const useSendVerificationCode = () =>
  useChange((asked: { code: string; request: CodeRequest }) =>
    api.sendVerificationCode(asked.code, asked.request),
  );

export const useValidateVerificationCode = () =>
  useChange(
    (asked: {
      code: string;
      typed: { verificationId: string; code: string; source: CodeChannel };
    }) => api.validateVerificationCode(asked.code, asked.typed),
  );

export const useSaveUserProfile = () =>
  useChange(
    (asked: { code: string; profile: ProfilePost; pendingToken?: string }) =>
      api.saveUserProfile(asked.code, asked.profile, asked.pendingToken),
    [callKey('Delivery', 'getUserProfileByCustomerId')],
  );
