import type { Guard } from './guard.ts';

const DEVICE_CART = 'ordering/cart/deviceCart.ts';

/** Of customers and of the carts that their phones keep. */
export const HOME_GUARDS: readonly Guard[] = [
  {
    guard: 'what was added beside an order stays',
    file: 'storage/deviceCartStorage.ts',
    from: 'const rest = ordered ? linesBeside(ordered, cart.menuItemList) : [];',
    to: 'const rest = ordered ? linesBeside(ordered, []) : [];',
  },
  {
    guard: 'a cart keeps its key over a log-in that ended',
    file: 'storage/deviceCartStorage.ts',
    from: 'beginDeviceCart({ ...cart, menuItemList }, customerId, nowMs);',
    to: 'beginDeviceCart({ ...cart, menuItemList, deliveryId: newDeliveryId() }, customerId, nowMs);',
  },
  {
    guard: 'a dish on its way is not written down for a customer who has left',
    file: DEVICE_CART,
    from: 'if (!tools.isHere()) throw new LoginNeededError();',
    to: '',
  },
  {
    guard: 'a log-out that was chosen stays chosen',
    file: 'ordering/account/logOut.ts',
    from: "if (reason === 'chosen') beginLeaving(code);",
    to: '',
  },
  {
    guard: 'a cart that is ordered does not change',
    file: DEVICE_CART,
    from: 'if (tools.isLocked(cart.deliveryId)) throw new CartLockedError();',
    to: '',
  },
  {
    guard: 'an expired login sets its cart aside',
    file: 'storage/loginChanges.ts',
    from: 'expiredCartEntry.write(cart, customerId);',
    to: '',
  },
  {
    guard: 'an order is placed as its page shows it',
    file: 'rules/checkout/savedAsAsked.ts',
    from: 'asked.paymentMethodId === saved.paymentMethod.paymentMethodId &&',
    to: '',
  },
  {
    guard: 'lines keep their numbers when the store changes',
    file: 'ordering/cart/deviceCartReading.ts',
    from: 'const { oldUnits, numbers } = tools.memory ?? newLineMemory();',
    to: 'const { oldUnits, numbers } = newLineMemory();',
  },
];
