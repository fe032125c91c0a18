/** The fields of a server's answers, and the use of each. */
import * as v from 'valibot';
import { calls } from '../../../../src/contract/calls.ts';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import { listenToDroppedEntries } from '../../../../src/contract/schema.ts';
import { fieldPaths, ownerIsKept, withValue, type Path } from '../../../contract/fieldPaths.ts';
import { neverGuessed } from '../../../contract/neverGuessed.ts';
import { kindOf } from './classes.ts';

export interface Call {
  /** `Menu.getMenu`. */
  name: string;
  endpoint: Endpoint;
}

const LANG = '(?:EN|AR)';

/** Fewest parameters first, because literal segments take precedence. */
const CALLS = Object.entries(calls)
  .flatMap(([controller, own]) =>
    Object.entries<Endpoint>(own).map(([name, endpoint]) => ({
      name: `${controller}.${name}`,
      endpoint,
    })),
  )
  .map((call) => {
    const words = call.endpoint.path.split('/');
    const pattern = words
      .map((word) => (word === ':lang' ? LANG : word.startsWith(':') ? '[^/]*' : word))
      .join('/');
    const blanks = words.filter((word) => word.startsWith(':')).length;
    return {
      name: call.name,
      endpoint: call.endpoint,
      pattern: new RegExp(`^/api/${pattern}$`),
      blanks,
    };
  })
  .toSorted((one, other) => one.blanks - other.blanks);

export const CALL_NAMES = CALLS.map(({ name }) => name);

export function callOf(method: string, address: string): Call | undefined {
  const { pathname } = new URL(address);
  return CALLS.find(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname),
  );
}

/** A field by its path in the answer, without list positions: `menuItems.label`. */
export const nameOf = (path: Path) => path.filter((step) => typeof step === 'string').join('.');

/** Values that no field accepts. */
const NO_VALUES: readonly unknown[] = [undefined, null, { no: 'value' }, [[7]], 'no value', -0.125];

/** Optional fields that are part of the sum if present. */
const PRICES_IF_THERE = new Set([
  'currencyDecimals',
  'freeUnits',
  'freeDeliveryFrom',
  'cashRounding',
  'percents',
  'amounts',
]);

listenToDroppedEntries(() => undefined);

function isShown({ name, endpoint }: Call, answer: unknown, path: Path): boolean {
  const call = name.split('.')[1] ?? '';
  const words = path.filter((step) => typeof step === 'string');
  const field = words.at(-1) ?? '';
  if (PRICES_IF_THERE.has(field) || neverGuessed(field, words.at(-2) ?? call, call)) return false;
  return NO_VALUES.every((value) => {
    const spoilt = withValue(answer, path, value);
    const { success, output } = v.safeParse(endpoint.answer, spoilt);
    return success && ownerIsKept(output, spoilt, path);
  });
}

const known = new Map<string, boolean>();

/**
 * The fields of an answer by name. A display-only field may hold anything, and the rest of the
 * answer is still read; all others price, count or identify something.
 */
export function fieldsOf(call: Call, answer: unknown): Map<string, 'shown' | 'exact'> {
  const fields = new Map<string, 'shown' | 'exact'>();
  for (const path of fieldPaths(answer)) {
    const name = nameOf(path);
    if (fields.has(name)) continue;
    const key = `${call.name} ${name}`;
    const shown = known.get(key) ?? isShown(call, answer, path);
    known.set(key, shown);
    fields.set(name, shown ? 'shown' : 'exact');
  }
  return fields;
}

export const isLeaf = (value: unknown) => !['list', 'object'].includes(kindOf(value));
