import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findPorts } from '../browser/support/ports.ts';

/** Only for this test: other runs on the machine use the usual ports. */
const HERE = 27_300;
const held: Server[] = [];

async function hold(port: number): Promise<void> {
  const server = createServer().listen(port, 'localhost');
  held.push(server);
  await once(server, 'listening');
}

afterEach(async () => {
  await Promise.all(
    held.splice(0).map((server) => new Promise((resolve) => server.close(resolve))),
  );
});

describe('ports for the servers of the browser tests', () => {
  it('are the first three if they are free', async () => {
    expect(await findPorts(HERE)).toBe(27_300);
    expect(await findPorts(HERE)).toBe(27_300);
  });

  it.each([27_300, 27_301, 27_302])('are the next three if %i is taken', async (port) => {
    await hold(port);
    expect(await findPorts(HERE)).toBe(27_303);
  });
});
