import { forgetOutside } from '../ordering/account/logOut.ts';
import { guardAddress } from '../rules/venue/access.ts';
import { clearLogin, loginOutside } from '../storage/loginChanges.ts';
import { readLogin } from '../storage/login.ts';
import { customerIdEntry } from '../storage/loginEntries.ts';

/** Removes an incomplete login, which the app would otherwise treat as complete. */
export function endBrokenLogin(code: string): void {
  if (readLogin(code).status !== 'broken') return;
  const login = loginOutside(code, 'expired');
  clearLogin(code, 'expired');
  // The login is already invalid here, so do not wait for the server.
  void forgetOutside(code, login);
}

/** The login page for a visitor; undefined for a diner with a customer id. */
export function addressOfGuard(
  code: string,
  wanted: string,
  left: string | undefined,
): string | undefined {
  if (customerIdEntry.read(code) !== undefined) return undefined;
  return guardAddress(code, wanted, left === wanted ? undefined : left, globalThis.location.origin);
}
