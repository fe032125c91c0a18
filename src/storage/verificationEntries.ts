/** A login that is not finished. */
import { CodeSent, Login } from '../contract/customer.ts';
import { entry } from './entry.ts';

/** A new customer's login, until the profile is saved: a login without a name counts as broken. */
export const pendingLoginEntry = entry({
  area: 'session',
  key: (code: string) => `pendingLogin${code}`,
  schema: Login,
});
export const codeSentEntry = entry({
  area: 'session',
  key: (code: string) => `codeSent${code}`,
  schema: CodeSent,
});
