/** `/demo/openapi.json` and its readable page. */
import { readFileSync } from 'node:fs';
import { page, escape } from './control/html.ts';
import { openApiDocument } from '../contract/openapi/document.ts';

const PAGE = new URL('../contract/README.md', import.meta.url);

let made: ReturnType<typeof openApiDocument> | undefined;

export function openApi() {
  made ??= openApiDocument(readFileSync(PAGE, 'utf8'));
  return made;
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  requestBody?: { content: { 'application/json': { example: unknown } } };
  responses: { 200: { content: { 'application/json': { example: unknown } } } };
}

const asCode = (value: unknown) =>
  `<pre dir="ltr" tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre>`;

/** Texts of the contract, with wire names in backticks. */
function withCode(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function shown(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, requestBody, responses } = operation;
  const sent = requestBody?.content['application/json'].example;
  return `<details class="card" id="${operationId}"><summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code><br>${withCode(summary)}</summary>
<p class="soft">${withCode(description)}</p>
${sent === undefined ? '' : `<h3>Body</h3>${asCode(sent)}`}
<h3>Answer</h3>${asCode(responses[200].content['application/json'].example)}</details>`;
}

/** Works without a script, like all demo pages: each call opens with a tap. */
export function openApiPage(): Response {
  const { info, paths, tags } = openApi() as {
    info: { title: string; version: string; description: string };
    paths: Record<string, Record<string, Operation>>;
    tags: { name: string }[];
  };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const parts = tags.map(({ name }) => {
    const own = all.filter(({ operation }) => operation.tags.includes(name));
    const calls = own.map(({ path, method, operation }) => shown(method, path, operation));
    return `<section class="list"><h2>${name} (${own.length})</h2>${calls.join('\n')}</section>`;
  });
  return page(
    info.title,
    'EN',
    `<h1>${escape(info.title)} <span class="soft">${escape(info.version)}</span></h1>
<p>${withCode(info.description)}</p>
<p><a href="/demo/openapi.json" download>openapi.json</a> (OpenAPI 3.1, ${all.length} calls), for your editor, mock or generator</p>
${parts.join('\n')}`,
    true,
  );
}
