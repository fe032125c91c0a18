/** A login that is not finished. */
import * as v from 'valibot';
import { CodeSent, Login } from '../contract/customer.ts';
import { id, key } from '../contract/schema.ts';
import { entry } from './entry.ts';

/** The number that a code went to. */
export const LoginNumber = v.object({ countryId: id, dialCode: key, mobileNo: key });
export type LoginNumber = v.InferOutput<typeof LoginNumber>;

/**
 * A new customer's login, until the profile is saved: a login without a name counts as broken. The
 * profile must name the number that the code went to.
 */
export const pendingLoginEntry = entry({
  area: 'session',
  key: (code: string) => `pendingLogin${code}`,
  schema: v.object({ ...Login.entries, ...LoginNumber.entries }),
});
/** By which number the customer has logged in, should they have to do it again. */
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
