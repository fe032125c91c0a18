/** The rules' knowledge of the venue under check; each fact is read once. */
import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { DAY_MS } from '../../config/times.ts';
import type { CodeSent, Login } from '../../contract/customer.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { getLoyaltySetup } from '../../contract/endpoints/delivery/loyalty.ts';
import { getMenu, getStoreIdFromCode } from '../../contract/endpoints/menu.ts';
import { getCountries } from '../../contract/endpoints/places.ts';
import { checkRateAndReviewTemplate } from '../../contract/endpoints/rateAndReview.ts';
import type { Menu, MenuItem } from '../../contract/menu.ts';
import { contactOf, type Contact } from './contact.ts';
import type { Options } from './options.ts';
import { openServer, pathOf, type Call, type Heard, type Parts, type Server } from './server.ts';

export interface Visit {
  options: Options;
  server: Server;
  /** Sends a call of the contract; code, language and table are those of the venue. */
  send: (endpoint: Endpoint, parts?: Parts, more?: Partial<Call>) => Promise<Heard>;
  /** Like `send`, but sends a GET that only reads once for the same parts. */
  hear: Visit['send'];
  /** The answer as the app parses it; undefined if the app rejects it. */
  data: <T>(endpoint: Endpoint<string, T>, parts?: Parts) => Promise<T | undefined>;
  menu: () => Promise<Menu | undefined>;
  /** A dish that needs no choice. */
  plainDish: () => Promise<MenuItem | undefined>;
  /** Values for path parameters, read from the venue. */
  parts: () => Promise<Parts>;
  /** The contact for test orders. */
  contact: () => Promise<Contact>;
  /** The code that came to the phone. */
  codeTyped: () => Promise<string>;
  /** The code sent to the test customer; a code is sent only once. */
  sent: CodeSent | undefined;
  /** The test customer's login. */
  login: Login | undefined;
  /** True once an order was saved. */
  hasSaved: boolean;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const MOST_PLAIN_UNITS = 3;
/** No dish and no order has it: servers count up from 1, or draw longer numbers. */
export const NO_SUCH_NUMBER = 999_999_937;

/** A key in the app's format: 12 letters and digits. */
export function freshKey(): string {
  return Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Late in the evening, today has no times left to check. */
function tomorrow(): string {
  return new Date(Date.now() + DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** True when one tap can order it, a few times. */
function isPlain(item: MenuItem): boolean {
  const { isAvailable, isCustomized, hasModifiers, minQty, maxQty, minAge, stockLeft } = item;
  const isFree = isAvailable && !isCustomized && !hasModifiers && (minAge ?? 0) === 0;
  return isFree && minQty <= 1 && maxQty >= MOST_PLAIN_UNITS && (stockLeft ?? 99) > 90;
}

export function openVisit(options: Options, codeTyped: Visit['codeTyped']): Visit {
  const server = openServer(options);
  const heard = new Map<string, Promise<Heard>>();
  const place: Parts = {
    code: options.code,
    lang: 'EN',
    ...(options.table !== undefined && { tableCode: options.table }),
  };
  const callOf = (...[endpoint, parts, more]: Parameters<Visit['send']>): Call => ({
    method: endpoint.method,
    path: pathOf(endpoint, { ...place, ...parts }),
    ...more,
  });
  const send: Visit['send'] = (...asked) => server.call(callOf(...asked));
  const hear: Visit['hear'] = (endpoint, ...asked) => {
    const call = callOf(endpoint, ...asked);
    if (endpoint.changesData || endpoint.method === 'POST') return server.call(call);
    const key = JSON.stringify(call);
    const first = heard.get(key) ?? server.call(call);
    heard.set(key, first);
    return first;
  };
  const data: Visit['data'] = async (endpoint, parts) => {
    const { told, data: sent } = await hear(endpoint, parts);
    const read = v.safeParse(endpoint.answer, sent);
    return told > 0 && read.success ? read.output : undefined;
  };
  const menu = () => data(getMenu);
  const plainDish = async () => (await menu())?.menuItems.find(isPlain);
  const parts = async (): Promise<Parts> => {
    const ref = await data(getStoreIdFromCode);
    const items = (await menu())?.menuItems ?? [];
    const dish = (await plainDish()) ?? items[0];
    const loyalty = await data(getLoyaltySetup);
    const rating = await data(checkRateAndReviewTemplate, { pageId: 1 });
    return {
      storeId: ref?.storeId ?? 0,
      menuItemId: dish?.id ?? 0,
      categoryId: dish?.categoryId ?? 0,
      menuScheduleId: (await menu())?.menuScheduleId ?? 0,
      loyaltySchemeId: loyalty?.isActive ? loyalty.loyaltySchemeId : 0,
      templateId: rating?.isActive ? (rating.templateId ?? 0) : 0,
      points: 100,
      pageId: 1,
      appearanceId: 2,
      menuTypeId: 4,
      orderType: 'PickUp',
      date: tomorrow(),
      x: 'q:a',
      uniqueCartId: freshKey(),
    };
  };
  let known: Promise<Contact> | undefined;
  const contact = () => {
    known ??= data(getCountries).then((all) => contactOf(options.contact, all ?? []));
    return known;
  };
  const begun = { sent: undefined, login: undefined, hasSaved: false };
  return {
    options,
    server,
    send,
    hear,
    data,
    menu,
    plainDish,
    parts,
    contact,
    codeTyped,
    ...begun,
  };
}

/** Skips a rule, with the reason. Thrown when an earlier step failed. */
export class Left extends Error {}

/** Faults with another effect on the app than the rule's `breaks`. */
export class Broken {
  readonly faults: readonly string[];
  readonly breaks: string;

  constructor(faults: readonly string[], breaks: string) {
    this.faults = faults;
    this.breaks = breaks;
  }
}

export type Looked = readonly string[] | Left | Broken;

export interface Rule {
  id: string;
  /** The promise. */
  title: string;
  /** The contract's call, whose example answer the report shows. */
  call?: Endpoint;
  /** What stops working in the app if the promise is broken. */
  breaks: string;
  /** The faults, a sentence each; empty if the promise holds. */
  look: (visit: Visit) => Promise<Looked>;
}
