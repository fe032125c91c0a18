/** Log-in by code: sends the code, counts attempts, locks a number, creates the login. */
import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { MINUTE_MS, SECOND_MS } from '../../../config/times.ts';
import type { CodeSent, Login } from '../../../contract/customer.ts';
import { LANGS } from '../../../contract/languages.ts';
import { type OtpRules } from '../../../contract/concept.ts';
import type { ConceptSource } from '../../venues/source.ts';
import { addCustomer, customerByNumber, logIn, userNameOf } from './customers.ts';
import { isPhoneValid } from '../checkout/orderForm.ts';
import type { CodeRecord, CustomerRecord, LoginRecord } from '../common/records.ts';
import { invalidFields, malformed, Refusal } from '../common/refusal.ts';
import { now, unguessableText, type World } from '../common/world.ts';
import { iso } from '../common/zonedTime.ts';

/** A request repeated within this time is a retry whose first answer was lost. */
const SAME_WISH_MS = 10 * SECOND_MS;
const REUSE_MS = 60 * SECOND_MS;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function otpRules(concept: ConceptSource): OtpRules {
  return {
    length: 6,
    expirySeconds: 300,
    resendSeconds: 60,
    maxTries: 5,
    lockMinutes: 15,
    channels: ['sms', 'whatsapp'],
    ...concept.delivery?.otp,
  };
}

const Wish = v.object({
  countryId: v.number(),
  dialCode: v.string(),
  mobileNo: v.string(),
  source: v.picklist(['sms', 'whatsapp', 'email']),
  email: v.optional(v.string()),
  lang: v.picklist(LANGS),
});

function sentView(concept: ConceptSource, record: CodeRecord): CodeSent {
  return {
    source: record.source,
    sentTo: record.sentTo,
    length: record.code.length,
    expiresAt: iso(record.expiresAt, concept.timeZone),
    resendAt: iso(record.resendAt, concept.timeZone),
    triesLeft: record.triesLeft,
    verificationId: record.verificationId,
  };
}

function secondsUntil(world: World, at: number): number {
  return Math.max(1, Math.ceil((at - now(world)) / SECOND_MS));
}

function refuseLocked(world: World, key: string): void {
  const until = world.lockedNumbers.get(key) ?? 0;
  if (until <= now(world)) return;
  const retryAfterSeconds = secondsUntil(world, until);
  throw new Refusal(-42, { retryAfterSeconds }, { n: Math.ceil(retryAfterSeconds / 60) });
}

function hidden(text: string): string {
  return `${'•'.repeat(Math.max(0, text.length - 3))}${text.slice(-3)}`;
}

export function sendCode(world: World, concept: ConceptSource, body: unknown): CodeSent {
  const parsed = v.safeParse(Wish, body);
  if (!parsed.success) throw malformed(parsed.issues[0].message);
  const wish = parsed.output;
  const rules = otpRules(concept);
  const country = concept.countries.find((entry) => entry.id === wish.countryId);
  const mobileNo = wish.mobileNo.replace(/^0+/, '');
  if (!country || country.dialCode !== wish.dialCode) throw new Refusal(-44);
  if (!isPhoneValid(concept, country.id, mobileNo)) throw new Refusal(-44);
  if (!rules.channels.includes(wish.source)) throw malformed(`No codes go by ${wish.source}.`);
  if (wish.source === 'email' && !EMAIL.test(wish.email ?? '')) {
    throw invalidFields([{ field: 'email', message: 'Please enter an email address.' }]);
  }

  const number = wish.dialCode + mobileNo;
  const key = `${concept.conceptId}:${number}`;
  refuseLocked(world, key);
  const at = now(world);
  const last = world.codes.findLast(
    (record) => record.conceptId === concept.conceptId && record.number === number,
  );
  if (last && last.usedAt === undefined && at < last.resendAt) {
    if (last.source === wish.source && at - last.sentAt <= SAME_WISH_MS) {
      return sentView(concept, last);
    }
    const retryAfterSeconds = secondsUntil(world, last.resendAt);
    throw new Refusal(-43, { retryAfterSeconds }, { n: retryAfterSeconds });
  }
  const record: CodeRecord = {
    verificationId: unguessableText(20),
    conceptId: concept.conceptId,
    number,
    dialCode: wish.dialCode,
    mobileNo,
    countryId: country.id,
    email: wish.email ?? '',
    lang: wish.lang,
    source: wish.source,
    sentTo:
      wish.source === 'email' ? hidden(wish.email ?? '') : `${wish.dialCode} ${hidden(mobileNo)}`,
    code: String(randomInt(10 ** rules.length)).padStart(rules.length, '0'),
    sentAt: at,
    expiresAt: at + rules.expirySeconds * SECOND_MS,
    resendAt: at + rules.resendSeconds * SECOND_MS,
    triesLeft: rules.maxTries,
  };
  world.codes.push(record);
  return sentView(concept, record);
}

const Guess = v.object({
  verificationId: v.string(),
  code: v.string(),
  source: v.string(),
});

function loginView(concept: ConceptSource, customer: CustomerRecord, login: LoginRecord): Login {
  const userName = userNameOf(customer);
  return {
    userId: customer.userId,
    customerId: customer.customerId,
    conceptId: concept.conceptId,
    token: login.token,
    rfId: login.rfId,
    userName,
    isNewCustomer: userName === '',
    expiresAt: iso(login.expiresAt, concept.timeZone),
  };
}

export function loginFor(
  world: World,
  concept: ConceptSource,
  customer: CustomerRecord,
  record?: CodeRecord,
): Login {
  const login = logIn(world, customer);
  if (record) record.login = login;
  return loginView(concept, customer, login);
}

function customerFor(world: World, concept: ConceptSource, record: CodeRecord): CustomerRecord {
  const { conceptId } = concept;
  const known = customerByNumber(world, conceptId, record.number);
  if (known) return known;
  const { countryId, dialCode, mobileNo, lang, email } = record;
  const points = concept.loyalty?.welcomePoints ?? 0;
  return addCustomer(world, { conceptId, countryId, dialCode, mobileNo, lang, email, points });
}

export function validateCode(world: World, concept: ConceptSource, body: unknown): Login {
  const parsed = v.safeParse(Guess, body);
  if (!parsed.success) throw malformed(parsed.issues[0].message);
  const guess = parsed.output;
  const record = world.codes.find(
    (entry) =>
      entry.verificationId === guess.verificationId && entry.conceptId === concept.conceptId,
  );
  if (!record) throw new Refusal(-41);
  const key = `${concept.conceptId}:${record.number}`;
  refuseLocked(world, key);
  const at = now(world);
  if (record.usedAt !== undefined) {
    const isRepeat = record.code === guess.code && at - record.usedAt <= REUSE_MS;
    const customer = customerByNumber(world, concept.conceptId, record.number);
    if (isRepeat && customer && record.login) return loginView(concept, customer, record.login);
    throw new Refusal(-41);
  }
  const isLatest = world.codes.findLast((entry) => entry.number === record.number) === record;
  if (at > record.expiresAt || !isLatest) throw new Refusal(-41);
  if (record.code !== guess.code) {
    record.triesLeft -= 1;
    if (record.triesLeft > 0) {
      const { triesLeft } = record;
      throw new Refusal(-40, { triesLeft }, { n: triesLeft });
    }
    record.expiresAt = at;
    world.lockedNumbers.set(key, at + otpRules(concept).lockMinutes * MINUTE_MS);
    refuseLocked(world, key);
  }
  const customer = customerFor(world, concept, record);
  if (customer.isBlocked) throw new Refusal(-45);
  record.usedAt = at;
  return loginFor(world, concept, customer, record);
}
