import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { PreviewServer } from 'vite';
import { demoPlugin } from '../../src/demo/vitePlugin.ts';
import { listen } from '../server/rawSocket.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The demo over real HTTP, without the app: it answers other addresses with 418. */
export async function serveDemo(): Promise<{ server: Server; origin: string }> {
  let answer: Middleware | undefined;
  const preview = { middlewares: { use: (middleware: Middleware) => (answer = middleware) } };
  const hook = demoPlugin().configurePreviewServer;
  if (typeof hook === 'function') {
    await hook.call({} as ThisParameterType<typeof hook>, preview as unknown as PreviewServer);
  }
  const server = createServer((request, response) => {
    answer?.(request, response, () => response.writeHead(418).end());
  });
  const { origin } = await listen(server);
  return { server, origin };
}
