import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { galleryPlugin } from '../../src/build/galleryPage.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

async function answerTo(url: string): Promise<string | undefined> {
  let middleware: Middleware | undefined;
  const server = { middlewares: { use: (given: Middleware) => (middleware = given) } };
  const hook = galleryPlugin().configureServer;
  if (typeof hook === 'function') {
    await hook.call({} as ThisParameterType<typeof hook>, server as unknown as ViteDevServer);
  }
  let page: string | undefined;
  const response = { setHeader: () => undefined, end: (html: string) => (page = html) };
  middleware?.({ url } as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return page;
}

it('exists only on the development server', () => {
  expect(galleryPlugin().apply).toBe('serve');
  expect(galleryPlugin().configurePreviewServer).toBeUndefined();
});

it.each(['/gallery', '/gallery.html', '/gallery?lang=AR&theme=dark'])('answers %s', async (url) => {
  expect(await answerTo(url)).toContain('/src/tools/gallery/start.ts');
});

it.each(['/', '/galleries', '/Menu/BEIT/gallery'])('leaves %s to the app', async (url) => {
  expect(await answerTo(url)).toBeUndefined();
});
