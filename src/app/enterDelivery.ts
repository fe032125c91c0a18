import { guardAddress } from '../rules/venue/access.ts';
import { clearLogin } from '../storage/loginChanges.ts';
import { readLogin } from '../storage/login.ts';

/** Half a login counts as none, and would be taken for one if it stayed. */
export function endBrokenLogin(code: string): void {
  if (readLogin(code).status === 'broken') clearLogin(code, 'expired');
}

/** Where a visitor must go before the page that they want; undefined for a customer. */
export function addressOfGuard(
  code: string,
  wanted: string,
  left: string | undefined,
): string | undefined {
  if (readLogin(code).status === 'loggedIn') return undefined;
  return guardAddress(code, wanted, left === wanted ? undefined : left, globalThis.location.origin);
}
