import { guardsIn, type Guard } from './guard.ts';

/** For customers and for the carts on their phones. */
export const HOME_GUARDS: readonly Guard[] = [
  ...guardsIn('storage/deviceCartStorage.ts', [
    [
      'what was added beside an order stays',
      'const rest = ordered ? linesBeside(ordered, cart.menuItemList) : [];',
      'const rest = ordered ? linesBeside(ordered, []) : [];',
    ],
    [
      'a cart keeps its key over a log-in that ended',
      'beginDeviceCart({ ...cart, menuItemList }, customerId, nowMs);',
      'beginDeviceCart({ ...cart, menuItemList, deliveryId: newDeliveryId() }, customerId, nowMs);',
    ],
  ]),
  ...guardsIn('ordering/cart/deviceCart.ts', [
    [
      'a dish on its way is not written down for a customer who has left',
      'if (!tools.isHere()) throw new LoginNeededError();',
    ],
    [
      'a cart that is ordered does not change',
      'if (tools.isLocked(cart.deliveryId)) throw new CartLockedError();',
    ],
  ]),
  ...guardsIn('ordering/account/logOut.ts', [
    ['a log-out that was chosen stays chosen', "if (reason === 'chosen') beginLeaving(code);"],
  ]),
  ...guardsIn('storage/loginChanges.ts', [
    [
      'an expired login sets its cart aside',
      'if (customerId !== undefined) setCartAside(customerId);',
    ],
  ]),
  ...guardsIn('rules/checkout/savedAsAsked.ts', [
    [
      'an order is placed as its page shows it',
      'asked.paymentMethodId === saved.paymentMethod.paymentMethodId &&',
    ],
  ]),
  ...guardsIn('ordering/cart/deviceCartReading.ts', [
    [
      'lines keep their numbers when the store changes',
      'const { oldUnits, numbers } = tools.memory ?? newLineMemory();',
      'const { oldUnits, numbers } = newLineMemory();',
    ],
  ]),
];
