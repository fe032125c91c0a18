/** Addresses with a hostile text in each parameter. */
import { patterns } from '../../../../src/rules/common/routes.ts';
import { sources } from '../../../architecture/sources.ts';
import { numberOf } from './plan.ts';
import { TEXTS } from './texts.ts';

/** Servers limit the head of a request, which holds cookies too. */
const LONGEST = 10_000;
/** Length of a text that is cut for lack of room. */
const SHORT = 10;
const CLASSES = Object.entries(TEXTS).map(([name, text]) => {
  return { name, text: text.slice(0, LONGEST).toWellFormed() };
});
export const ADDRESS_ROUNDS = CLASSES.length;

const ASKS = /(?:[sS]earch|asked|own)\.(?:get|has)\('(\w+)'\)|_PARAM = '(\w+)'/g;

/** The names of all query parameters that the app reads. */
export const QUERY_NAMES: readonly string[] = [
  ...new Set(
    sources('src/{app,pages,components,ordering,firstScreen}/**/*.{ts,tsx}')
      .flatMap(({ code }) => Array.from(code.matchAll(ASKS)))
      .map(([, asked, named]) => asked ?? named ?? ''),
  ),
];

/** Valid values, for addresses whose other parts are hostile. */
const USUAL: Readonly<Record<string, string>> = {
  code: 'BEIT',
  tableCode: 'T12',
  id: '1301',
  tableId: '321',
  templateId: '162',
  customerId: '501',
  tableCartId: '0',
  edit: 'Home',
  ordertype: 'selforder',
  source: 'sms',
  eOrderId: '1',
};

export interface HostileAddress {
  path: string;
  /** Each parameter with the class of its text. */
  blanks: Map<string, string>;
}

/** The address of a page: of an existing venue in even rounds, else of an unknown venue. */
export function hostileAddress(route: keyof typeof patterns, round: number): HostileAddress {
  const blanks = new Map<string, string>();
  let room = LONGEST;
  const textFor = (blank: string) => {
    const { name, text } = CLASSES[(round + numberOf(`${route} ${blank}`)) % CLASSES.length] ?? {
      name: '',
      text: '',
    };
    blanks.set(`${route} ${blank}`, name);
    const whole = encodeURIComponent(text);
    const fitting =
      whole.length > room ? encodeURIComponent(text.slice(0, SHORT).toWellFormed()) : whole;
    room -= fitting.length;
    return fitting;
  };
  const isKept = (blank: string) => blank === 'code' && round % 2 === 0;
  const words = patterns[route].split('/').map((word) => {
    const blank = /^:(\w+)/.exec(word)?.[1];
    if (blank === undefined) return word;
    const text = isKept(blank) ? 'BEIT' : textFor(`:${blank}`);
    // An empty segment would make a different address.
    return text === '' ? (USUAL[blank] ?? '0') : text;
  });
  const query = QUERY_NAMES.map((name) => `${name}=${textFor(`?${name}`)}`);
  const fragment = `cart=${textFor('#cart')}`;
  // Raw invalid escapes, not only a text that contains them encoded.
  const raw = round % 3 === 0 ? '&%E0%A4%A=%zz' : '';
  return { path: `${words.join('/')}?${query.join('&')}${raw}#${fragment}`, blanks };
}

/** A page whose return links both hold the same class. */
export function returnAddress(page: string, round: number) {
  const { name, text } = CLASSES[round % CLASSES.length] ?? { name: '', text: '' };
  const link = encodeURIComponent(text);
  return { name, path: `/Delivery/BEIT/${page}?returnUrl=${link}&backUrl=${link}` };
}

/** An address of this origin with a text in one of its parts. */
export const ADDRESS_PARTS: Readonly<Record<string, (text: string, origin: string) => string>> = {
  'behind the origin': (text, origin) => origin + text,
  'behind a page': (text) => `/Menu/${text}`,
  'a code': (text) => `/Menu/${encodeURIComponent(text)}/T12`,
  'a table': (text) => `/Emenu/BEIT/${encodeURIComponent(text)}`,
  'a query': (text) => `/Menu/BEIT/T12?categoryId=${encodeURIComponent(text)}`,
  'a return link': (text) =>
    `/Delivery/BEIT/profile?returnUrl=${encodeURIComponent(text)}&backUrl=${encodeURIComponent(text)}`,
  'a fragment': (text) => `/Menu/BEIT/T12#cart=${encodeURIComponent(text)}`,
};
