/** Entries of an unfinished login. */
import * as v from 'valibot';
import { CodeSent, Login } from '../contract/customer.ts';
import { id, key } from '../contract/schema.ts';
import { entry } from './entry.ts';

/** The phone number that a code was sent to. */
export const LoginNumber = v.object({ countryId: id, dialCode: key, mobileNo: key });
export type LoginNumber = v.InferOutput<typeof LoginNumber>;

const PendingLogin = v.object({ ...Login.entries, ...LoginNumber.entries });
export type PendingLogin = v.InferOutput<typeof PendingLogin>;

/**
 * A new customer's login, kept here until the profile is saved, because a login without a name
 * counts as broken. The profile must use the number that the code was sent to.
 */
export const pendingLoginEntry = entry({
  area: 'session',
  key: (code: string) => `pendingLogin${code}`,
  schema: PendingLogin,
});
/** The phone number of the last login, to fill it in if another login is needed. */
export const loginNumberEntry = entry({
  area: 'local',
  key: (code: string) => `loginNumber_${code}`,
  schema: LoginNumber,
});
export const codeSentEntry = entry({
  area: 'session',
  key: (code: string) => `codeSent${code}`,
  schema: CodeSent,
});
