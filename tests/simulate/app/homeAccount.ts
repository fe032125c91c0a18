/** A customer's actions on the account pages: log in and out, choose address and time. */
import type { QueryClient } from '@tanstack/react-query';
import { callersOf } from '../../../src/api/callers.ts';
import type { Login } from '../../../src/contract/customer.ts';
import {
  getUserAddressList,
  updateSelectedAddress,
  updateUserAddress,
} from '../../../src/contract/endpoints/delivery/addresses.ts';
import {
  saveUserProfile,
  sendVerificationCode,
  validateVerificationCode,
} from '../../../src/contract/endpoints/delivery/customer.ts';
import { getStoreList, getTimeSlots } from '../../../src/contract/endpoints/delivery/settings.ts';
import { endBrokenLogin } from '../../../src/app/enterDelivery.ts';
import {
  acceptLogin,
  acceptProfile,
  keepSentCode,
  newProfile,
} from '../../../src/ordering/account/logIn.ts';
import { keepDeliveryAddress } from '../../../src/ordering/account/deliveryAddress.ts';
import {
  addressOnceLeft,
  isLeaving,
  logOut,
  reloadPage,
} from '../../../src/ordering/account/logOut.ts';
import { addressPost, addressValues } from '../../../src/rules/account/addressForm.ts';
import { wallTime } from '../../../src/rules/common/zonedTime.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { servingStore, type CurrentServing } from '../../../src/state/servingStore.ts';
import { noteCustomerOfTab, onCustomerGone } from '../../../src/storage/loginChanges.ts';
import { newUniqueId } from '../../../src/storage/randomKey.ts';
import { codeSentEntry, pendingLoginEntry } from '../../../src/storage/verificationEntries.ts';

const api = callersOf({
  getStoreList,
  getTimeSlots,
  getUserAddressList,
  saveUserProfile,
  sendVerificationCode,
  updateSelectedAddress,
  updateUserAddress,
  validateVerificationCode,
});

const DIAL_CODE = '+965';
const COUNTRY_ID = 1;
/** Old Town, the harbour, and an island outside the delivery area. */
const AREAS = [1, 1, 2, 2, 3];

interface AccountTools {
  code: string;
  client: QueryClient;
  /** The code sent to a number, as its owner reads it. */
  codeOf: (dialCode: string, mobileNo: string) => string | undefined;
}

/** Undefined if no code arrived. */
async function codeTyped(
  { code, codeOf }: AccountTools,
  mobileNo: string,
): Promise<Login | undefined> {
  const { lang } = appStore.getState();
  const number = { countryId: COUNTRY_ID, dialCode: DIAL_CODE, mobileNo };
  // The app does not request a code again shortly after the last request.
  let sent = codeSentEntry.read(code);
  if (!sent) {
    sent = await api.sendVerificationCode({ code, body: { ...number, source: 'sms', lang } });
    keepSentCode(code, sent, undefined);
  }
  const digits = codeOf(DIAL_CODE, mobileNo);
  if (digits === undefined) return undefined;
  const { verificationId, source } = sent;
  try {
    return await api.validateVerificationCode({
      code,
      body: { verificationId, code: digits, source },
    });
  } catch (failure) {
    codeSentEntry.remove(code);
    throw failure;
  }
}

export async function logIn(tools: AccountTools, mobileNo: string): Promise<void> {
  const { code } = tools;
  const { lang } = appStore.getState();
  const number = { countryId: COUNTRY_ID, dialCode: DIAL_CODE, mobileNo };
  let pending = pendingLoginEntry.read(code);
  if (!pending) {
    const login = await codeTyped(tools, mobileNo);
    if (!login || acceptLogin(code, login, number) === 'loggedIn') return;
    pending = pendingLoginEntry.read(code);
    if (!pending) return;
  }
  const names = { firstName: 'Noor', lastName: pending.mobileNo, email: '', birthday: '' };
  const values = { ...names, isMarketingAllowed: false };
  const profile = await api.saveUserProfile(newProfile(code, pending, values, lang));
  acceptProfile(code, pending, profile, values);
}

/** Runs first, and then as long as the page exists, like the layout of the customer's pages. */
export function watchLogin(code: string): void {
  endBrokenLogin(code);
  noteCustomerOfTab(code);
  // Another tab has logged out.
  onCustomerGone((gone) => {
    if (isLeaving(gone) || reloadPage(addressOnceLeft(gone))) return;
    appStore.getState().lookAtLogin(gone);
  });
}

export function leave({ code, client }: AccountTools): Promise<void> {
  return logOut(code, 'chosen', {
    forget: () => client.clear(),
    reload: () => reloadPage(addressOnceLeft(code)),
  });
}

/** One of the customer's addresses, or a new one. */
export async function chooseAddress(
  { code, client }: AccountTools,
  customerId: number,
  random: () => number,
): Promise<void> {
  const known = await api.getUserAddressList({ customerId, code });
  const chosen = known[Math.floor(random() * (known.length + 1))];
  if (chosen) {
    const { addressId } = chosen;
    const address = await api.updateSelectedAddress({ customerId, addressId });
    keepDeliveryAddress(code, customerId, address);
  } else {
    const areaId = AREAS[Math.floor(random() * AREAS.length)] ?? 1;
    const texts = { street: 'Palm Street', building: String(1 + Math.floor(random() * 80)) };
    const values = { ...addressValues(undefined), ...texts, areaId, cityId: 1 };
    const base = {
      addressId: 0,
      customerId,
      countryId: COUNTRY_ID,
      areaName: `Area ${areaId}`,
      uniqueId: newUniqueId(),
    };
    const { addressId } = await api.updateUserAddress({ body: addressPost(values, base) });
    const address = await api.updateSelectedAddress({ customerId, addressId });
    keepDeliveryAddress(code, customerId, address);
  }
  servingStore.getState().readServing(code);
  await client.invalidateQueries();
}

export async function chooseStore({ code }: AccountTools, random: () => number): Promise<void> {
  const { lang } = appStore.getState();
  const stores = await api.getStoreList({ code, lang });
  const taken = stores.filter(({ isPickUp }) => isPickUp);
  const store = taken[Math.floor(random() * taken.length)];
  if (store) servingStore.getState().chooseStore(code, store);
}

/** As soon as possible, or one of the next hours. */
export async function chooseTime(
  { code }: AccountTools,
  { storeId, serviceType }: CurrentServing,
  timeZone: string,
  random: () => number,
): Promise<void> {
  const { chooseTime: keep } = servingStore.getState();
  keep(code, serviceType, undefined);
  if (random() < 0.3) return;
  const date = wallTime(Date.now(), timeZone).day;
  const slots = await api.getTimeSlots({ storeId, orderType: serviceType, date });
  const free = slots.filter(({ isAvailable }) => isAvailable);
  const slot = free[Math.floor(random() * free.length)];
  if (slot) keep(code, serviceType, slot);
}
