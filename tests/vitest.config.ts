import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Rules, calls and the demo run in Node; whatever draws runs in jsdom. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{architecture,rules,api,contract,demo,host,boot,sw}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: [
            'tests/{app,storage,state,i18n,ui,components,ordering,queries,journeys,pwa}/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['tests/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
