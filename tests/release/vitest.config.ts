import { defineConfig } from 'vitest/config';

/** Real servers, a real build, many requests: `tests/parts.ts` says where nginx, Caddy and openssl are. */
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
