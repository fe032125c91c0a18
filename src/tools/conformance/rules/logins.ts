/** The test customer's log-in by code, and the calls that it unlocks. */
import * as v from 'valibot';
import { CodeSent, Login } from '../../../contract/customer.ts';
import {
  getCustomerOrderDetails,
  logout,
  sendVerificationCode,
  validateVerificationCode,
} from '../../../contract/endpoints/delivery/customer.ts';
import { getCountries } from '../../../contract/endpoints/delivery/settings.ts';
import { STATUS } from '../../../contract/status.ts';
import type { Heard } from '../server.ts';
import { Left, type Rule, type Visit } from '../visit.ts';
import { CUSTOMER_READS, idOfShape, shapeFaultsOf, shapeOf } from './reads.ts';
import { answered, begun, needed, refused, saidIn, unless } from './said.ts';

const NO_NUMBER = new Left('No number of a test customer was named (--mobile).');
const NO_LOGIN = new Left('The log-in failed.');

async function sendCode(
  visit: Visit,
  mobile: NonNullable<Visit['options']['mobile']>,
): Promise<Heard> {
  const countries = await visit.data(getCountries);
  const dialCode = countries?.find(({ id }) => id === mobile.countryId)?.dialCode ?? '';
  const body = { ...mobile, dialCode, source: 'sms', lang: 'EN' };
  return visit.send(sendVerificationCode, undefined, { body });
}

const type = ({ send }: Visit, { verificationId, source }: CodeSent, code: string) =>
  send(validateVerificationCode, undefined, { body: { verificationId, code, source } });

/** A wrong code of the same length. */
function otherThan(code: string): string {
  return code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10));
}

export const LOGIN_RULES: readonly Rule[] = [
  {
    id: 'a code is sent',
    title: 'SendVerificationCode answers as the contract says, and two calls at once send one code',
    call: sendVerificationCode,
    breaks: 'Nobody can log in; or a lost answer costs the venue a second message.',
    look: async (visit) => {
      const { mobile } = visit.options;
      if (!mobile) return NO_NUMBER;
      const first = await sendCode(visit, mobile);
      const second = await sendCode(visit, mobile);
      const [one, other] = [first, second].map(({ data }) => v.safeParse(CodeSent, data));
      const link = begun(first, 'It');
      if (link instanceof Left || link.length > 0) return link;
      if (!one?.success) return [`It is answered with ${saidIn(first)}`];
      visit.sent = one.output;
      const isSame = other?.success && other.output.verificationId === one.output.verificationId;
      return [
        ...shapeFaultsOf(sendVerificationCode, first),
        ...unless(
          isSame === true,
          `A second request within 10 seconds does not get the same answer: ${saidIn(second)}`,
        ),
      ];
    },
  },
  {
    id: 'the log-in',
    title:
      'A wrong code is refused with -40 and triesLeft; the right one logs in, and twice is the same login',
    call: validateVerificationCode,
    breaks: 'Nobody can log in; or codes can be guessed; or a lost answer locks the diner out.',
    look: async (visit) => {
      const { sent } = visit;
      if (!visit.options.mobile) return NO_NUMBER;
      if (!sent) return new Left('No code was sent.');
      const code = await visit.codeTyped();
      const wrong = await type(visit, sent, otherThan(code));
      const right = await type(visit, sent, code);
      const again = await type(visit, sent, code);
      const login = v.safeParse(Login, right.data);
      if (right.told > 0 && login.success) visit.login = login.output;
      const { triesLeft } = (wrong.data ?? {}) as { triesLeft?: unknown };
      const { token } = (again.data ?? {}) as { token?: unknown };
      return [
        ...refused(wrong, STATUS.codeWrong, 'A wrong code'),
        ...unless(typeof triesLeft === 'number', 'The refusal has no triesLeft'),
        ...shapeFaultsOf(validateVerificationCode, right),
        ...unless(
          token === visit.login?.token,
          `The right code again does not get the same token: ${saidIn(again)}`,
        ),
      ];
    },
  },
  ...CUSTOMER_READS.map(([call, breaks]): Rule => ({
    id: idOfShape(call),
    title: `${call.method} ${call.path} answers as the contract says`,
    call,
    breaks,
    look: async (visit) => {
      const { login, options } = visit;
      if (!options.mobile) return NO_NUMBER;
      if (!login) return NO_LOGIN;
      const { customerId, token } = login;
      return shapeOf(call, await visit.hear(call, { customerId }, { tokenKey: token }));
    },
  })),
  {
    id: 'only one’s own',
    title: 'Another customer’s data is refused with -4',
    breaks: 'Each customer can read the orders of all others.',
    look: async ({ hear, login, options }) => {
      if (!options.mobile) return NO_NUMBER;
      if (!login) return NO_LOGIN;
      const { customerId, token: tokenKey } = login;
      await needed(hear(getCustomerOrderDetails, { customerId }, { tokenKey }), 'Their own orders');
      const parts = { customerId: customerId + 1 };
      const heard = await hear(getCustomerOrderDetails, parts, { tokenKey });
      return refused(heard, STATUS.notYours, 'Reading the next customer’s orders');
    },
  },
  {
    id: 'log-out',
    title: 'After Logout the token is a 401',
    call: logout,
    breaks: 'Anyone with a phone’s old token can act as its customer.',
    look: async ({ send, login, options }) => {
      if (!options.mobile) return NO_NUMBER;
      if (!login) return NO_LOGIN;
      const { customerId, token: tokenKey, rfId } = login;
      const read = () => send(getCustomerOrderDetails, { customerId }, { tokenKey });
      await needed(read(), 'A read of their orders');
      await send(logout, undefined, { tokenKey, body: { rfId } });
      return answered(await read(), 401, 'A read with it');
    },
  },
];
