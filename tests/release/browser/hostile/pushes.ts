/** Messages of a push service that hold in each of their fields what they should not. */
import { ADDRESS_PARTS } from './addresses.ts';
import { CLASSES, classesFor, toJson } from './classes.ts';
import { isChosen } from './options.ts';

/** As the contract has it. */
const USUAL = {
  title: 'Your order is ready',
  body: 'Order 7',
  icon: 'ready.png',
  image: 'ready.png',
  url: '/Cart/BEIT/T12/7',
  tag: 'order7',
  dir: 'ltr',
  lang: 'en',
};
/** What a browser would do for a message that may say so; no field of the contract. */
const BEYOND = ['actions', 'badge', 'data', 'navigate', 'renotify', 'silent', 'vibrate', 'path'];

export interface HostilePush {
  field: string;
  hostile: string;
  data: string;
}

/** Each field with each class, and each class in the place of the whole message. */
export function hostilePushes(origin: string): HostilePush[] {
  const classes = CLASSES.filter(({ name }) => isChosen(name));
  const texts = classesFor('text').filter((each) => isChosen(each.name));
  const fields = Object.entries({
    ...USUAL,
    ...Object.fromEntries(BEYOND.map((name) => [name, ''])),
  });
  // One that takes the place of another could be closed with it.
  let count = 0;
  const own = () => {
    count += 1;
    return { ...USUAL, tag: `order${count}` };
  };
  const inFields = texts.flatMap(({ name: hostile, of }) =>
    fields.map(([field, old]) => {
      return { field, hostile, data: toJson({ ...own(), [field]: of(old) }) };
    }),
  );
  const inAddresses = texts.flatMap(({ name: hostile, of }) => {
    const text = of('');
    if (typeof text !== 'string') return [];
    return Object.entries(ADDRESS_PARTS).map(([place, address]) => {
      const url = address(text.toWellFormed(), origin);
      return { field: `url, ${place}`, hostile, data: toJson({ ...own(), url }) };
    });
  });
  const whole = classes.flatMap(({ name: hostile, of }) => {
    const value = of([]);
    const json = value === undefined ? '' : toJson(value);
    const raw = typeof value === 'string' ? [value] : [];
    return [json, ...raw].map((data) => ({ field: 'the whole message', hostile, data }));
  });
  return [...inFields, ...inAddresses, ...whole];
}

export interface HostileMessage extends Omit<HostilePush, 'data'> {
  json: string;
}

const PICTURE = '/icons/icon-512.png';
const READ = '/api/Menu/EN/BEIT';

/** Each part of what a page tells the worker, beside what is right. */
export function hostileMessages(): HostileMessage[] {
  const messages: [string, object, string][] = [
    ['KEEP_PICTURES', { addresses: [PICTURE] }, 'addresses'],
    ['KEEP_READS', { addresses: [READ], headers: {} }, 'addresses'],
    ['KEEP_READS', { addresses: [READ], headers: {} }, 'headers'],
    ['FORGET_TOKEN', { token: '' }, 'token'],
  ];
  return CLASSES.filter(({ name }) => isChosen(name)).flatMap(({ name: hostile, of }) =>
    messages.flatMap(([type, usual, field]) => {
      const value = of([]);
      const spoilt = (part: unknown) => toJson({ type, ...usual, [field]: part });
      const whole = { field: `${type} ${field}`, hostile, json: spoilt(value) };
      if (field === 'token') return [whole];
      const among = field === 'headers' ? { tokenKey: value } : [value, PICTURE, READ];
      return [whole, { field: `${type} one of ${field}`, hostile, json: spoilt(among) }];
    }),
  );
}

/** Beyond that the worker leads to the start. */
const LONGEST_PATH = 10_000;

/** Where the worker asks the page to go. */
export function hostileOpenings(origin: string): HostileMessage[] {
  const classes = classesFor('text').filter(({ name }) => isChosen(name));
  return classes.flatMap(({ name: hostile, of }) => {
    const value = of('');
    const text =
      typeof value === 'string' ? value.slice(0, LONGEST_PATH).toWellFormed() : undefined;
    const paths = text === undefined ? [value] : [text, `${origin}${text}`, `/Menu/${text}`];
    return paths.map((path) => {
      return { field: 'OPEN path', hostile, json: toJson({ type: 'OPEN', path }) };
    });
  });
}
