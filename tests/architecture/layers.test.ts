import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judge, LAYERS, lintOverrides, ROOMS, roomOf } from './layers.ts';
import { importsOf, sources, targetOf, withoutComments, type Source } from './sources.ts';

const files = sources('src/**/*.{ts,tsx}');

test('every file imports from below and from its own folder', () => {
  expect(files.length).toBeGreaterThan(150);
  const faults = files.flatMap((file) =>
    importsOf(file).flatMap((imported) => judge(file.path, imported) ?? []),
  );
  expect(faults).toEqual([]);
});

test('the linter knows the same layers', () => {
  const settings = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
    overrides: { rules: Record<string, unknown> }[];
  };
  const own = settings.overrides.filter(({ rules }) => 'no-restricted-imports' in rules);
  expect(own).toEqual(lintOverrides());
});

test('every part of src is in a layer', () => {
  const placed = new Set([
    ...LAYERS.flatMap(({ names }) => names),
    'build',
    'demo',
    'firstScreen',
    'server',
    'tools',
  ]);
  const parts = new Set(files.map(({ path }) => path.split('/')[1] ?? ''));
  expect([...parts].filter((part) => !placed.has(part))).toEqual([]);
});

test('every file of a layer with rooms is in one of them, and every room has files', () => {
  for (const [part, lines] of Object.entries(ROOMS)) {
    const paths = files.map(({ path }) => path).filter((path) => path.startsWith(`src/${part}/`));
    const found = new Set(paths.map((path) => roomOf(path) ?? path));
    expect([...found].toSorted()).toEqual(lines.flat().toSorted());
  }
});

test('a component that only one room of pages uses is in that room', () => {
  const users = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(file)) {
      const target = targetOf(file.path, imported);
      users.set(target, [...(users.get(target) ?? []), file.path]);
    }
  const isPageOfOneRoom = (path: string) => {
    const room = roomOf(path);
    const byPages = (users.get(path) ?? []).filter((user) => !user.startsWith(`src/components/`));
    const pages = byPages.map((user) => user.startsWith(`src/pages/${room}/`));
    return byPages.length === users.get(path)?.length && pages.length === 1 && pages.every(Boolean);
  };
  const components = files.filter(({ path }) => path.startsWith('src/components/'));
  expect(components.map(({ path }) => path).filter(isPageOfOneRoom)).toEqual([]);
});

/** Files that import each other in a circle, types included. */
function circlesIn(importsAt: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const follow = (file: string) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
    if (done.has(file)) return;
    done.add(file);
    path.push(file);
    importsAt.get(file)?.forEach(follow);
    path.pop();
  };
  for (const file of importsAt.keys()) follow(file);
  return circles;
}

test('no files import each other in a circle, by types neither', () => {
  const targetsOf = (file: Source) => importsOf(file).map((each) => targetOf(file.path, each));
  expect(circlesIn(new Map(files.map((file) => [file.path, targetsOf(file)])))).toEqual([]);
  const circle = new Map(Object.entries({ a: ['b'], b: ['c'], c: ['d', 'b'] }));
  expect(circlesIn(circle)).toEqual([['b', 'c', 'b']]);
});

test('a small file that only one other uses has joined it, unless it is loaded apart', () => {
  const users = new Map<string, { path: string; isApart: boolean }[]>();
  for (const file of [...files, ...sources('tests/**/*.{ts,tsx,mjs}')])
    for (const imported of importsOf(file)) {
      const target = targetOf(file.path, imported);
      const isApart = file.code.includes(`import('${imported}')`);
      users.set(target, [...(users.get(target) ?? []), { path: file.path, isApart }]);
    }
  const isLonely = ({ path, text }: Source) => {
    const [user, ...others] = users.get(path) ?? [];
    if (!user || others.length > 0 || user.isApart || text.split('\n').length > 30) return false;
    // The demo has one handler file per file of the contract.
    if (path.startsWith('src/demo/handlers/')) return false;
    // A file in another layer or room stays separate.
    const isNear = user.path.split('/').slice(0, 3).join() === path.split('/').slice(0, 3).join();
    const hasStyle = text.includes('.module.css');
    return isNear && !hasStyle && path.split('/').length > 2;
  };
  expect(files.filter(isLonely).map(({ path }) => path)).toEqual([]);
});

test('only the build’s settings and tests import the demo', () => {
  const [config] = sources('vite.config.ts');
  expect(config && importsOf(config)).toContain('./src/demo/vitePlugin.ts');
  const faults = files
    .filter(({ path }) => !path.startsWith('src/demo/'))
    .filter((file) => importsOf(file).some((imported) => imported.includes('/demo/')));
  expect(faults.map(({ path }) => path)).toEqual([]);
});

test('relative imports carry their extension', () => {
  const faults = files.flatMap((file) =>
    importsOf(file)
      .filter(
        (imported) =>
          imported.startsWith('.') && !/\.(?:tsx?|css|json|svg)(?:\?worker&url)?$/.test(imported),
      )
      .map((imported) => `${file.path} imports ${imported}`),
  );
  expect(faults).toEqual([]);
});

describe('the layers', () => {
  test.each([
    ['src/rules/cart/bill.ts', '../../api/client.ts', 'api is not below rules'],
    ['src/rules/cart/bill.ts', 'react', 'must not use React'],
    ['src/ui/text/Price.tsx', '../../rules/common/money.ts', 'rules is not below ui'],
    ['src/contract/cart.ts', '../config/times.ts', 'config is not below contract'],
    ['src/api/client.ts', '../state/appStore.ts', 'state is not below api'],
    ['src/i18n/i18n.ts', 'react', 'must not use React'],
    ['src/ordering/cart/serverCart.ts', 'react', 'must not use React'],
    ['src/api/menu.ts', 'axios', 'only src/api/request.ts may'],
    [
      'src/components/venue/DishStrip.tsx',
      '../../pages/venue/StartPage.tsx',
      'pages is not below components',
    ],
    ['src/components/venue/DishStrip.tsx', '../../api/menu.ts', 'makes no calls'],
    ['src/pages/venue/StartPage.tsx', '../../demo/entries.ts', 'not part of the app'],
    ['src/demo/reply.ts', '../rules/common/money.ts', 'demo sees only contract and config'],
    ['src/firstScreen/boot.ts', '../api/client.ts', 'firstScreen sees only pages and components'],
    [
      'src/components/venue/DishStrip.tsx',
      '../cart/useCartGate.ts',
      'room cart is not below room venue',
    ],
    [
      'src/ordering/menu/dish.ts',
      '../checkout/checkout.ts',
      'room checkout is not below room menu',
    ],
    ['src/pages/menu/MenuPage.tsx', '../cart/CartPage.tsx', 'room cart is not below room menu'],
    ['src/app/App.tsx', '../../tests/setup.ts', 'outside of src'],
  ])('does not let %s import %s', (path, imported, fault) => {
    const sentence = judge(path, imported);
    expect(sentence).toContain(`${path} imports ${imported}`);
    expect(sentence).toContain(fault);
  });

  test('finds every kind of import, and none in a comment or a text', () => {
    const code = withoutComments(`
      import a, { b } from './a.ts';
      import type { C } from "./c.ts";
      import './d.css';
      export { e } from './e.ts';
      const f = () => import('./f.ts');
      type G = import('./g.ts').G;
      import {
        h,
      } from './h.ts';
      // import x from './x.ts';
      /* import y from './y.ts'; */
      const address = 'https://order.example'; const text = 'from nowhere';
    `);
    expect(importsOf({ code }).toSorted()).toEqual([
      './a.ts',
      './c.ts',
      './d.css',
      './e.ts',
      './f.ts',
      './g.ts',
      './h.ts',
    ]);
    expect(code).toContain('https://order.example');
  });
});
