import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const JSDOM = {
  environment: 'jsdom',
  setupFiles: 'tests/setup.ts',
  css: { modules: { classNameStrategy: 'non-scoped' } },
} as const;

function testsIn(...folders: string[]): string[] {
  return [`tests/{${folders.join(',')}}/**/*.test.{ts,tsx}`];
}

/**
 * Rules, calls and the demo run in Node; whatever draws or stores runs in jsdom. Where no test
 * changes what a module keeps, files share their worker: starting one takes longer than most files.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: testsIn('architecture', 'rules', 'contract', 'demo', 'host', 'sw'),
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'calls', environment: 'node', include: testsIn('api', 'boot') },
      },
      {
        extends: true,
        test: { ...JSDOM, name: 'widgets', include: testsIn('i18n', 'ui'), isolate: false },
      },
      {
        extends: true,
        test: {
          ...JSDOM,
          name: 'app',
          include: testsIn(
            'app',
            'pages',
            'components',
            'defer',
            'journeys',
            'ordering',
            'pwa',
            'queries',
            'state',
            'storage',
          ),
        },
      },
    ],
  },
});
