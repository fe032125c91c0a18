import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STATUS } from '../../src/contract/status.ts';
import { contractCalls } from '../../src/contract/examples/contractCalls.ts';

const text = readFileSync(new URL('../../src/contract/README.md', import.meta.url), 'utf8');

it('the page for servers has the number of calls', () => {
  expect(text).toContain(`the ${contractCalls.length} calls`);
});

it.each(contractCalls.map(({ endpoint }) => [endpoint.method, endpoint.path, endpoint.retry]))(
  'the page for servers names %s %s with its retries',
  (method, path, retry) => {
    const shown = path
      .replaceAll(/:(\w+)/g, '{$1}')
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    expect(text).toMatch(new RegExp(`\\| \`${method} ${shown}\`\\s*\\| ${retry}\\b`));
  },
);

it.each(Object.entries(STATUS).filter(([name]) => name !== 'ok'))(
  'the page for servers explains %s',
  (name, status) => {
    expect(text).toMatch(new RegExp(`\\| ${status}\\s*\\| ${name}\\b`));
  },
);
