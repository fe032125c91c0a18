/** Customers: how they log in by a code, and what is known of them. */
import { CONCEPT_ID } from '../places.ts';
import { DAY, Fields, numberOf } from '../strict.ts';
import { Refusal, WrongFields, type Call, type Login, type Routes } from '../wire.ts';
import { MINUTES, type Customer, type SentCode, type World } from '../world.ts';

const CODE_LIFE_MS = 5 * MINUTES;
const RESEND_MS = MINUTES;
const REPEAT_MS = MINUTES / 6;
const LOCK_MS = 15 * MINUTES;
const LOGIN_LIFE_MS = 30 * 24 * 60 * MINUTES;
const TRIES = 5;
const CODE_LENGTH = 6;
const SOURCES = ['sms', 'whatsapp', 'email'] as const;
const FIRST_POINTS = 500;

/** The customer of the login, if it is the one that the path names. */
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
    profile: undefined,
    addresses: [],
    defaultAddressId: 0,
    selectedAddressId: 0,
    points: FIRST_POINTS,
    createdAt: world.now,
  };
}

function secondsUntil(world: World, at: number): { retryAfterSeconds: number } {
  return { retryAfterSeconds: Math.ceil((at - world.now) / 1000) };
}

function refuseLocked(world: World, number: string) {
  const until = world.lockedNumbers.get(number) ?? 0;
  if (until > world.now) throw new Refusal(-42, secondsUntil(world, until));
}

function sendCode(world: World, call: Call) {
  const body = new Fields(call.body);
  body.count('countryId');
  body.oneOf('lang', ['EN', 'AR']);
  const dialCode = body.text('dialCode', /^\+\d{1,4}$/);
  const mobileNo = body.text('mobileNo', /^\d*$/).replace(/^0/, '');
  const source = body.oneOf('source', SOURCES);
  if (source === 'email') body.text('email', /@/);
  if (mobileNo === '') throw new WrongFields('mobileNo');
  if (mobileNo.length !== 8) throw new Refusal(-44);
  const number = `${dialCode} ${mobileNo}`;
  refuseLocked(world, number);
  const last = world.codes.get(number);
  if (last && world.now < last.sentAt + RESEND_MS) {
    if (world.now < last.sentAt + REPEAT_MS && last.source === source) return last.answer;
    throw new Refusal(-43, secondsUntil(world, last.sentAt + RESEND_MS));
  }
  const { clock, now } = world;
  const verificationId = world.word(12);
  const answer = {
    source,
    sentTo: `${dialCode} ••••${mobileNo.slice(-2)}`,
    length: CODE_LENGTH,
    expiresAt: clock.iso(now + CODE_LIFE_MS),
    resendAt: clock.iso(now + RESEND_MS),
    triesLeft: TRIES,
    verificationId,
  };
  const digits = String(Math.floor(world.random() * 10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  world.codes.set(number, {
    verificationId,
    mobileNo,
    dialCode,
    digits,
    sentAt: now,
    triesLeft: TRIES,
    answer,
    source,
    used: undefined,
  });
  return answer;
}

function logIn(world: World, { mobileNo, dialCode }: SentCode) {
  const number = `${dialCode} ${mobileNo}`;
  const customer = world.customers.get(number) ?? newCustomer(world, mobileNo, dialCode);
  world.customers.set(number, customer);
  const { customerId, userId } = customer;
  const login = { token: world.word(24), userId, customerId, rfId: world.word(10) };
  const until = world.now + LOGIN_LIFE_MS;
  world.logins.set(login.token, { ...login, until });
  return {
    ...login,
    conceptId: CONCEPT_ID,
    userName: userNameOf(customer),
    isNewCustomer: customer.profile === undefined,
    expiresAt: world.clock.iso(until),
  };
}

function validateCode(world: World, call: Call) {
  const body = new Fields(call.body);
  const verificationId = body.text('verificationId', /./);
  const typed = body.text('code', /^[0-9]*$/);
  body.oneOf('source', SOURCES);
  const [number, sent] =
    [...world.codes].find(([, each]) => each.verificationId === verificationId) ?? [];
  if (!sent || number === undefined) throw new Refusal(-41);
  const { now } = world;
  if (sent.used) {
    if (typed === sent.digits && now < sent.used.at + MINUTES) return sent.used.login;
    throw new Refusal(-41);
  }
  refuseLocked(world, number);
  if (now >= sent.sentAt + CODE_LIFE_MS) throw new Refusal(-41);
  if (typed !== sent.digits) {
    sent.triesLeft -= 1;
    if (sent.triesLeft > 0) throw new Refusal(-40, { triesLeft: sent.triesLeft });
    world.lockedNumbers.set(number, now + LOCK_MS);
    world.codes.delete(number);
    throw new Refusal(-42, secondsUntil(world, now + LOCK_MS));
  }
  const login = logIn(world, sent);
  sent.used = { at: now, login };
  return login;
}

function userNameOf({ profile }: Customer): string {
  return profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
}

function profileView(world: World, customer: Customer) {
  return {
    customerId: customer.customerId,
    userId: customer.userId,
    userName: userNameOf(customer),
    ...(customer.profile ?? NO_PROFILE),
    countryId: customer.countryId,
    dialCode: customer.dialCode,
    mobileNo: customer.mobileNo,
    createdOn: world.clock.iso(customer.createdAt),
  };
}

const NO_PROFILE = {
  firstName: '',
  lastName: '',
  gender: '' as const,
  lang: 'EN' as const,
  isMarketingAllowed: false,
};

function saveProfile(world: World, call: Call) {
  const customer = loggedIn(world, call.login);
  const body = new Fields(call.body);
  if (body.count('customerId') !== customer.customerId) throw new Refusal(-4);
  if (body.count('userId') !== customer.userId) throw new Refusal(-4);
  const firstName = body.text('firstName').trim();
  const lastName = body.text('lastName').trim();
  if (!firstName) throw new WrongFields('firstName');
  const isOwn =
    body.count('countryId') === customer.countryId &&
    body.text('dialCode') === customer.dialCode &&
    body.text('mobileNo') === customer.mobileNo;
  if (!isOwn) throw new WrongFields('mobileNo');
  customer.profile = {
    firstName,
    lastName,
    email: body.maybeText('email'),
    birthday: body.maybeText('birthday', DAY),
    gender: body.has('gender') ? body.oneOf('gender', ['', 'f', 'm']) : '',
    lang: body.oneOf('lang', ['EN', 'AR']),
    isMarketingAllowed: body.flag('isMarketingAllowed'),
  };
  return profileView(world, customer);
}

export function customerRoutes(world: World): Routes {
  return {
    'POST Delivery/SendVerificationCode/:code': (call) => sendCode(world, call),
    'POST Delivery/ValidateVerificationCode/:code': (call) => validateCode(world, call),
    'POST Delivery/SaveUserProfile/:code': (call) => saveProfile(world, call),
    'GET Delivery/getUserProfileByCustomerId/:customerId/:code': (call) =>
      profileView(world, customerOf(world, call)),
    'POST Delivery/Logout/:code': ({ body: sent, login }) => {
      const rfId = new Fields(sent).text('rfId');
      if (login?.rfId === rfId) world.logins.delete(login.token);
      return null;
    },
  };
}
