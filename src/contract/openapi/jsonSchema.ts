/** The contract's schemas as JSON Schema (2020-12), for servers in other languages. */
import * as v from 'valibot';
import type { NameOf } from './named.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;
type AnySchema = v.GenericSchema<unknown, unknown>;

/** The parts of a schema that this file reads; each kind has some of them. */
interface Piece {
  type: string;
  entries?: Readonly<Record<string, AnySchema>>;
  item?: AnySchema;
  /** The entry of a list that drops broken entries. */
  entry?: AnySchema;
  wrapped?: AnySchema;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly Piece[];
  requirement?: unknown;
}

const ANYTHING = v.unknown();
const isOptional = (schema: AnySchema) => schema.type === 'optional';

/** The constraint that an action of a pipe puts on its input. */
function demandOf({ type, requirement }: Piece): JsonSchema {
  switch (type) {
    case 'safe_integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'non_empty':
      return { minLength: 1 };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    default:
      // JSON Schema cannot express computed values or checks by a function.
      return {};
  }
}

function orNull(schema: JsonSchema): JsonSchema {
  return 'type' in schema && typeof schema['type'] === 'string' && !('enum' in schema)
    ? { ...schema, type: [schema['type'], 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}

/** Turns schemas into JSON Schema; `nameOf` returns the names of objects that have one. */
export function schemaWriter(nameOf: NameOf) {
  const components = new Map<string, JsonSchema>();

  function objectOf(entries: Readonly<Record<string, AnySchema>>): JsonSchema {
    const names = Object.keys(entries);
    const required = names.filter((name) => entries[name] && !isOptional(entries[name]));
    return {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(entries).map(([name, schema]) => [name, write(schema)]),
      ),
      ...(required.length > 0 && { required }),
    };
  }

  function named(entries: Readonly<Record<string, AnySchema>>): JsonSchema {
    const name = nameOf(entries);
    if (name === undefined) return objectOf(entries);
    if (!components.has(name)) {
      // Set before its fields are written: an object may contain itself.
      components.set(name, {});
      components.set(name, objectOf(entries));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function write(schema: AnySchema): JsonSchema {
    const piece = schema as unknown as Piece;
    const [first, ...actions] = piece.pipe ?? [];
    if (first) {
      const rest = actions.map(demandOf);
      return Object.assign({}, write(first as unknown as AnySchema), ...rest) as JsonSchema;
    }
    switch (piece.type) {
      case 'object':
        return named(piece.entries ?? {});
      case 'array':
        return { type: 'array', items: write(piece.entry ?? piece.item ?? ANYTHING) };
      case 'unknown':
        return {};
      case 'nullable':
        return piece.wrapped ? orNull(write(piece.wrapped)) : {};
      case 'optional':
        return piece.wrapped ? write(piece.wrapped) : {};
      case 'union':
      case 'variant':
        return { anyOf: (piece.options ?? []).map((option) => write(option as AnySchema)) };
      case 'picklist':
        return { enum: piece.options };
      case 'literal':
        return { const: piece.literal };
      case 'string':
      case 'number':
      case 'boolean':
      case 'null':
        return { type: piece.type };
      default:
        throw new Error(`The contract has a kind of schema without a word here: ${piece.type}`);
    }
  }

  return { write, components };
}
