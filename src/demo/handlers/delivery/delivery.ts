/** Delivery/… */
import type * as endpoints from '../../../contract/endpoints/delivery.ts';
import type { Answers } from '../call.ts';
import { addresses } from './addresses.ts';
import { customer } from './customer.ts';
import { deliveryMenu } from './menu.ts';
import { settings } from './settings.ts';

export const delivery: Answers<typeof endpoints> = {
  ...settings,
  ...deliveryMenu,
  ...customer,
  ...addresses,
};
