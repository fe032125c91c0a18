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

export const useLogout = () =>
  useChange(
    (asked: { code: string; rfId: string; pushEndpoint?: string; signal?: AbortSignal }) => {
      const { code, signal, ...body } = asked;
      return api.logout(code, body, signal);
    },
  );
