import { describe, expect, test } from 'vitest';
import { originOf, type Built } from './provenance.ts';

const MENU = '/static/menu-12345678.css';

const built: Built = {
  root: '/app',
  lock: {
    lockfileVersion: 3,
    packages: {
      'node_modules/react': { version: '19.0.0', license: 'MIT' },
      'node_modules/tool': { version: '1.0.0', license: 'MIT' },
      'node_modules/rolldown': { version: '2.0.0', license: 'MIT' },
    },
  },
  shipped: new Set(['node_modules/react', 'node_modules/unlocked']),
  modules: new Map([
    ['static/menu-12345678.js', new Set(['/app/src/main.tsx', '/app/node_modules/react/a.js'])],
    ['static/menu-12345678.css', new Set(['/app/src/menu.module.css?used'])],
    ['static/runtime.js', new Set(['\0rolldown/runtime.js'])],
    ['static/commonjs.js', new Set(['\0/app/node_modules/react/a.js?commonjs-exports'])],
    ['static/tool.js', new Set(['/app/node_modules/tool/a.js'])],
    ['static/unlocked.js', new Set(['/app/node_modules/unlocked/a.js'])],
    ['static/virtual.js', new Set(['virtual:made-up'])],
    ['static/gone.js', new Set(['/app/src/gone.ts'])],
    ['static/elsewhere.js', new Set(['/home/src/main.tsx'])],
    ['static/mixed.js', new Set(['/app/src/main.tsx', '\0made-up'])],
    ['firstScreen/boot.ts', new Set(['/app/src/firstScreen/boot.ts'])],
    ['firstScreen/doors/MenuScreen.tsx', new Set(['/app/src/firstScreen/doors/MenuScreen.tsx'])],
    ['sw.mjs', new Set(['/app/src/sw.ts'])],
  ]),
  isSource: (path) => !path.includes('gone'),
  isCopy: (file) => file === 'robots.txt',
  page: `<link disabled rel="stylesheet" crossorigin href="${MENU}">`,
};

describe('known origins', () => {
  test.each<[string, string[], string[]]>([
    ['static/menu-12345678.js', ['src/main.tsx'], ['react 19.0.0 (MIT)']],
    ['static/menu-12345678.css', ['src/menu.module.css'], []],
    ['static/runtime.js', [], ['rolldown 2.0.0 (MIT)']],
    ['static/commonjs.js', [], ['react 19.0.0 (MIT)']],
    ['static/firstScreen-Menu-a_b-c123.js', ['src/firstScreen/doors/MenuScreen.tsx'], []],
    ['sw.js', ['src/sw.ts'], []],
    ['robots.txt', ['public/robots.txt'], []],
    ['licences.txt', ['src/build/licences.ts'], []],
    [
      'index.html',
      [
        'index.html',
        'src/build/firstScreen.ts',
        'src/build/pageConfig.ts',
        'src/firstScreen/boot.ts',
        'src/menu.module.css',
      ],
      [],
    ],
  ])('%s', (file, sources, packages) => {
    expect(originOf(file, built)).toEqual({ sources, packages, unknown: [] });
  });
});

describe('unknown origins are reported', () => {
  test.each([
    ['static/tool.js', '/app/node_modules/tool/a.js'],
    ['static/unlocked.js', '/app/node_modules/unlocked/a.js'],
    ['static/virtual.js', 'virtual:made-up'],
    ['static/gone.js', '/app/src/gone.ts'],
    ['static/elsewhere.js', '/home/src/main.tsx'],
    ['static/mixed.js', '\0made-up'],
    ['static/nobody.js', 'static/nobody.js'],
    ['changed.txt', 'changed.txt'],
  ])('%s: %j', (file, id) => {
    expect(originOf(file, built).unknown).toEqual([id]);
  });
});
