/** Any answer that a schema of the contract can read: its limits, its odd values, its gaps. */
import fc from 'fast-check';
import type * as v from 'valibot';

type AnySchema = v.GenericSchema<unknown, unknown>;

/** The parts of a schema that this file reads, whatever its type. */
interface Inside {
  type: string;
  fallback?: unknown;
  pipe?: readonly { kind: string; type: string; requirement?: unknown }[];
  entries?: Readonly<Record<string, AnySchema>>;
  wrapped?: AnySchema & { entry?: AnySchema };
  item?: AnySchema;
  options?: readonly unknown[];
  literal?: unknown;
}

const ODD = fc.constantFrom(null, '', 'odd', '7', -1, 0.5, 1e12, true, false, [], {}, [null], [{}]);
/** The extra ones are those of a newer server. */
const EXTRA = fc.constantFrom({}, {}, { later: 'field' }, { constructor: 1, later: [null] });

const TEXTS = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Hummus with lemon',
    'حمّص بالليمون',
    'ذو dual مختلط 12',
    '寿司盛り合わせ',
    '👩🏽‍🍳 chef',
    '<img src=x onerror=alert(1)>',
    'W'.repeat(300),
    'long words '.repeat(60),
    '\u202Ereversed',
  ),
  // In an address, these would be steps.
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !/^\.{1,2}$/.test(text)),
);
const INSTANTS = ['2026-03-01T12:00:00Z', '2030-01-31T23:59:59.999+03:00', '1999-12-31'];

function textOf(checks: ReadonlySet<string>): fc.Arbitrary<string> {
  if (checks.has('regex')) return fc.constantFrom('KWD', 'USD', 'JPY', 'XAF');
  if (checks.has('check')) return fc.constantFrom(...INSTANTS);
  const texts = fc.oneof(TEXTS, fc.constantFrom(...INSTANTS, '#a8472a', '44px', '48', 'dish.svg'));
  return checks.has('non_empty') ? texts.filter((text) => text !== '') : texts;
}

const LIMIT = 1e9;

function numberOf(pipe: NonNullable<Inside['pipe']>): fc.Arbitrary<number> {
  const limit = (type: string, otherwise: number) =>
    Number(pipe.find((check) => check.type === type)?.requirement ?? otherwise);
  const [min, max] = [limit('min_value', -LIMIT), limit('max_value', LIMIT)];
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  const small = fc.integer({ min: Math.max(0, Math.ceil(min)), max: Math.min(12, max) });
  const isWhole = pipe.some(({ type }) => type === 'safe_integer');
  const edges = isWhole ? [Math.ceil(min), Math.floor(max)] : [min, max];
  const broken = fc.double({ min, max, noNaN: true }).map((value) => value || 0);
  return fc.oneof(small, whole, fc.constantFrom(...edges), ...(isWhole ? [] : [broken]));
}

/** A list of the contract leaves out what it cannot read. */
function listOf(entry: AnySchema, mayBreak: boolean): fc.Arbitrary<unknown[]> {
  const entries = anyOf(entry);
  return fc.array(
    mayBreak ? fc.oneof({ arbitrary: entries, weight: 9 }, { arbitrary: ODD, weight: 1 }) : entries,
    { maxLength: 4 },
  );
}

function objectOf(entries: Readonly<Record<string, AnySchema>>): fc.Arbitrary<unknown> {
  const isNeeded = ([, schema]: [string, AnySchema]) =>
    schema.type !== 'optional' && !('fallback' in schema);
  const fields = Object.entries(entries);
  const known = fc.record(Object.fromEntries(fields.map(([name, each]) => [name, anyOf(each)])), {
    requiredKeys: fields.filter(isNeeded).map(([name]) => name),
  });
  return fc.tuple(EXTRA, known).map((parts) => Object.assign({}, ...parts) as unknown);
}

function readable(schema: AnySchema): fc.Arbitrary<unknown> {
  const { type, pipe = [], entries, wrapped, item, options = [], literal } = schema as Inside;
  switch (type) {
    case 'string':
      return textOf(new Set(pipe.map((check) => check.type)));
    case 'number':
      return numberOf(pipe);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(literal);
    case 'picklist':
      return fc.constantFrom(...options);
    case 'union':
    case 'variant':
      return fc.oneof(...options.map((option) => anyOf(option as AnySchema)));
    case 'optional':
      return wrapped ? anyOf(wrapped) : fc.constant(undefined);
    case 'nullable':
      return wrapped?.entry
        ? fc.oneof({ arbitrary: listOf(wrapped.entry, true), weight: 9 }, fc.constant(null))
        : fc.oneof(wrapped ? anyOf(wrapped) : fc.constant(null), fc.constant(null));
    case 'array':
      return item ? listOf(item, false) : fc.constant([]);
    case 'object':
    case 'loose_object':
      return objectOf(entries ?? {});
    default:
      throw new Error(`No answers are made yet for the type ${type}.`);
  }
}

export function anyOf(schema: AnySchema): fc.Arbitrary<unknown> {
  const values = readable(schema);
  return 'fallback' in schema
    ? fc.oneof({ arbitrary: values, weight: 6 }, { arbitrary: ODD, weight: 1 })
    : values;
}
