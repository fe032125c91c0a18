/** The corpus: hostile values for fields of a server's answer, an address or the storage. */
import { TEXTS } from './texts.ts';

/** JSON that `JSON.stringify` cannot write. */
export class RawJson {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

export type Kind = 'text' | 'number' | 'flag' | 'list' | 'object' | 'nothing';

export interface HostileClass {
  name: string;
  /** The kinds of fields that it replaces. */
  kinds: readonly Kind[];
  /** The hostile value. Undefined removes the field. */
  of: (old: unknown) => unknown;
}

export function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'object';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : 'flag';
}

const ANY: readonly Kind[] = ['text', 'number', 'flag', 'list', 'object', 'nothing'];
const others = (kind: Kind) => ANY.filter((each) => each !== kind);

const texts = Object.entries(TEXTS).map(([name, text]): HostileClass => {
  return { name, kinds: ['text'], of: () => text };
});

const LEVELS = 10_000;

const numbers: [string, unknown][] = [
  ['a number without end', new RawJson('1e999')],
  ['the largest number', 1e308],
  ['nothing below nothing', new RawJson('-0')],
  ['a negative number', -1],
  ['a fraction', 0.5],
  ['hardly a number', 1e-9],
  ['a number that is not exact', 2 ** 53],
  ['a day after the last, counted', 8.64e15 + 1],
];

const wrongTypes: [string, Kind, unknown][] = [
  ['a text', 'text', 'hostile'],
  ['a number', 'number', 7],
  ['a yes', 'flag', true],
  ['an empty object', 'object', {}],
  ['an empty list', 'list', []],
  ['null', 'nothing', null],
];

const anything: [string, unknown][] = [
  ['no field', undefined],
  ['a list of odd things', [null, 7, 'x', [], {}, true]],
  ['markup as an object', { __html: TEXTS.markup }],
  ['a React element', { $$typeof: 'react.element', type: 'script', props: {}, key: null }],
  [
    'a prototype as an object',
    new RawJson('{"__proto__":{"isDiscounted":true},"constructor":1,"toString":1}'),
  ],
  ['a list of many levels', new RawJson('['.repeat(LEVELS) + ']'.repeat(LEVELS))],
  ['an object of many levels', new RawJson(`${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`)],
];

const MANY = 10_000;
/** The app refuses larger answers for their size. */
const LONGEST_LIST_BYTES = 6_000_000;

/** As many entries as an answer can hold; `change` can give each its own ids. */
function many(old: unknown, change: (entry: unknown, index: number) => unknown): unknown {
  const entries = old as unknown[];
  if (entries.length === 0) return Array.from({ length: MANY }, (_, index) => index);
  const bytes = JSON.stringify(entries).length / entries.length;
  const length = Math.min(MANY, Math.floor(LONGEST_LIST_BYTES / bytes));
  return Array.from({ length }, (_, index) => change(entries[index % entries.length], index));
}

/** A copy of an entry with new ids. */
function renumbered(entry: unknown, index: number): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      /id$/i.test(name) && typeof value === 'number' ? value + index * 100_000 : value,
    ]),
  );
}

const lists: Omit<HostileClass, 'kinds'>[] = [
  { name: 'a list without an entry', of: () => [] },
  { name: 'ten thousand entries', of: (old) => many(old, renumbered) },
  { name: 'ten thousand times the same', of: (old) => many(old, (entry) => entry) },
  { name: 'each entry twice', of: (old) => (old as unknown[]).flatMap((entry) => [entry, entry]) },
  {
    name: 'odd entries among the others',
    of: (old) => [null, ...(old as unknown[]), 7, 'x', [], {}],
  },
];

export const CLASSES: readonly HostileClass[] = [
  ...texts,
  ...numbers.map(([name, value]): HostileClass => ({ name, kinds: ['number'], of: () => value })),
  ...wrongTypes.map(([name, kind, value]): HostileClass => {
    return { name, kinds: others(kind), of: () => value };
  }),
  ...anything.map(([name, value]): HostileClass => ({ name, kinds: ANY, of: () => value })),
  ...lists.map(({ name, of }): HostileClass => ({ name, kinds: ['list'], of })),
];

export const classesFor = (kind: Kind) => CLASSES.filter(({ kinds }) => kinds.includes(kind));

/** An answer as JSON, including the raw parts that no object can hold. */
export function toJson(value: unknown): string {
  const raw: string[] = [];
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (!(part instanceof RawJson)) return part;
    raw.push(part.json);
    return `\uE000${raw.length - 1}\uE000`;
  });
  return text.replaceAll(/"\uE000(\d+)\uE000"/g, (_, index: string) => raw[Number(index)] ?? '');
}
