/** Three orders at the demo's venues: at a table, at a drive-through and for delivery. */
import type {
  CodeSent,
  DeliveryAddress,
  Login,
  LoyaltySetup,
} from '../../src/contract/customer.ts';
import type { Menu, MenuItem } from '../../src/contract/menu.ts';
import type { EOrderResult } from '../../src/contract/orders.ts';
import type { PaymentStart } from '../../src/contract/payment.ts';
import type { DriveThroughSetup } from '../../src/contract/places.ts';
import type { CartView } from '../../src/contract/cart.ts';
import { APP_ORIGIN, ask, control, speakFor, stateText } from './demoSpeaker.ts';
import { CART_LINE } from '../../src/contract/examples/parts.ts';

/** A dish that can be ordered without choices. */
function plainDish(menu: Menu): MenuItem {
  const dish = menu.menuItems.find(
    (item) =>
      item.isAvailable &&
      !item.isCustomized &&
      !item.minAge &&
      item.minQty <= 1 &&
      item.maxQty >= 9,
  );
  if (!dish) throw new Error(`no dish without choices on the menu of ${menu.code}`);
  return dish;
}

const nobody = { 'user-id': '0', 'eorder-id': '0' };

function line(item: MenuItem, uniqueId: string) {
  return { ...CART_LINE, id: item.id, uniqueId, quantity: 1, modifierGroupList: [] };
}

function orderOf(menu: Menu, more: Record<string, unknown>) {
  const method = menu.paymentMethods.find(({ isOnline }) => isOnline === (more['online'] === true));
  return {
    code: menu.code,
    storeId: menu.storeId,
    menuScheduleId: menu.menuScheduleId,
    menuScheduleUniqueId: menu.menuScheduleUniqueId,
    paymentMethodId: method?.paymentMethodId ?? 0,
    currency: menu.currency,
    expectedTotal: 0,
    ...more,
  };
}

export async function orderAtTheTable(): Promise<void> {
  const tableCode = 'T12';
  const uniqueCartId = 'V1s1tT0Be1tX';
  const menu = await ask<Menu>('Menu getMenu', { lang: 'EN', code: 'BEIT' });
  const dish = plainDish(menu);
  const rich =
    menu.menuItems.find((item) => item.isAvailable && item.hasModifiers && item.discountSetup) ??
    dish;
  const item = { lang: 'EN', code: 'BEIT', menuItemId: rich.id, categoryId: 0, x: 'q:a' };
  await ask('Menu getMenuItemDetails', item);
  await ask('Menu getMenuAllItemDetails', item);
  await ask('Menu getMenuItemsForFilter', item);
  await ask('TableCart getSpecialInstructions', { menuItemId: dish.id });
  const now = { tableCode, orderTime: new Date().toISOString() };
  await ask('TableCart checkOperationHourForTable', {}, { body: now });
  const place = {
    code: 'BEIT',
    tableCode,
    uniqueCartId,
    State: 'Table',
    menuScheduleUniqueId: menu.menuScheduleUniqueId,
  };
  const oneTap = { ...place, menuItemId: dish.id, qty: 1, uniqueId: 'oneTapLine01' };
  await ask('TableCart addToCart', {}, { body: oneTap });
  const body = { ...line(dish, 'chosenLine01'), ...place, tableCartId: 0 };
  const { tableCartId } = await ask<{ tableCartId: number }>(
    'TableCart saveCartItem',
    {},
    { body },
  );
  const cart = { lang: 'EN', code: 'BEIT', tableCode, uniqueCartId, orderKey: uniqueCartId };
  await ask('TableCart updateCartQty', { tableCartId, qty: 9 });
  await ask('TableCart validatePromoCode', { ...cart, promoCode: 'AHLAN10' });
  const view = await ask<CartView>('TableCart getCartDetails', cart);
  await ask('TableCart getCartCount', cart);
  await ask('TableCart checkItemExistsInCart', { uniqueCartId, menuItemId: dish.id });
  await ask('TableCart editMenuItem', { code: 'BEIT', menuItemId: dish.id, tableCartId });

  const request = orderOf(menu, {
    online: true,
    orderType: 'Table',
    tableCode,
    cartVersion: view.cartVersion,
    expectedTotal: view.totals.payable,
  });
  const key = { code: 'BEIT', storeId: 101, orderType: 'Table', orderKey: uniqueCartId };
  const order = { body: request, headers: nobody };
  const saved = await ask<EOrderResult>('TableCart saveEOrder', key, order);
  const eOrderId = saved.eOrderID;
  const amount = saved.totals.payable.toFixed(3);
  const start = await ask<PaymentStart>(
    'TableCart paymentByCard',
    { code: 'BEIT', tableCode, amount, currency: 'KWD' },
    { headers: { 'user-id': '0', 'eorder-id': String(eOrderId), 'X-App-Origin': APP_ORIGIN } },
  );
  await ask('TableCart creditCardPaymentResult', { eOrderId });
  const { transactionId } = start;
  await ask('TableCart checkQlubPaymentStatusForTransaction', { eOrderId, transactionId });
  await control({ action: 'reportPayment', transactionId, result: 'paid' });
  await ask('TableCart checkEOrderStatus', { eOrderId });
  const service = { kind: 'water', uniqueCartId, uniqueId: 'serviceCall1' };
  await ask('TableCart callService', { code: 'BEIT', tableCode }, { body: service });

  const second = { ...place, uniqueCartId: 'S3c0ndR0undX' };
  const again = { ...line(dish, 'secondLine01'), ...second, tableCartId: 0 };
  const added = await ask<{ tableCartId: number }>('TableCart saveCartItem', {}, { body: again });
  await ask('TableCart removeFromCart', { tableCartId: added.tableCartId });
  await ask('TableCart removeOrders', { tableCode, uniqueCartId: 'S3c0ndR0undX' });
}

export async function orderAtTheWindow(): Promise<void> {
  const uniqueCartId = 'W1nd0wCartXX';
  await ask('Menu checkDriveThroughSetup', { code: 'ROUTE' });
  const setup = await ask<DriveThroughSetup>('Menu getDriveThroughSetup', { code: 'ROUTE' });
  const menu = await ask<Menu>(
    'Menu getMenu',
    { lang: 'EN', code: 'ROUTE' },
    { query: `?tableCode=${setup.tableCode}` },
  );
  const { tableCode } = setup;
  const { menuScheduleUniqueId } = menu;
  const place = { code: 'ROUTE', tableCode, uniqueCartId, State: 'DriveThrough' };
  const chosen = { menuItemId: plainDish(menu).id, qty: 1, uniqueId: 'windowLine01' };
  await ask('TableCart addToCart', {}, { body: { ...place, ...chosen, menuScheduleUniqueId } });
  const request = orderOf(menu, {
    orderType: 'DriveThrough',
    tableCode,
    car: { plate: 'A 4711', carMake: 'Toyota', carColorId: 1 },
    contact: { name: 'Noura', countryId: 2, mobileNo: '501234567' },
  });
  const order = { body: request, headers: nobody };
  const saved = await ask<EOrderResult>(
    'TableCart saveEOrderDriveThrough',
    { uniqueCartId },
    order,
  );
  const eOrderId = saved.eOrderID;
  await ask('TableCart placeOrder', { eOrderId });
  await ask('TableCart driveThroughArrived', { eOrderId }, { body: { orderKey: uniqueCartId } });
  await ask('TableCart cancelEOrder', { eOrderId }, { body: { orderKey: uniqueCartId } });
}

async function logIn(): Promise<Login> {
  const phone = { countryId: 1, dialCode: '+965', mobileNo: '55512345', source: 'sms', lang: 'EN' };
  const code = { code: 'BEITS' };
  const sent = await ask<CodeSent>('Delivery sendVerificationCode', code, { body: phone });
  const state = await stateText();
  const typed = new RegExp(`"code":"(\\d{${sent.length}})"`).exec(state)?.[1];
  const body = { verificationId: sent.verificationId, code: typed, source: 'sms' };
  const login = await ask<Login>('Delivery validateVerificationCode', code, { body });
  speakFor(login.token);
  return login;
}

export async function orderHome(): Promise<void> {
  const { customerId, userId, rfId } = await logIn();
  const code = 'BEITS';
  const storeId = 101;
  for (const name of [
    'getArea',
    'getConceptSetup',
    'getAddressListColorCode',
    'getCartColorCode',
    'getSendVerificationColorCode',
    'getConceptInfo',
    'checkStartWithAddressActive',
    'getPaymentPageColorCode',
    'getCountries',
  ]) {
    await ask(`Delivery ${name}`, { code });
  }
  for (const name of ['getLandingPage', 'getHeaderSetup', 'getStoreList']) {
    await ask(`Delivery ${name}`, { lang: 'EN', code });
  }
  await control({ action: 'sellOut', itemId: 1401 });
  for (const name of [
    'getStoreLocation',
    'getStoreAddress',
    'getOperationHours',
    'getUnavailableItemsForStore',
    'getAutomaticPromoForStore',
  ]) {
    await ask(`Delivery ${name}`, { storeId });
  }
  await ask('Delivery getLocation', { code, storeId });
  const menu = await ask<Menu>('Delivery getMenu', { lang: 'EN', storeId });
  const { menuScheduleId } = menu;
  const rich =
    menu.menuItems.find((item) => item.isAvailable && item.hasModifiers) ?? plainDish(menu);
  const shown = { lang: 'EN', storeId, menuScheduleId, menuItemId: rich.id };
  const full = await ask<MenuItem>('Delivery getMenuitemDetailById', shown);
  const modifierItemIds = full.set_ModifierGroups_VMs.flatMap(({ modifiers }) =>
    modifiers.slice(0, 1).map((modifier) => modifier.modifierItemId ?? modifier.id),
  );
  const question = { menuItemId: rich.id, uniqueId: 'homeLine0001', quantity: 1, modifierItemIds };
  await ask('Delivery getDiscountForItems', { storeId, menuScheduleId }, { body: [question] });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await ask('Delivery getTimeSlots', { storeId, orderType: 'Delivery', date: tomorrow });

  const customer = { customerId, code };
  const profile = await ask<object>('Delivery getUserProfileByCustomerId', customer);
  await ask('Delivery saveUserProfile', { code }, { body: profile });
  await ask('Delivery getCustomerOrderDetails', { customerId });
  const [home] = await ask<DeliveryAddress[]>('Delivery getUserAddressList', customer);
  const addressId = home?.addressId ?? 0;
  await ask('Delivery getUserAddressDetails', { addressId });
  await ask('Delivery changeDefaultAddress', { customerId, addressId });
  await ask('Delivery updateSelectedAddress', { customerId, addressId });
  await ask('Delivery getCustomerAddressDetails', customer);
  const pin = { latitude: home?.latitude, longitude: home?.longitude };
  await ask('Delivery checkDeliveryZone', { code }, { body: pin });
  const spare = { ...home, addressId: 0, uniqueId: 'spareAddress' };
  const added = await ask<DeliveryAddress>('Delivery updateUserAddress', {}, { body: spare });
  await ask('Delivery removeUserAddress', { customerId, addressId: added.addressId });

  const setup = await ask<LoyaltySetup>('Delivery getLoyaltySetup', { code });
  const scheme = { lang: 'EN', loyaltySchemeId: setup.loyaltySchemeId, points: 100, customerId };
  await ask('Delivery getLoyaltyScheme', scheme);
  await ask('Delivery getLoyaltyBalanceCustomerId', scheme);
  await ask('Delivery getExchangeRate', scheme);

  const dish = plainDish(menu);
  const request = orderOf(menu, {
    code,
    orderType: 'Delivery',
    addressId,
    contact: { name: 'Sara', countryId: 1, mobileNo: '55512345' },
    menuItemList: [{ ...line(dish, 'homeLine0002'), menuItem: dish, quantity: 5 }],
    ModifierList: [],
  });
  const { eOrderID } = await ask<EOrderResult>(
    'TableCart saveEOrder',
    { code, storeId, orderType: 'Delivery', orderKey: 'h0m3Order' },
    { body: request, headers: { 'user-id': String(userId), 'eorder-id': '0' } },
  );
  await ask('TableCart placeOrder', { eOrderId: eOrderID });
  await ask('Delivery getOrderDetails', { eOrderId: eOrderID });
  await ask('Delivery logout', { code }, { body: { rfId } });
  speakFor();
}
