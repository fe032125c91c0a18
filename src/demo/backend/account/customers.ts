/** Customers, their logins and profiles. */
import * as v from 'valibot';
import { Profile } from '../../../contract/customer.ts';
import type { FieldError } from '../../../contract/envelope.ts';
import { DAY_MS } from '../../../config/times.ts';
import type { ConceptSource } from '../../venues/source.ts';
import type { CustomerRecord, LoginRecord } from '../common/records.ts';
import { invalidFields, malformed, Refusal } from '../common/refusal.ts';
import { now, unguessableId, unguessableText, type World } from '../common/world.ts';
import { iso } from '../common/zonedTime.ts';

const LOGIN_LIFE_MS = 30 * DAY_MS;

export function customerById(world: World, customerId: number): CustomerRecord {
  const customer = world.customers.get(customerId);
  if (!customer) throw new Refusal(-1);
  return customer;
}

/** The customer of a token; a token of another brand is treated as missing. */
export function customerOf(
  world: World,
  login: LoginRecord | undefined,
  conceptId: number,
): CustomerRecord | undefined {
  return login?.conceptId === conceptId ? world.customers.get(login.customerId) : undefined;
}

/** -3 without a login, -4 when the call is about another customer. */
export function ownCustomer(
  world: World,
  login: LoginRecord | undefined,
  customerId: number,
  conceptId?: number,
): CustomerRecord {
  if (!login || (conceptId !== undefined && login.conceptId !== conceptId)) throw new Refusal(-3);
  if (login.customerId !== customerId) throw new Refusal(-4);
  return customerById(world, customerId);
}

export function userNameOf(customer: Pick<CustomerRecord, 'firstName' | 'lastName'>): string {
  return `${customer.firstName} ${customer.lastName}`.trim();
}

export function customerByNumber(
  world: World,
  conceptId: number,
  number: string,
): CustomerRecord | undefined {
  return [...world.customers.values()].find(
    (customer) =>
      customer.conceptId === conceptId && customer.dialCode + customer.mobileNo === number,
  );
}

export function addCustomer(
  world: World,
  fields: Pick<CustomerRecord, 'conceptId' | 'countryId' | 'dialCode' | 'mobileNo'> &
    Partial<CustomerRecord>,
): CustomerRecord {
  const isTaken = (id: number) =>
    [...world.customers.values()].some((other) => other.customerId === id || other.userId === id);
  const customer: CustomerRecord = {
    customerId: unguessableId(isTaken),
    userId: unguessableId(isTaken),
    firstName: '',
    lastName: '',
    email: '',
    birthday: '',
    gender: '',
    lang: 'EN',
    isMarketingAllowed: false,
    createdOn: now(world),
    isBlocked: false,
    points: 0,
    selectedAddressId: 0,
    defaultAddressId: 0,
    ...fields,
  };
  world.customers.set(customer.customerId, customer);
  return customer;
}

export function logIn(world: World, customer: CustomerRecord): LoginRecord {
  const login: LoginRecord = {
    token: `login-${unguessableText(32)}`,
    rfId: `rf-${unguessableText(12)}`,
    customerId: customer.customerId,
    conceptId: customer.conceptId,
    expiresAt: now(world) + LOGIN_LIFE_MS,
  };
  world.logins.set(login.token, login);
  return login;
}

export function profileView(concept: ConceptSource, customer: CustomerRecord): Profile {
  return {
    customerId: customer.customerId,
    userId: customer.userId,
    userName: userNameOf(customer),
    firstName: customer.firstName,
    lastName: customer.lastName,
    countryId: customer.countryId,
    dialCode: customer.dialCode,
    mobileNo: customer.mobileNo,
    email: customer.email || undefined,
    isEmailVerified: false,
    birthday: customer.birthday || undefined,
    gender: customer.gender,
    lang: customer.lang,
    isMarketingAllowed: customer.isMarketingAllowed,
    createdOn: iso(customer.createdOn, concept.timeZone),
  };
}

const ProfilePost = v.object({
  ...v.omit(Profile, ['createdOn', 'userName']).entries,
  firstName: v.fallback(v.string(), ''),
  lastName: v.fallback(v.string(), ''),
});
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST_NAME = 60;
const MESSAGES = {
  missing: { EN: 'Please fill this in.', AR: 'يُرجى تعبئة هذا الحقل.' },
  long: { EN: 'This is too long.', AR: 'النص طويل جدًا.' },
  email: { EN: 'This email address is not valid.', AR: 'البريد الإلكتروني غير صالح.' },
  date: { EN: 'This date is not valid.', AR: 'التاريخ غير صالح.' },
  fixed: { EN: 'The number cannot change here.', AR: 'لا يمكن تغيير الرقم هنا.' },
};

export function saveProfile(
  world: World,
  concept: ConceptSource,
  login: LoginRecord | undefined,
  body: unknown,
  lang: 'EN' | 'AR',
): Profile {
  const parsed = v.safeParse(ProfilePost, body);
  if (!parsed.success) throw malformed(parsed.issues[0].message);
  const post = parsed.output;
  const customer = ownCustomer(world, login, post.customerId, concept.conceptId);
  const errors: FieldError[] = [];
  const complain = (field: string, why: keyof typeof MESSAGES) =>
    errors.push({ field, message: MESSAGES[why][lang] });
  for (const field of ['firstName', 'lastName'] as const) {
    if (post[field].trim() === '') complain(field, 'missing');
    if (post[field].length > LONGEST_NAME) complain(field, 'long');
  }
  const { askEmail = 'no', askBirthday = 'no' } = concept.delivery ?? {};
  if (askEmail === 'required' && !post.email) complain('email', 'missing');
  if (post.email && !EMAIL.test(post.email)) complain('email', 'email');
  if (askBirthday === 'required' && !post.birthday) complain('birthday', 'missing');
  const isPast = post.birthday !== undefined && Date.parse(post.birthday) < now(world);
  if (post.birthday && (!DAY.test(post.birthday) || !isPast)) complain('birthday', 'date');
  const isSameNumber = (['countryId', 'dialCode', 'mobileNo'] as const).every(
    (field) => post[field] === customer[field],
  );
  if (!isSameNumber) complain('mobileNo', 'fixed');
  if (errors.length > 0) throw invalidFields(errors);
  customer.firstName = post.firstName.trim();
  customer.lastName = post.lastName.trim();
  customer.email = post.email ?? '';
  customer.birthday = post.birthday ?? '';
  customer.gender = post.gender ?? '';
  customer.lang = post.lang;
  customer.isMarketingAllowed = post.isMarketingAllowed;
  return profileView(concept, customer);
}
