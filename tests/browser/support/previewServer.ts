import { findPorts } from './ports.ts';

/**
 * Below the ports for outgoing connections, which start at 32768 on Linux. Two runs that start at
 * the same time look at different ports.
 */
const USUAL_PORT = 20_000 + 10 * (process.pid % 1000);

// Looked for once: the test processes inherit the environment of this one.
process.env['TEST_PORT'] ??= String(await findPorts(USUAL_PORT));

export const PORT = Number(process.env['TEST_PORT']);

export function originAt(port: number): string {
  return `http://localhost:${port}`;
}

/** The port of the development server, which alone serves the gallery. */
export const GALLERY_PORT = PORT + 2;

const ROOT = new URL('../../..', import.meta.url).pathname;
const VITE = 'node node_modules/vite/bin/vite.js';

function words(port: number): string {
  return `--configLoader native --port ${port} --strictPort --logLevel warn`;
}

export function galleryServer() {
  return {
    command: `${VITE} ${words(GALLERY_PORT)}`,
    cwd: ROOT,
    url: `${originAt(GALLERY_PORT)}/gallery`,
    reuseExistingServer: false,
    // The tools print hints for their users here.
    stderr: 'ignore' as const,
    env: { HOST: 'localhost' },
  };
}

/** Serves the production build. A `proxyTarget` gets the calls instead of the demo. */
export function preview(port: number, proxyTarget?: string) {
  return {
    command: `${VITE} preview ${words(port)}`,
    cwd: ROOT,
    url: `${originAt(port)}/`,
    reuseExistingServer: false,
    // All workers share one address, and on a fast machine send more than any hall does.
    env: { API_PROXY: proxyTarget ?? '', HOST: 'localhost', REQUESTS_PER_SECOND: '100000' },
  };
}
