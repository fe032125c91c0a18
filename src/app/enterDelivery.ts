import { guardAddress } from '../rules/venue/access.ts';
import { clearLogin } from '../storage/loginChanges.ts';
import { readLogin } from '../storage/login.ts';

/** An incomplete login is removed, because it would be taken for a complete one. */
export function endBrokenLogin(code: string): void {
  if (readLogin(code).status === 'broken') clearLogin(code, 'expired');
}

/** The login page for a visitor; undefined for a customer. */
export function addressOfGuard(
  code: string,
  wanted: string,
  left: string | undefined,
): string | undefined {
  if (readLogin(code).status === 'loggedIn') return undefined;
  return guardAddress(code, wanted, left === wanted ? undefined : left, globalThis.location.origin);
}
