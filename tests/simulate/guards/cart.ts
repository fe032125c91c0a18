import { guardsIn, type Guard } from './guard.ts';

/** For carts on the server, and for taps before the start of the app. */
export const CART_GUARDS: readonly Guard[] = [
  ...guardsIn('ordering/cart/connectServerCart.ts', [
    [
      'an order in doubt locks its cart',
      'isLocked: () => isOrderUnsettled(orderKey),',
      'isLocked: () => false,',
    ],
    [
      'an add to a cart that was given up is no success',
      'appStore.getState().orderKeys[`${code}/${tableCode}`] !== orderKey &&',
      'false &&',
    ],
  ]),
  ...guardsIn('ordering/cart/serverCart.ts', [
    [
      'an older cart is not believed',
      'if (known && !isRemembered && !isForgotten && view.cartVersion < known.cartVersion) return;',
    ],
    [
      'a forgotten cart is seen as such',
      'const isForgotten = known === before && view.cartList.length === 0;',
      'const isForgotten = false;',
    ],
    [
      'the retry of an add keeps its key',
      'const doubted = now().inDoubt[menuItemId]',
      'const doubted = undefined',
    ],
    [
      'a second tap has a key of its own while the first is sent again',
      'doubted && !adding.has(doubted) ?',
      'doubted ?',
    ],
    ['an add that is seen in the cart is not sent again', '      adding.get(uniqueId)?.abort();\n'],
    [
      'quantities leave one after the other',
      'sending = sending.then(() => sendQuantity(tableCartId, qty));',
      'sending = sendQuantity(tableCartId, qty);',
    ],
    [
      'taps that wait leave before the cart is read',
      '      cancel();\n      send();',
      '      cancel();',
    ],
    [
      'a cart that the venue does not know gives up its key',
      'if (isRefusal(failure, STATUS.cartUnknown)) tools.retireKey();',
    ],
    [
      'a cart that was ordered elsewhere is settled',
      'if (ordered) tools.onOrdered(ordered.eOrderID);',
    ],
  ]),
  ...guardsIn('lazy/earlyTaps.ts', [
    [
      'an early tap counts at its own price only',
      'if (card.price === price) card.act(quantity);',
      'if (card.price !== -1) card.act(quantity);',
    ],
    ['an early tap is handed over once', '  waiting.delete(menuItemId);\n'],
  ]),
  ...guardsIn('rules/cart/lineOfDraft.ts', [
    ['a dish’s page sends its note', 'instruction: note,', "instruction: '',"],
    [
      'a dish’s page sends its choices',
      'modifierGroupList: chosenModifiers(menuItem.set_ModifierGroups_VMs, choices, decimals),',
      'modifierGroupList: [],',
    ],
  ]),
  ...guardsIn('storage/store.ts', [
    ['what the storage refuses is kept in memory', '        memory.set(key, value);\n'],
  ]),
];
