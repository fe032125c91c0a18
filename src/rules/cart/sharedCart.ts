/** Reads links to another phone's cart, and the names of those who share a cart. */
import { GUEST_NAME_LENGTH } from '../../contract/basics.ts';
import type { CartViewLine } from '../../contract/cart.ts';

/** Names for diners who give none: animals that every child knows. */
export const ANIMALS = [
  'falcon',
  'gazelle',
  'camel',
  'fox',
  'owl',
  'lion',
  'dolphin',
  'bee',
] as const;

const IN_LINK = /#cart=([A-Za-z0-9]{12})$/;
const ALONE = /^[A-Za-z0-9]{12}$/;
/** A longer text is not a link of this app. */
const LONGEST_LINK = 300;

/** The id of the cart in a link, its fragment or a typed code; undefined if there is none. */
export function cartIdIn(text: string): string | undefined {
  if (text.length > LONGEST_LINK) return undefined;
  const bare = text.replaceAll(/[\s-]/g, '');
  return IN_LINK.exec(text.trim())?.[1] ?? (ALONE.test(bare) ? bare : undefined);
}

/** The code in groups that are easy to read out. */
export function readableCartId(uniqueCartId: string): string {
  return uniqueCartId.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** Cuts a name to the server's limit, never inside a letter. */
export function shortName(name: string, maxLength = GUEST_NAME_LENGTH): string {
  const whole = name.trim();
  if (whole.length <= maxLength) return whole;
  const letters = [...new Intl.Segmenter().segment(whole)].map(({ segment }) => segment);
  let short = '';
  for (const letter of letters) {
    if ((short + letter).length > maxLength) break;
    short += letter;
  }
  return short.trim();
}

/** Everyone who has added something, in the order of the cart. */
export function namesIn(lines: readonly Pick<CartViewLine, 'addedBy'>[]): string[] {
  const names = lines.flatMap(({ addedBy }) => shortName(addedBy ?? '') || []);
  return [...new Set(names)];
}

/** The names of the other guests. */
export function othersIn(
  lines: readonly Pick<CartViewLine, 'addedBy'>[],
  own: readonly string[],
): string[] {
  return namesIn(lines).filter((name) => !own.includes(name));
}

/** Adds the next number if the name is taken. */
export function freeName(name: string, taken: readonly string[], n = 1): string {
  const free = n === 1 ? shortName(name) : `${shortName(name, GUEST_NAME_LENGTH - 3)} ${n}`;
  return taken.includes(free) ? freeName(name, taken, n + 1) : free;
}
