/** Checks an answer against the contract field by field, without the app's tolerance. */
import { nameOf } from '../../contract/openapi/named.ts';
import { schemaWriter, type JsonSchema } from '../../contract/openapi/jsonSchema.ts';
import type { Endpoint } from '../../contract/endpoint.ts';

const { write, components } = schemaWriter(nameOf);

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

function isKind(value: unknown, wanted: string): boolean {
  return wanted === 'integer' ? Number.isSafeInteger(value) : kindOf(value) === wanted;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function boundFault(schema: JsonSchema, value: unknown): string | undefined {
  const { minimum, maximum, pattern, minLength } = schema;
  if (typeof value === 'number') {
    // 0 means "none" in a field whose minimum is between 0 and 1.
    const isNone = value === 0 && typeof minimum === 'number' && minimum < 1;
    if (typeof minimum === 'number' && value < minimum && !isNone) return `is below ${minimum}`;
    if (typeof maximum === 'number' && value > maximum) return `is above ${maximum}`;
  }
  if (typeof value === 'string') {
    if (typeof minLength === 'number' && value.length < minLength) return 'is empty';
    if (typeof pattern === 'string' && !new RegExp(pattern).test(value))
      return `is not of the form ${pattern}`;
  }
  return undefined;
}

function objectFaults(schema: JsonSchema, value: object, at: string): string[] {
  const fields = value as Readonly<Record<string, unknown>>;
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  const properties = Object.entries((schema['properties'] as Record<string, JsonSchema>) ?? {});
  return properties.flatMap(([name, field]) => {
    const own = fields[name];
    if (required.has(name) && own === undefined) return [`${at}.${name} is missing`];
    // An optional field may be null.
    return own === undefined || (own === null && !required.has(name))
      ? []
      : faultsOf(field, own, `${at}.${name}`);
  });
}

function faultsOf(schema: JsonSchema, value: unknown, at: string): string[] {
  if (typeof schema['$ref'] === 'string') {
    const named = components.get(schema['$ref'].split('/').at(-1) ?? '');
    return named ? faultsOf(named, value, at) : [];
  }
  if (Array.isArray(schema['anyOf'])) {
    const tried = (schema['anyOf'] as JsonSchema[]).map((option) => faultsOf(option, value, at));
    return tried.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (Array.isArray(schema['enum']))
    return schema['enum'].includes(value)
      ? []
      : [`${at} is ${shown(value)}, and not one of ${schema['enum'].join(', ')}`];
  if ('const' in schema) return schema['const'] === value ? [] : [`${at} is ${shown(value)}`];
  const kinds = [schema['type'] ?? []].flat() as string[];
  if (kinds.length > 0 && !kinds.some((kind) => isKind(value, kind)))
    return [`${at} is ${shown(value)}, and not ${kinds.join(' or ')}`];
  const bound = boundFault(schema, value);
  if (bound !== undefined) return [`${at} ${bound} (${shown(value)})`];
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      faultsOf((schema['items'] as JsonSchema | undefined) ?? {}, entry, `${at}[${index}]`),
    );
  return kindOf(value) === 'object' ? objectFaults(schema, value as object, at) : [];
}

/** Makes equal faults of different list entries equal, so that they are reported once. */
function likeOthers(fault: string): string {
  return fault
    .replaceAll(/\[\d+\]/g, '[]')
    .replace(/ \(.*| is (?!missing|below|above|empty|not of).*/, '');
}

/** A time without an offset is a different moment on each phone. */
function timeFaults(value: unknown, at: string): string[] {
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(value) ? [`${at} has no offset (${value})`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, own]) =>
    timeFaults(own, Array.isArray(value) ? `${at}[${name}]` : `${at}.${name}`),
  );
}

/** The differences between an answer's data and the contract, each kind once. */
export function shapeFaults({ answer }: Endpoint, data: unknown): string[] {
  const kinds = new Map<string, string>();
  for (const fault of [
    ...faultsOf(write(answer), data, 'dataenum'),
    ...timeFaults(data, 'dataenum'),
  ]) {
    const kind = likeOthers(fault);
    if (!kinds.has(kind)) kinds.set(kind, fault);
  }
  return [...kinds.values()];
}
