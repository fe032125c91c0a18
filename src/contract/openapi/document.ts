/** The contract as one OpenAPI 3.1 document. */
import type { Endpoint, Retry } from '../endpoint.ts';
import { contractCalls, type ContractCall } from '../examples/contractCalls.ts';
import { fullAnswer } from '../examples/literal.ts';
import { CONTRACT_VERSION } from '../version.ts';
import { schemaWriter, type JsonSchema } from './jsonSchema.ts';
import { nameOf } from './named.ts';
import { HEADERS, headersOf, partsOf } from './parameters.ts';

const REPEATED: Readonly<Record<Retry, string>> = {
  R: 'A read: repeated twice on a network failure, 502, 503 or 504.',
  K: 'Its key makes it happen once: repeated once, and the repeat changes nothing.',
  S: 'Sets an absolute value: repeated once, and the repeat changes nothing.',
  N: 'Never repeated.',
};

const FAULTS: Readonly<Record<string, string>> = {
  BadRequest: 'A defect of the app, a missing tokenKey or a wrong X-XSRF-TOKEN.',
  LoginEnded: 'The token of a login does not count any more.',
  UnknownVenue: 'No venue has this code. All else that is unknown is a refusal with 200.',
  Conflict: 'The key stands for something else, or the cart has changed.',
  Fields: 'What is wrong with which field, in `errors`.',
  TooMany: 'Too many requests; Retry-After says how many seconds to wait.',
  Paused: 'Ordering is paused.',
};
const STATUSES: Readonly<Record<string, keyof typeof FAULTS>> = {
  400: 'BadRequest',
  401: 'LoginEnded',
  404: 'UnknownVenue',
  409: 'Conflict',
  422: 'Fields',
  429: 'TooMany',
  503: 'Paused',
};

/** Bodies have no schema of their own: their shape comes from the example. */
function shapeOf(example: unknown): JsonSchema {
  if (example === null) return {};
  if (Array.isArray(example)) {
    return { type: 'array', items: example.length > 0 ? shapeOf(example[0]) : {} };
  }
  if (typeof example !== 'object') return { type: typeof example };
  const properties = Object.entries(example).map(([name, value]) => [name, shapeOf(value)]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

function describe(endpoint: Endpoint): string {
  return [
    REPEATED[endpoint.retry],
    endpoint.method === 'GET' && endpoint.changesData
      ? 'Changes data although it is a GET: `Cache-Control: no-store`, and 405 for HEAD.'
      : '',
    endpoint.isOffline ? "May be answered from the device's copy." : '',
    endpoint.isSilent ? 'A failure is not told: the screen does without.' : '',
    endpoint.onlyStatus === undefined
      ? ''
      : `Success is \`status\` exactly ${endpoint.onlyStatus}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The purpose of each call, from the table of the contract's page, by method and path. */
function purposesIn(page: string): ReadonlyMap<string, string> {
  const rows = page.matchAll(/^\| `((?:GET|POST) [^`]+)`\s*\|[^|]*\| (.+?)\s*\|$/gm);
  return new Map([...rows].map(([, call = '', purpose = '']) => [call, purpose]));
}

const inBraces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

function operationOf(
  { controller, name, endpoint, literal }: ContractCall,
  purposes: ReadonlyMap<string, string>,
  write: (schema: Endpoint['answer']) => JsonSchema,
): JsonSchema {
  const { method, path } = endpoint;
  const data = fullAnswer(literal.answer, literal.more);
  const answer = {
    schema: {
      type: 'object',
      properties: {
        status: { type: 'integer' },
        message: { type: 'string' },
        dataenum: {
          anyOf: [write(endpoint.answer), { description: 'What a refusal says beside its words.' }],
        },
      },
      required: ['status', 'dataenum'],
    },
    example: { status: endpoint.onlyStatus ?? 1, dataenum: data },
  };
  return {
    operationId: name,
    tags: [controller],
    summary: purposes.get(`${method} ${inBraces(path)}`) ?? name,
    description: describe(endpoint),
    parameters: [
      ...partsOf(endpoint, literal.params),
      ...headersOf(endpoint).map((header) => ({ $ref: `#/components/parameters/${header}` })),
    ],
    ...(literal.body !== undefined && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: shapeOf(literal.body), example: literal.body },
        },
      },
    }),
    responses: {
      200: {
        description:
          'Success, with `status` above 0; or a refusal, with a `message` for the diner.',
        content: { 'application/json': answer },
      },
      ...Object.fromEntries(
        Object.entries(STATUSES).map(([status, fault]) => [
          status,
          { $ref: `#/components/responses/${fault}` },
        ]),
      ),
    },
  };
}

/** `page` is the contract's page for servers, which states each call's purpose. */
export function openApiDocument(page: string): JsonSchema {
  const { write, components } = schemaWriter(nameOf);
  const purposes = purposesIn(page);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of contractCalls) {
    const { method, path } = call.endpoint;
    const at = (paths[`/${inBraces(path)}`] ??= {});
    at[method.toLowerCase()] = operationOf(call, purposes, write);
  }
  const byName = <T>(pairs: Iterable<readonly [string, T]>) =>
    Object.fromEntries([...pairs].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API behind Sufra',
      version: CONTRACT_VERSION,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'What a venue’s server answers. Fields that the app does not know are left aside; those that it needs are `required`. Literal segments of a path win over parameters.',
    },
    servers: [{ url: '/api' }],
    security: [],
    tags: [...new Set(contractCalls.map(({ controller }) => controller))].map((name) => ({ name })),
    paths: byName(Object.entries(paths)),
    components: {
      parameters: HEADERS,
      responses: Object.fromEntries(
        Object.entries(FAULTS).map(([name, description]) => [name, { description }]),
      ),
      schemas: byName(components),
    },
  };
}
