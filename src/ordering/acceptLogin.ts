import type { Login } from '../contract/customer.ts';
import { writeLogin } from '../storage/loginChanges.ts';
import {
  codeSentEntry,
  pendingLoginEntry,
  type LoginNumber,
} from '../storage/verificationEntries.ts';

/** A right code: the login counts at once, that of a nameless customer when the profile is saved. */
export function acceptLogin(
  code: string,
  login: Login,
  { countryId, dialCode, mobileNo }: LoginNumber,
): 'loggedIn' | 'profileNeeded' {
  codeSentEntry.remove(code);
  if (login.isNewCustomer || login.userName.trim() === '') {
    pendingLoginEntry.write({ ...login, countryId, dialCode, mobileNo }, code);
    return 'profileNeeded';
  }
  writeLogin(code, login);
  pendingLoginEntry.remove(code);
  return 'loggedIn';
}
