import { defineConfig } from 'vitest/config';

/** Real web servers with a real build: `tests/run.mjs` says where they are. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    environment: 'node',
    include: ['tests/hosts/**/*.test.ts'],
    fileParallelism: false,
    // Long, for busy machines: what is done sooner does not wait.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
