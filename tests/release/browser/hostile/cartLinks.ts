/** Links to another phone's cart with a hostile text in one part. */
import { isChosen } from './options.ts';
import { TEXTS } from './texts.ts';

export const THEIRS = 'Th3irCart012';
export const MENU = '/Menu/BEIT/T12';

/** Browsers reject much longer addresses for a history entry. */
const LONGEST = 10_000;

const PARTS: Readonly<Record<string, (text: string) => string>> = {
  'the cart': (text) => `${MENU}#cart=${text}`,
  'the cart, encoded': (text) => `${MENU}#cart=${encodeURIComponent(text)}`,
  'before the cart': (text) => `${MENU}#cart=${text}${THEIRS}`,
  'behind the cart': (text) => `${MENU}#cart=${THEIRS}${text}`,
  'a second cart': (text) => `${MENU}#cart=${text}#cart=${THEIRS}`,
  'the fragment': (text) => `${MENU}#${text}`,
  'the query': (text) => `${MENU}?categoryId=${encodeURIComponent(text)}#cart=${THEIRS}`,
  'the code': (text) => `/Menu/${encodeURIComponent(text)}/T12#cart=${THEIRS}`,
  'the table': (text) => `/Menu/BEIT/${encodeURIComponent(text)}#cart=${THEIRS}`,
  'the cart, at a dish': (text) => `/Item/BEIT/1301/T12#cart=${encodeURIComponent(text)}`,
  'the cart, at the cart': (text) => `/Cart/BEIT/T12#cart=${encodeURIComponent(text)}`,
  'the cart, before an order': (text) => `/Payment/BEIT/T12#cart=${encodeURIComponent(text)}`,
  'the cart, at the door': (text) => `/Emenu/BEIT/T12#cart=${encodeURIComponent(text)}`,
  'the cart, at home': (text) => `/Delivery/BEIT/Menu#cart=${encodeURIComponent(text)}`,
};

export const LINK_TEXTS = Object.entries(TEXTS).filter(([name]) => isChosen(name));

export const hostileLinks = LINK_TEXTS.flatMap(([hostile, text]) =>
  Object.entries(PARTS).map(([field, link]) => {
    return { field, hostile, path: link(text.slice(0, LONGEST).toWellFormed()) };
  }),
);
