import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

const GALLERY = /^\/gallery(?:\.html)?(?:\?|$)/;

const PAGE = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Gallery of the interface</title>
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>
    <script type="module" src="/@vite/client"></script>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/tools/gallery/start.ts"></script>
  </body>
</html>
`;

/** Serves `src/tools/gallery` on the development server. No build contains it. */
export function galleryPlugin(): Plugin {
  return {
    name: 'sufra-gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!GALLERY.test(request.url ?? '')) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(PAGE);
      });
    },
  };
}
