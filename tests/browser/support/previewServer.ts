import { findPorts } from './ports.ts';

/**
 * Below the ports that systems lend to outgoing connections, which Linux takes from 32768 on. Two runs
 * that begin at once do not find the same one free.
 */
const USUAL_PORT = 20_000 + 10 * (process.pid % 1000);

// Looked for once: the processes of the tests get the environment of the one that starts them.
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
    // Each tool that has a hint for its users prints it here.
    stderr: 'ignore' as const,
    env: { HOST: 'localhost' },
  };
}

/** Serves the production build. With a target, calls are passed on to it instead of to the demo. */
export function preview(port: number, proxyTarget?: string) {
  return {
    command: `${VITE} preview ${words(port)}`,
    cwd: ROOT,
    url: `${originAt(port)}/`,
    reuseExistingServer: false,
    // All workers ask from one address, and on a fast machine more than any hall does.
    env: { API_PROXY: proxyTarget ?? '', HOST: 'localhost', REQUESTS_PER_SECOND: '100000' },
  };
}
