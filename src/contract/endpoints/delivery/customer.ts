import * as v from 'valibot';
import {
  CodeSent,
  Login,
  Profile,
  type CodeRequest,
  type LogOutNotice,
  type ProfilePost,
  type TypedCode,
} from '../../customer.ts';
import { read, typed, write } from '../../endpoint.ts';
import { CustomerOrderDetails, OrderDetails } from '../../orders.ts';

export const getUserProfileByCustomerId = read(
  'Delivery/getUserProfileByCustomerId/:customerId/:code',
  Profile,
);
/** Pages of 50; with `from`, only orders since that day. */
export const getCustomerOrderDetails = read(
  'Delivery/GetCustomerOrderDetails/:customerId',
  CustomerOrderDetails,
  { query: ['from', 'page'], freshMinutes: 0 },
);
export const getOrderDetails = read('Delivery/OrderDetails/:eOrderId', OrderDetails, {
  freshMinutes: 0,
});
export const sendVerificationCode = write('Delivery/SendVerificationCode/:code', CodeSent, 'K', {
  sends: typed<{ body: CodeRequest }>(),
});
export const validateVerificationCode = write(
  'Delivery/ValidateVerificationCode/:code',
  Login,
  'N',
  { sends: typed<{ body: TypedCode }>() },
);
/** A new customer's token is not stored before the profile, so the caller passes it here. */
export const saveUserProfile = write('Delivery/SaveUserProfile/:code', Profile, 'S', {
  sends: typed<{ body: ProfilePost; headers?: { tokenKey?: string } }>(),
});
/** Passes its own token, which other calls no longer use. */
export const logout = write('Delivery/Logout/:code', v.null(), 'S', {
  sends: typed<{ body: LogOutNotice; headers?: { tokenKey?: string } }>(),
  isSilent: true,
});
