/** The steps of a log-in: a code, and a profile for a new customer. */
import { SECOND_MS } from '../../config/times.ts';
import type { OtpRules } from '../../contract/concept.ts';
import type { CodeSent, Login } from '../../contract/customer.ts';
import { askedLang, type Lang } from '../../contract/languages.ts';
import { closeNotices } from '../../pwa/page/closeNotices.ts';
import { forgetCopies } from '../../pwa/page/forgetCopies.ts';
import { appStore } from '../../state/appStore.ts';
import { endedLoginEntry, restoreServing } from '../../storage/endedLogin.ts';
import { makeWayFor, noteCustomerOfTab, writeLogin } from '../../storage/loginChanges.ts';
import { tokenEntry } from '../../storage/loginEntries.ts';
import { paymentDraftEntry, pendingOrderEntry } from '../../storage/orderEntries.ts';
import {
  codeSentEntry,
  loginNumberEntry,
  pendingLoginEntry,
  type LoginNumber,
  type PendingLogin,
} from '../../storage/verificationEntries.ts';
import { resumeDeviceCart, setAsideId } from '../../storage/deviceCartStorage.ts';

/** After a correct code: stores the login, or waits for a new customer's profile. */
export function acceptLogin(
  code: string,
  login: Login,
  { countryId, dialCode, mobileNo }: LoginNumber,
): 'loggedIn' | 'profileNeeded' {
  codeSentEntry.remove(code);
  const token = tokenEntry.read(code);
  if (makeWayFor(code, login.customerId)) void closeNotices(code);
  if (token !== undefined && token !== login.token) void forgetCopies(token);
  if (login.isNewCustomer || login.userName.trim() === '') {
    // Another tab may have logged this customer in already; when it logs out, this tab follows.
    noteCustomerOfTab(code);
    pendingLoginEntry.write({ ...login, countryId, dialCode, mobileNo }, code);
    return 'profileNeeded';
  }
  writeLogin(code, login);
  loginNumberEntry.write({ countryId, dialCode, mobileNo }, code);
  pendingLoginEntry.remove(code);
  noteCustomerOfTab(code);
  goOnWhereItEnded(code, login.customerId);
  appStore.getState().lookAtLogin(code);
  return 'loggedIn';
}

/** Restores cart, address, time and form of a customer whose login had expired. */
function goOnWhereItEnded(code: string, customerId: number): void {
  const ended = endedLoginEntry.read(code);
  endedLoginEntry.remove(code);
  if (ended?.customerId !== customerId) return;
  restoreServing(code, ended);
  const { deliveryId, order, form } = ended;
  if (deliveryId === undefined || deliveryId !== setAsideId(customerId)) return;
  if (!resumeDeviceCart(customerId, Date.now())) return;
  // If the order's outcome is unknown, the check-out asks for it when it finds this key again.
  if (order) pendingOrderEntry.write(order, deliveryId);
  if (form) paymentDraftEntry.write(form, deliveryId);
}

/** Stores a sent code, with its times on this device's clock: the server's may differ. */
export function keepSentCode(code: string, sent: CodeSent, otp: OtpRules | undefined): void {
  const after = (seconds: number) => new Date(Date.now() + seconds * SECOND_MS).toISOString();
  const times = otp && { expiresAt: after(otp.expirySeconds), resendAt: after(otp.resendSeconds) };
  codeSentEntry.write({ ...sent, ...times }, code);
}

interface NewProfile {
  firstName: string;
  lastName: string;
  email: string;
  birthday: string;
  isMarketingAllowed: boolean;
}

/** The profile of a new customer, who has no login yet. */
export function newProfile(
  code: string,
  pending: PendingLogin,
  { email, birthday, ...names }: NewProfile,
  lang: Lang,
) {
  const { customerId, userId, token, countryId, dialCode, mobileNo } = pending;
  return {
    code,
    headers: { tokenKey: token },
    body: {
      ...names,
      customerId,
      userId,
      countryId,
      dialCode,
      mobileNo,
      email: email || undefined,
      isEmailVerified: undefined,
      birthday: birthday || undefined,
      gender: undefined,
      lang: askedLang(lang),
    },
  };
}

/** After the profile was saved: completes the login. */
export function acceptProfile(
  code: string,
  pending: PendingLogin,
  { userName }: { userName: string },
  { firstName, lastName }: Pick<NewProfile, 'firstName' | 'lastName'>,
): void {
  const login = { ...pending, userName: userName || `${firstName} ${lastName}` };
  acceptLogin(code, { ...login, isNewCustomer: false }, pending);
}
