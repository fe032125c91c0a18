import * as v from 'valibot';
import { stores, type Area } from './store.ts';

/** One kind of stored value: its key, its storage and its schema. */
export interface Entry<KeyArgs extends unknown[], T> {
  area: Area;
  key: (...args: KeyArgs) => string;
  read: (...args: KeyArgs) => T | undefined;
  write: (value: T, ...args: KeyArgs) => void;
  remove: (...args: KeyArgs) => void;
}

interface Row<KeyArgs extends unknown[], Stored, T> {
  area: Area;
  key: (...args: KeyArgs) => string;
  schema: v.GenericSchema<Stored, T>;
}

interface Codec {
  decode: (text: string) => unknown;
  encode: (value: unknown) => string;
}

const PLAIN: Codec = { decode: (text) => text, encode: String };
const JSON_TEXT: Codec = {
  decode: (text) => JSON.parse(text),
  encode: (value) => JSON.stringify(value),
};

/** Escapes a part of a key with several parts, so that keys of two venues never collide. */
export function keyPart(text: string): string {
  return text.replaceAll('_', '%5F');
}

function entryOf<KeyArgs extends unknown[], Stored, T>(
  { area, key: plainKey, schema }: Row<KeyArgs, Stored, T>,
  { decode, encode }: Codec,
): Entry<KeyArgs, T> {
  const escaped = (arg: unknown) => (typeof arg === 'string' ? keyPart(arg) : arg);
  const key = (...args: KeyArgs) =>
    plainKey(...(args.length > 1 ? (args.map(escaped) as KeyArgs) : args));
  const parse = (text: string) => {
    try {
      return v.safeParse(schema, decode(text));
    } catch {
      return undefined;
    }
  };
  return {
    area,
    key,
    read(...args) {
      const name = key(...args);
      const text = stores[area].read(name);
      if (text === null) return undefined;
      const result = parse(text);
      if (result?.success) return result.output;
      stores[area].remove(name);
      return undefined;
    },
    write(value, ...args) {
      stores[area].write(key(...args), encode(value));
    },
    remove(...args) {
      stores[area].remove(key(...args));
    },
  };
}

/** A value stored as JSON. An invalid one is removed and counts as absent. */
export function entry<KeyArgs extends unknown[], Stored, T>(
  row: Row<KeyArgs, Stored, T>,
): Entry<KeyArgs, T> {
  return entryOf(row, JSON_TEXT);
}

/** A value stored as plain text. */
export function textEntry<KeyArgs extends unknown[], T extends string>(
  row: Row<KeyArgs, unknown, T>,
): Entry<KeyArgs, T> {
  return entryOf(row, PLAIN);
}

/** A value that is stored as a list with one element. */
export function listOfOneEntry<KeyArgs extends unknown[], T>(
  row: Row<KeyArgs, unknown, T>,
): Entry<KeyArgs, T> {
  const list = entry({ ...row, schema: v.tuple([row.schema]) });
  return {
    ...list,
    read: (...args) => list.read(...args)?.[0],
    write: (value, ...args) => list.write([value], ...args),
  };
}
