import type { Guard } from './guard.ts';

const SERVER_CART = 'ordering/cart/serverCart.ts';
const LINE_OF_DRAFT = 'rules/cart/lineOfDraft.ts';
const CONNECT_CART = 'ordering/cart/connectServerCart.ts';

/** Of carts that the server keeps, and of taps before the app. */
export const CART_GUARDS: readonly Guard[] = [
  {
    guard: 'an order in doubt locks its cart',
    file: CONNECT_CART,
    from: 'isLocked: () => isOrderUnsettled(orderKey),',
    to: 'isLocked: () => false,',
  },
  {
    guard: 'an older cart is not believed',
    file: SERVER_CART,
    from: 'if (known && !isRemembered && !isForgotten && view.cartVersion < known.cartVersion) return;',
    to: '',
  },
  {
    guard: 'a forgotten cart is seen as such',
    file: SERVER_CART,
    from: 'const isForgotten = known === before && view.cartList.length === 0;',
    to: 'const isForgotten = false;',
  },
  {
    guard: 'the retry of an add keeps its key',
    file: SERVER_CART,
    from: 'const doubted = inDoubt.get(menuItemId)',
    to: 'const doubted = undefined',
  },
  {
    guard: 'a second tap has a key of its own while the first is sent again',
    file: SERVER_CART,
    from: 'doubted && !adding.has(doubted) ?',
    to: 'doubted ?',
  },
  {
    guard: 'an add that is seen in the cart is not sent again',
    file: SERVER_CART,
    from: '      adding.get(uniqueId)?.abort();\n',
    to: '',
  },
  {
    guard: 'quantities leave one after the other',
    file: SERVER_CART,
    from: 'sending = sending.then(() => sendQuantity(tableCartId, qty));',
    to: 'sending = sendQuantity(tableCartId, qty);',
  },
  {
    guard: 'taps that wait leave before the cart is read',
    file: SERVER_CART,
    from: '      cancel();\n      send();',
    to: '      cancel();',
  },
  {
    guard: 'a cart that the venue does not know gives up its key',
    file: SERVER_CART,
    from: 'if (isRefusal(failure, STATUS.cartUnknown)) tools.retireKey();',
    to: '',
  },
  {
    guard: 'a cart that was ordered elsewhere is settled',
    file: SERVER_CART,
    from: 'if (ordered) tools.onOrdered(ordered.eOrderID);',
    to: '',
  },
  {
    guard: 'an add to a cart that was given up is no success',
    file: CONNECT_CART,
    from: 'appStore.getState().orderKeys[`${code}/${tableCode}`] !== orderKey &&',
    to: 'false &&',
  },
  {
    guard: 'an early tap counts at its own price only',
    file: 'defer/earlyTaps.ts',
    from: 'if (card.price === price) card.act(quantity);',
    to: 'if (card.price !== -1) card.act(quantity);',
  },
  {
    guard: 'an early tap is handed over once',
    file: 'defer/earlyTaps.ts',
    from: '  waiting.delete(menuItemId);\n',
    to: '',
  },
  {
    guard: 'a dish’s page sends its note',
    file: LINE_OF_DRAFT,
    from: 'instruction: note,',
    to: "instruction: '',",
  },
  {
    guard: 'a dish’s page sends its choices',
    file: LINE_OF_DRAFT,
    from: 'modifierGroupList: chosenModifiers(menuItem.set_ModifierGroups_VMs, choices, decimals),',
    to: 'modifierGroupList: [],',
  },
  {
    guard: 'what the storage refuses is kept in memory',
    file: 'storage/store.ts',
    from: '        memory.set(key, value);\n',
    to: '',
  },
];
