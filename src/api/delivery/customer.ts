import type { Profile } from '../../contract/customer.ts';
import * as endpoints from '../../contract/endpoints/delivery.ts';
import type { CodeChannel } from '../../contract/basics.ts';
import type { Lang } from '../../contract/languages.ts';
import { call } from '../client.ts';

export interface CodeRequest {
  countryId: number;
  dialCode: string;
  mobileNo: string;
  source: CodeChannel;
  email?: string;
  lang: Lang;
}

/** What the diner may change; the server makes the rest. */
export type ProfilePost = Omit<Profile, 'createdOn' | 'userName'> & { userName?: string };

/** `from` is a date; pages of 50 count from 1. */
export type OrdersQuery = Readonly<{ from?: string; page?: number }>;

export const sendVerificationCode = (code: string, body: CodeRequest) =>
  call(endpoints.sendVerificationCode, { code }, { body });

/** `body.code` is what the diner typed. */
export const validateVerificationCode = (
  code: string,
  body: { verificationId: string; code: string; source: CodeChannel },
) => call(endpoints.validateVerificationCode, { code }, { body });

export const getUserProfileByCustomerId = (
  customerId: number,
  code: string,
  signal?: AbortSignal,
) => call(endpoints.getUserProfileByCustomerId, { customerId, code }, { signal });

/** A new customer's token is not stored before the profile is; it is then given here. */
export const saveUserProfile = (code: string, body: ProfilePost, pendingToken?: string) =>
  call(
    endpoints.saveUserProfile,
    { code },
    { body, ...(pendingToken !== undefined && { headers: { tokenKey: pendingToken } }) },
  );

export const logout = (
  code: string,
  body: { rfId: string; pushEndpoint?: string },
  signal?: AbortSignal,
) => call(endpoints.logout, { code }, { body, signal });

export const getCustomerOrderDetails = (
  customerId: number,
  query: OrdersQuery = {},
  signal?: AbortSignal,
) => call(endpoints.getCustomerOrderDetails, { customerId }, { query, signal });

export const getOrderDetails = (eOrderId: number, signal?: AbortSignal) =>
  call(endpoints.getOrderDetails, { eOrderId }, { signal });
