import * as v from 'valibot';
import { IN_A_HEADER } from './earlyReads.ts';
import { entry, textEntry } from './entry.ts';
import { instant } from '../contract/schema.ts';

const someText = v.pipe(v.string(), v.nonEmpty());
const accountId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const tokenEntry = textEntry({
  area: 'local',
  key: (code: string) => `token_${code}`,
  // A token with other characters could not be sent in a header.
  schema: v.pipe(v.string(), v.regex(IN_A_HEADER)),
});
export const userIdEntry = entry({
  area: 'local',
  key: (code: string) => `userId_${code}`,
  schema: accountId,
});
export const customerIdEntry = entry({
  area: 'local',
  key: (code: string) => `customerId_${code}`,
  schema: accountId,
});
export const userNameEntry = textEntry({
  area: 'local',
  key: (code: string) => `userName_${code}`,
  schema: someText,
});
/** Names the login's cookies, so that a log-out finds them without asking the server. */
export const conceptIdEntry = entry({
  area: 'local',
  key: (code: string) => `conceptId_${code}`,
  schema: accountId,
});
/** The expiry of the login's cookies, used for cookies that are written later too. */
export const loginEndsAtEntry = entry({
  area: 'local',
  key: (code: string) => `loginEndsAt_${code}`,
  schema: instant,
});
