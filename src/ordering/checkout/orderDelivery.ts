/** Orders the device cart, for delivery or pick-up. */
import type { ConceptSetup } from '../../contract/concept.ts';
import type { PaymentMethod } from '../../contract/paymentMethods.ts';
import type { DeviceBill, DeviceChoice } from '../../rules/cart/deviceBill.ts';
import type { DeviceCart } from '../cart/deviceCart.ts';
import type { Checkout } from './checkoutState.ts';
import { deviceRequest, type DeviceRequestParts } from './deviceRequest.ts';

/** The bill with the fee of the payment method, the tip and the points; undefined until prices load. */
export function billOfDelivery(
  { billWith }: Pick<DeviceCart, 'billWith'>,
  setup: Pick<ConceptSetup, 'cashRounding'>,
  method: PaymentMethod | undefined,
  choice: Omit<DeviceChoice, 'methodFee' | 'cashStep'>,
): DeviceBill | undefined {
  const cashStep = method?.kind === 'cash' ? setup.cashRounding : undefined;
  return billWith({ ...choice, methodFee: method?.fee, cashStep });
}

/** Does nothing without an order type or an address to deliver to. */
export async function orderDelivery(
  { checkout }: { checkout: Pick<Checkout, 'submit'> },
  order: DeviceRequestParts,
): Promise<void> {
  const request = deviceRequest(order);
  if (request) await checkout.submit(request);
}
