import { once } from 'node:events';
import { createServer } from 'node:net';

/** The build, the proxying build and the gallery need one port each, in a row. */
const NEEDED = [0, 1, 2];

/** A free port for a server that one test starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, 'localhost'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** The first of the free ports for the browser tests: another run may hold the usual ones. */
export async function findPorts(first: number): Promise<number> {
  const free = await Promise.all(NEEDED.map((step) => isFree(first + step)));
  return free.every(Boolean) ? first : findPorts(first + NEEDED.length);
}
