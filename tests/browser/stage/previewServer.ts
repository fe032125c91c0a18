export const PORT = Number(process.env['TEST_PORT'] ?? 41_731);

export function originAt(port: number): string {
  return `http://localhost:${port}`;
}

/** Serves the production build. With a target, calls are passed on to it instead of to the demo. */
export function preview(port: number, proxyTarget?: string) {
  return {
    command: `node node_modules/vite/bin/vite.js preview --configLoader native --port ${port} --strictPort --logLevel warn`,
    cwd: new URL('../../..', import.meta.url).pathname,
    url: `${originAt(port)}/`,
    reuseExistingServer: false,
    // All workers ask from one address, and on a fast machine more than any hall does.
    env: { API_PROXY: proxyTarget ?? '', HOST: 'localhost', REQUESTS_PER_SECOND: '100000' },
  };
}
