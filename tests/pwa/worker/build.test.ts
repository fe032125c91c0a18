import { describe, expect, it } from 'vitest';
import {
  isBuildFile,
  isPageOfBuild,
  otherBuildFile,
  putAside,
} from '../../../src/pwa/worker/buildFiles.ts';
import { pictureOrigins } from '../../../src/pwa/worker/pictureHosts.ts';
import { renewPage } from '../../../src/pwa/worker/pageCheck.ts';
import { memoryCache } from './memoryCache.ts';

const ORIGIN = 'https://app.example';
const file = (type: string, body = '', status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });
const PAGE_TEXT = (settings = '{}', script = '/static/index-1.js') =>
  `<script type="application/json" id="app-config">${settings}</script><script src="${script}"></script>`;
const MAP = '<script type="importmap">{"imports":{"/static/a.js":"/static/a-2.js"}}</script>';
const page = (text = PAGE_TEXT(), policy = "default-src 'none'") =>
  new Response(text, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });

describe('a file of the build', () => {
  it.each([
    ['/static/a.js', file('text/javascript; charset=utf-8'), true],
    ['/static/a.js', file('application/javascript'), true],
    ['/static/a.js', file('text/html', '<h1>Sign in</h1>'), false],
    ['/static/a.js', file('text/javascript', '', 404), false],
    ['/static/a.js', file(''), false],
    ['/static/a.css', file('text/css'), true],
    ['/static/a.css', file('text/javascript'), false],
    ['/assets/i18n/EN.json', file('application/json'), true],
    ['/assets/i18n/EN.json', file('text/html'), false],
    ['/manifest.webmanifest', file('application/manifest+json'), true],
    ['/index.html', page(), true],
    ['/index.html', file('text/html', '<h1>Accept our terms</h1>'), false],
    ['/index.html', file('text/html', PAGE_TEXT(), 500), false],
    ['/unknown.exe', file('application/octet-stream'), false],
  ])('%s', async (path, response, isOne) => {
    expect(await isBuildFile(path, response)).toBe(isOne);
  });

  it.each([
    [['/static/index-1.js', '/assets/i18n/EN.json'], true],
    [['/static/index-1.js', '/static/menu-2.css'], false],
  ])('%s are the files of the page: %s', async (paths, isOne) => {
    expect(await isPageOfBuild(page(), paths)).toBe(isOne);
  });

  const at = (...paths: string[]) => paths.map((path) => ORIGIN + path);
  const setOf = (...paths: string[]) => new Set(at(...paths));
  const holding = async (...paths: string[]) => {
    const held = memoryCache();
    for (const url of at(...paths)) await held.cache.put(url, file('text/javascript', 'old'));
    return held;
  };

  it('of a build that was not activated is removed, unless it waits', async () => {
    const build = await holding(
      '/static/a.js',
      '/static/b.js',
      '/page?b',
      '/static/c.js',
      '/page?c',
    );
    const aside = await holding('/static/z.js');
    const own = setOf('/static/d.js');
    const active = setOf('/static/a.js');
    await putAside(build.cache, aside.cache, { own, active, waiting: undefined });
    expect(build.urls()).toHaveLength(5);
    await putAside(build.cache, aside.cache, {
      own,
      active,
      waiting: setOf('/static/c.js', '/page?c'),
    });
    expect(build.urls()).toEqual(at('/static/a.js', '/static/c.js', '/page?c'));
    expect(aside.urls()).toEqual(at('/static/a.js'));
    // An older worker does not say what it stores: any of it may be in use.
    await putAside(build.cache, aside.cache, { own, active: undefined, waiting: new Set() });
    expect(build.urls()).toHaveLength(3);
    expect(aside.urls()).toEqual(at('/static/a.js', '/static/c.js'));
  });

  it('that was put aside stays until all files of the next build are', async () => {
    const build = await holding('/static/a.js', '/static/b.js');
    const aside = await holding('/static/z.js');
    const put = aside.cache.put.bind(aside.cache);
    const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
    let count = 0;
    aside.cache.put = async (...pair) => {
      count += 1;
      if (count === 1) return put(...pair);
      stop();
      return new Promise(() => undefined);
    };
    const builds = { own: new Set<string>(), active: undefined, waiting: undefined };
    await Promise.race([putAside(build.cache, aside.cache, builds), stopped]);
    expect(aside.urls()).toEqual(at('/static/z.js', '/static/a.js'));
  });

  it('of the previous build is put aside and served when the server no longer has it', async () => {
    const build = memoryCache();
    const aside = memoryCache();
    await build.cache.put(`${ORIGIN}/static/old-1.js`, file('text/javascript', 'old'));
    await build.cache.put(`${ORIGIN}/static/both-1.js`, file('text/javascript', 'both'));
    await build.cache.put(`${ORIGIN}/index.html`, page());
    const builds = { own: setOf('/static/both-1.js'), active: undefined, waiting: undefined };
    await putAside(build.cache, aside.cache, builds);
    expect(aside.urls()).toEqual([`${ORIGIN}/static/old-1.js`]);
    // Installing the same build again loses nothing.
    await putAside(memoryCache().cache, aside.cache, builds);
    expect(aside.urls()).toHaveLength(1);

    const ask = (path: string, server: () => Promise<Response>) =>
      otherBuildFile(new Request(ORIGIN + path), server, () => Promise.resolve(aside.cache));
    const gone = () => Promise.resolve(file('text/plain', 'Not found', 404));
    const portal = () => Promise.resolve(file('text/html', '<h1>Sign in</h1>'));
    expect(await (await ask('/static/old-1.js', gone)).text()).toBe('old');
    expect(await (await ask('/static/old-1.js', portal)).text()).toBe('old');
    const silent = () => new Promise<Response>(() => undefined);
    expect(await (await ask('/static/old-1.js', silent)).text()).toBe('old');
    expect((await ask('/static/other-1.js', gone)).status).toBe(404);
    expect((await ask('/static/other-1.js', portal)).status).toBe(404);
    const there = () => Promise.resolve(file('text/javascript', 'there'));
    expect(await (await ask('/static/other-1.js', there)).text()).toBe('there');
  });
});

describe('a page edited on the server', () => {
  const KEY = `${ORIGIN}/index.html?rev=1`;
  const renew = async (...answers: (() => Response)[]) => {
    const { cache } = memoryCache();
    await cache.put(KEY, page());
    let index = 0;
    const isOther = await renewPage(cache, KEY, () => {
      const answer = answers[Math.min(index, answers.length - 1)];
      index += 1;
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no answer'));
    });
    return { isOther, now: await (await cache.match(KEY))?.text() };
  };

  it.each([
    ['has other settings', () => page(PAGE_TEXT('{"host":"https://b.example"}'))],
    ['has another policy', () => page(PAGE_TEXT(), "default-src 'self'")],
  ])('replaces the stored one when it %s', async (_, server) => {
    expect(await renew(server)).toEqual({ isOther: true, now: await server().text() });
  });

  let visit = 0;
  it.each([
    ['is the same', () => page()],
    ['belongs to another build', () => page(PAGE_TEXT('{"host":""}', '/static/index-2.js'))],
    ['has other files in its import map', () => page(PAGE_TEXT() + MAP)],
    ['is not the app’s', () => file('text/html', '<h1>Accept our terms</h1>')],
    ['is an error', () => new Response(PAGE_TEXT('{"host":"x"}'), { status: 502 })],
    ['is another one each time', () => page(PAGE_TEXT(`{"visit":${(visit += 1)}}`))],
  ])('is ignored when it %s', async (_, server) => {
    expect(await renew(server)).toEqual({ isOther: false, now: PAGE_TEXT() });
  });
});

it.each([
  ['{"imageBase":"https://img.example/p"}', ['https://img.example']],
  [
    '{"host":"https://api.example","imageHosts":["a.example"]}',
    ['https://api.example', 'https://a.example'],
  ],
  ['{"imageBase":"//","imageHosts":"x"}', []],
  ['{"broken', []],
  ['7', []],
])('pictures come from the hosts of the settings %s', (settings, origins) => {
  expect(pictureOrigins(PAGE_TEXT(settings))).toEqual(origins);
});
