import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { contractCalls } from '../../../src/contract/examples/contractCalls.ts';
import { CONTRACT_VERSION } from '../../../src/contract/version.ts';
import { handleDemo } from '../../../src/demo/server.ts';

interface Operation {
  summary: string;
  parameters: { name?: string; $ref?: string; in?: string }[];
  requestBody?: { content: { 'application/json': { example: unknown } } };
  responses: Record<
    string,
    { content: { 'application/json': { schema: object; example: { dataenum: unknown } } } }
  >;
}

interface Document {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { required?: string[] }> };
}

const asked = async (path: string) =>
  (await handleDemo(new Request(`http://localhost${path}`))) ?? Response.error();
const document = (await (await asked('/demo/openapi.json')).json()) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
  ),
);
const operationAt = (call: string) => operations.find(([name]) => name === call)?.[1];

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(
    structuredClone(document) as object as Record<string, unknown>,
  );
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

it('has exactly the calls of the contract', () => {
  const calls = contractCalls.map(
    ({ endpoint: { method, path } }) => `${method} /${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(operations.map(([name]) => name).toSorted()).toEqual(calls.toSorted());
});

const ajv = new Ajv2020({ strict: false, formats: { date: true, uri: true } });
ajv.addSchema(document, 'document');
const checkOf = (path: string, method: string) => {
  const at = `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}/responses/200/content/application~1json/schema`;
  return ajv.compile({ $ref: `document#${encodeURI(at).replaceAll('%7E', '~')}` });
};

it.each(operations)(
  '%s: the example matches its schema and has a description',
  (name, operation) => {
    const [method = '', path = ''] = name.split(' ');
    const check = checkOf(path, method.toLowerCase());
    const { example } = operation.responses['200']?.content['application/json'] ?? {};
    expect(check(example) ? [] : check.errors).toEqual([]);
    expect(operation.summary.length).toBeGreaterThan(6);
  },
);

it('rejects what the app rejects: a price that is a text, an order without a number', () => {
  const check = checkOf('/Menu/{lang}/{code}', 'get');
  const operation = operationAt('GET /Menu/{lang}/{code}');
  const example = structuredClone(
    operation?.responses['200']?.content['application/json'].example,
  ) as { dataenum: { menuItems: { price: unknown }[] } };
  const [first] = example.dataenum.menuItems;
  if (!first) throw new Error('The example has no dish.');
  first.price = '2.500';
  // A refusal may come with any data, so the whole answer proves nothing: check the dish.
  const dish = ajv.compile({ $ref: 'document#/components/schemas/MenuItem' });
  expect(dish(first)).toBe(false);
  expect(check({ dataenum: null })).toBe(false);
});

it('names the headers of each kind of call', () => {
  const headersOf = (call: string) =>
    operationAt(call)
      ?.parameters.map(({ $ref }) => $ref?.split('/').at(-1))
      .filter(Boolean);
  expect(headersOf('GET /Menu/{lang}/{code}')).toEqual(['tokenKey', 'language', 'held']);
  expect(headersOf('POST /TableCart')).toEqual(['tokenKey', 'language', 'antiForgery']);
  expect(headersOf('GET /TableCart/PlaceOrder/{eOrderId}')).toEqual(['tokenKey', 'language']);
  expect(headersOf('GET /TableCart/paymentByCard/{code}/{tableCode}/{amount}/{currency}')).toEqual([
    'tokenKey',
    'language',
    'userId',
    'orderId',
    'origin',
  ]);
});

it('requires fields that price or identify, and no optional ones', () => {
  const { required = [] } = document.components.schemas['MenuItem'] ?? {};
  expect(required).toEqual(expect.arrayContaining(['id', 'price', 'currency']));
  expect(required).not.toContain('calories');
});

it('has the version at the top of the changelog', () => {
  const changelog = readFileSync(
    new URL('../../../src/contract/CHANGELOG.md', import.meta.url),
    'utf8',
  );
  expect(/^## (\S+)$/m.exec(changelog)?.[1]).toBe(CONTRACT_VERSION);
  expect(document.info.version).toBe(CONTRACT_VERSION);
});

it('has a page that shows every call without a script', async () => {
  const answer = await asked('/demo/openapi');
  const html = await answer.text();
  expect(html).not.toMatch(/<script/);
  expect(html.match(/<details/g)).toHaveLength(contractCalls.length);
  expect(html).toContain('GET</b> <code>/Menu/{lang}/{code}</code>');
  expect(html.replaceAll(/<pre[^]*?<\/pre>/g, '')).not.toContain('`');
});
