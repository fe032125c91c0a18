import { createServer, type RequestListener, type Server } from 'node:http';
import type { Server as RawServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { listen } from './rawSocket.ts';

/** Starts a server on a free port until the test ends. */
export function listenInTest(server: Server | RawServer): Promise<URL> {
  onTestFinished(() => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
  return listen(server);
}

export const serve = (listener: RequestListener) => listenInTest(createServer(listener));
