import { CancelledError } from '@tanstack/react-query';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createQueryClient } from '../../src/queries/client.ts';
import { getStoreIdFromCode } from '../../src/contract/endpoints/menu.ts';
import { queryOf } from '../../src/queries/read.ts';
import { menuCalls } from '../../src/contract/examples/menu.ts';

let heard = 0;
let givenUp = 0;
const server = createServer((request, response) => {
  response.on('close', () => {
    if (!response.writableEnded) givenUp += 1;
  });
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*');
  if (request.url?.endsWith('SLOW') === true) {
    heard += 1;
    return;
  }
  response.end(JSON.stringify(menuCalls.getStoreIdFromCode.answer));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const block = document.createElement('script');
  block.id = 'app-config';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ host: `http://127.0.0.1:${port}` });
  document.head.append(block);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('a query calls the server and can be aborted', async () => {
  const client = createQueryClient();
  expect(await client.fetchQuery(queryOf(getStoreIdFromCode, { code: 'BEIT' }))).toMatchObject({
    storeId: 101,
  });

  const slow = client.fetchQuery(queryOf(getStoreIdFromCode, { code: 'SLOW' }));
  await expect.poll(() => heard).toBe(1);
  await client.cancelQueries();
  await expect(slow).rejects.toBeInstanceOf(CancelledError);
  await expect.poll(() => givenUp).toBe(1);
});
