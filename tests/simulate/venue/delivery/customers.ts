/** Customers: their log-in by code and their data. */
import { CONCEPT_ID } from '../places.ts';
import { DAY, Fields, numberOf } from '../strict.ts';
import { Defect, Refusal, type Call, type Login, type Routes } from '../wire.ts';
import { MINUTES, type Customer, type SentCode, type World } from '../world.ts';

const CODE_LIFE_MS = 5 * MINUTES;
const RESEND_MS = MINUTES;
const REPEAT_MS = MINUTES / 6;
const LOGIN_LIFE_MS = 30 * 24 * 60 * MINUTES;
const CODE_LENGTH = 6;
const SOURCES = ['sms', 'whatsapp', 'email'] as const;

/** The customer of the login; it has to match the path. */
export function customerOf(world: World, { part, login }: Call): Customer {
  const id = numberOf(part['customerId'], 'customerId');
  const customer = loggedIn(world, login);
  if (customer.customerId !== id) throw new Refusal(-4);
  return customer;
}

export function loggedIn(world: World, login: Login | undefined): Customer {
  const customer = login && world.customerById(login.customerId);
  if (!customer) throw new Refusal(-3);
  return customer;
}

function newCustomer(world: World, mobileNo: string, dialCode: string): Customer {
  return {
    customerId: world.freshId(),
    userId: world.freshId(),
    countryId: 1,
    dialCode,
    mobileNo,
    userName: '',
    addresses: [],
    defaultAddressId: 0,
    selectedAddressId: 0,
  };
}

function sendCode(world: World, call: Call) {
  const body = new Fields(call.body);
  body.count('countryId');
  body.oneOf('lang', ['EN', 'AR']);
  const dialCode = body.text('dialCode', /^\+\d{1,4}$/);
  const mobileNo = body.text('mobileNo', /^\d{8}$/);
  const source = body.oneOf('source', SOURCES);
  const number = `${dialCode} ${mobileNo}`;
  const { clock, now, codes } = world;
  const last = codes.get(number);
  if (last && now < last.sentAt + RESEND_MS) {
    if (now < last.sentAt + REPEAT_MS && last.source === source) return last.answer;
    const retryAfterSeconds = Math.ceil((last.sentAt + RESEND_MS - now) / 1000);
    throw new Refusal(-43, { retryAfterSeconds });
  }
  const verificationId = world.word(12);
  const answer = {
    source,
    sentTo: `${dialCode} ••••${mobileNo.slice(-2)}`,
    length: CODE_LENGTH,
    expiresAt: clock.iso(now + CODE_LIFE_MS),
    resendAt: clock.iso(now + RESEND_MS),
    verificationId,
  };
  const digits = String(Math.floor(world.random() * 10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const sent = { verificationId, mobileNo, dialCode, digits, sentAt: now, answer, source };
  codes.set(number, sent);
  return answer;
}

function logIn(world: World, { mobileNo, dialCode }: SentCode) {
  const number = `${dialCode} ${mobileNo}`;
  const customer = world.customers.get(number) ?? newCustomer(world, mobileNo, dialCode);
  world.customers.set(number, customer);
  const { customerId, userId, userName } = customer;
  const login = { token: world.word(24), userId, customerId, rfId: world.word(10) };
  const until = world.now + LOGIN_LIFE_MS;
  world.logins.set(login.token, { ...login, until });
  const expiresAt = world.clock.iso(until);
  return { ...login, conceptId: CONCEPT_ID, userName, isNewCustomer: userName === '', expiresAt };
}

function validateCode(world: World, call: Call) {
  const body = new Fields(call.body);
  const verificationId = body.text('verificationId', /./);
  const typed = body.text('code', /^[0-9]*$/);
  body.oneOf('source', SOURCES);
  const { now } = world;
  const sent = [...world.codes.values()].find((each) => each.verificationId === verificationId);
  if (!sent) throw new Refusal(-41);
  if (sent.used && typed === sent.digits && now < sent.used.at + MINUTES) return sent.used.login;
  if (sent.used || now >= sent.sentAt + CODE_LIFE_MS) throw new Refusal(-41);
  if (typed !== sent.digits) throw new Refusal(-40, { triesLeft: 4 });
  const login = logIn(world, sent);
  sent.used = { at: now, login };
  return login;
}

function saveProfile(world: World, call: Call) {
  const customer = loggedIn(world, call.login);
  const body = new Fields(call.body);
  const isOf = (name: 'customerId' | 'userId') => body.count(name) === customer[name];
  if (!isOf('customerId') || !isOf('userId')) throw new Refusal(-4);
  const firstName = body.text('firstName').trim();
  const lastName = body.text('lastName').trim();
  if (!firstName) throw new Defect('no firstName');
  const { customerId, userId, countryId, dialCode, mobileNo } = customer;
  const number = [body.count('countryId'), body.text('dialCode'), body.text('mobileNo')].join();
  if (number !== [countryId, dialCode, mobileNo].join()) throw new Defect('another mobileNo');
  body.maybeText('email');
  body.maybeText('birthday', DAY);
  if (body.has('gender')) body.oneOf('gender', ['', 'f', 'm']);
  body.oneOf('lang', ['EN', 'AR']);
  body.flag('isMarketingAllowed');
  customer.userName = `${firstName} ${lastName}`.trim();
  const names = { userName: customer.userName, firstName, lastName };
  return { customerId, userId, ...names, countryId, dialCode, mobileNo };
}

export function customerRoutes(world: World): Routes {
  return {
    'POST Delivery/SendVerificationCode/:code': (call) => sendCode(world, call),
    'POST Delivery/ValidateVerificationCode/:code': (call) => validateCode(world, call),
    'POST Delivery/SaveUserProfile/:code': (call) => saveProfile(world, call),
    'POST Delivery/Logout/:code': ({ body: sent, login }) => {
      const rfId = new Fields(sent).text('rfId');
      if (login?.rfId === rfId) world.logins.delete(login.token);
      return null;
    },
  };
}
