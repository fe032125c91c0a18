import { defineConfig } from 'vitest/config';
import { findBrowser, findHosts } from '../programs.ts';

if (process.env['NGINX_PATH'] === undefined)
  Object.assign(process.env, findBrowser(), findHosts(false));

/** Real servers, a real build, many requests. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    environment: 'node',
    include: ['tests/release/**/*.test.ts'],
    fileParallelism: false,
    // Generous for busy machines; faster tests do not wait for it.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
