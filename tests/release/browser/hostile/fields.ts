/** Which fields the answers of a server have, and what each of them is for. */
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

/** Literal words win over parameters, so that the fewest parameters come first. */
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

/** A field by its way through the answer, whatever the entry of a list: `menuItems.label`. */
export const nameOf = (path: Path) => path.filter((step) => typeof step === 'string').join('.');

/** What is no value of any field. */
const NO_VALUES: readonly unknown[] = [undefined, null, { no: 'value' }, [[7]], 'no value', -0.125];

/** They may be absent, but where they are there, they are a part of the sum. */
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
 * The fields of an answer, by name. A field that is merely shown may hold anything, and the rest of
 * the answer is still read; any other one prices, counts or identifies something.
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
