import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { APP_SEGMENTS } from '../../src/rules/common/routes.ts';
import { headerRules, headersOf } from '../../src/server/headers.ts';
import { hostFacts } from '../../src/tools/hosting/hostFacts.ts';
import { makeHosting } from '../../src/tools/hosting/makeHosting.ts';
import { readOptions } from '../../src/tools/hosting/options.ts';
import type { KitName } from '../../src/tools/hosting/kits.ts';

const PAGE = `<!doctype html><head>
<script type="application/json" id="app-config">{}</script><script>run()</script>
<script type="module" src="/static/start-1.js"></script>
<link rel="modulepreload" crossorigin href="/static/core-2.js">
<link rel="later" href="/static/later-3.js">
<link disabled rel="stylesheet" href="/static/later-4.css"><link rel="stylesheet" href="/static/base-5.css">
</head>${' '.repeat(2000)}`;
const SERVER = 'https://api.example';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-'));
  await mkdir(join(folder, 'dist', 'static'), { recursive: true });
  await writeFile(join(folder, 'dist', 'index.html'), PAGE);
  await writeFile(join(folder, 'dist', 'static', 'small-1.js'), 'run()');
  await writeFile(join(folder, 'dist', 'static', 'picture-1.png'), PAGE);
});
afterAll(() => rm(folder, { recursive: true }));

const make = (kind: KitName, ...words: string[]) =>
  makeHosting(
    ['--for', kind, '--build', join(folder, 'dist'), '--out', join(folder, 'hosting'), ...words],
    {},
  );
const written = (name: string, place = 'hosting') => readFile(join(folder, place, name), 'utf8');

/** Addresses that a host answers with the page, the venue's server or nothing. */
const ADDRESSES: readonly [path: string, answer: 'page' | 'server' | 'nothing'][] = [
  ['/Menu/BEIT/T12', 'page'],
  ['/Menu/BEIT.v2/T1.b', 'page'],
  ['/Delivery/BEIT', 'page'],
  ['/who/knows', 'page'],
  ['/api/Menu/EN/BEIT', 'server'],
  ['/images/dish.webp', 'server'],
  ['/pay/card/1', 'server'],
  ['/static/gone-1.js', 'nothing'],
  ['/assets/i18n/XX.json', 'nothing'],
  ['/icons/gone.png', 'nothing'],
];

it('the README lists the first segments of the app for every other host', async () => {
  const readme = await readFile(
    new URL('../../src/tools/hosting/README.md', import.meta.url),
    'utf8',
  );
  const [, listed = ''] = /first segment belongs to the app \(([^)]*)\)/.exec(readme) ?? [];
  const words = [...listed.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
  expect(words.toSorted()).toEqual([...APP_SEGMENTS].toSorted());
});

describe('netlify', () => {
  /** By its documentation: the first matching line, unless a file exists; `*` matches the rest. */
  function answerOf(rules: string, path: string): string {
    const lines = rules.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const [from = '', to = '', status = ''] of lines.map((line) => line.split(' '))) {
      if (!path.startsWith(from.replace('*', ''))) continue;
      if (to.startsWith(SERVER)) return 'server';
      return status === '200' ? 'page' : 'nothing';
    }
    return 'nothing';
  }
  it.each(ADDRESSES)('answers %s by the %s', async (path, answer) => {
    await make('netlify', '--server', SERVER);
    expect(answerOf(await written('_redirects', 'dist'), path)).toBe(answer);
  });
  it('passes no calls on without a server', async () => {
    await make('netlify');
    expect(answerOf(await written('_redirects', 'dist'), '/api/Menu/EN/BEIT')).toBe('nothing');
  });
});

interface VercelRule {
  source: string;
  destination: string;
  headers: { key: string; value: string }[];
}

describe('vercel', () => {
  /** By its documentation: the whole path must match; `:name*` is any number of segments. */
  const fits = ({ source }: VercelRule, path: string) =>
    new RegExp(`^${source.replace(/:\w+\*/, '.*')}$`).test(path);
  const settings = async () => {
    await make('vercel', '--server', SERVER);
    return JSON.parse(await written('vercel.json')) as {
      headers: VercelRule[];
      rewrites: VercelRule[];
    };
  };
  it.each(ADDRESSES)('answers %s by the %s', async (path, answer) => {
    const { rewrites } = await settings();
    const to = rewrites.find((rule) => fits(rule, path))?.destination ?? 'nothing';
    expect(to.startsWith(SERVER) ? 'server' : to.replace('/index.html', 'page')).toBe(answer);
  });
  it.each([
    '/',
    '/Menu/BEIT',
    '/sw.js',
    '/static/a-1.js',
    '/licences.txt',
    '/api/Menu/EN/BEIT',
    '/pay/card/1',
    '/images/dish.svg',
    '/apiary',
  ])('sends %s with the headers of one rule', async (path) => {
    const { headers } = await settings();
    const rules = headers.filter((rule) => fits(rule, path));
    expect(rules).toHaveLength(1);
    const sent = rules[0]?.headers.map(({ key, value }) => [key, value]) ?? [];
    expect(Object.fromEntries(sent)).toEqual(headersOf(headerRules(PAGE), path));
  });
});

describe('firebase', () => {
  /** By its documentation: of two matching rules, the later one's header is sent. */
  const sentBy = (rules: readonly VercelRule[], path: string) =>
    Object.fromEntries(
      rules
        .filter(({ source }) =>
          new RegExp(`^${source.replaceAll('.', String.raw`\.`).replace('**', '.*')}$`).test(path),
        )
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    );
  const settings = async () => {
    await make('firebase');
    return JSON.parse(await written('firebase.json')) as {
      hosting: { headers: VercelRule[]; rewrites: VercelRule[] };
    };
  };
  it.each(['/', '/Menu/BEIT', '/sw.js', '/static/a-1.js', '/api/x', '/pay/x', '/images/x.svg'])(
    'sends %s with the headers of the one source',
    async (path) => {
      const { hosting } = await settings();
      expect(sentBy(hosting.headers, path)).toEqual(headersOf(headerRules(PAGE), path));
    },
  );
  it('sends the page for every address without a file', async () => {
    const { hosting } = await settings();
    const [rewrite] = hosting.rewrites;
    expect(rewrite).toEqual({
      source: '!/@(api|images|pay|static|assets|icons|install)/**',
      destination: '/index.html',
    });
  });
  it('says what to do if it cannot pass calls on', async () => {
    await expect(make('firebase', '--server', SERVER)).rejects.toThrow('build with SUFRA_HOST');
  });
});

describe('a container', () => {
  it('has the build and the settings of its Caddy, on one plain port', async () => {
    await make('container', '--name', 'order.example', '--server', SERVER);
    expect(await written('Containerfile')).toContain('COPY');
    const settings = await written('Caddyfile');
    expect(settings).toContain('\n{\n\tadmin off\n}\n');
    expect(settings).toContain('\n:80 {\n');
    expect(settings).toContain(`reverse_proxy ${SERVER} {`);
  });
});

describe('caddy', () => {
  it('has a site to use beside others, and a Caddyfile for this site only', async () => {
    await make('caddy', '--name', 'order.example');
    expect(await written('sufra.caddy')).toMatch(/^(?:#.*\n)+order\.example \{\n/);
    expect(await written('Caddyfile')).toMatch(
      /^(?:#.*\n)+\{\n\tadmin off\n\}\nimport sufra\.caddy\n$/,
    );
  });
});

it.each<[KitName, string, string[], boolean]>([
  ['nginx', 'sufra.conf', ['--cert', '/a.pem', '--key', '/b.pem'], true],
  ['nginx', 'sufra.conf', [], false],
  ['caddy', 'sufra.caddy', ['--cert', '/a.pem', '--key', '/b.pem'], true],
  ['caddy', 'sufra.caddy', ['--name', 'order.example'], true],
  ['caddy', 'sufra.caddy', ['--name', 'order.example', '--port', '8080'], false],
  ['caddy', 'sufra.caddy', [], false],
  ['container', 'Caddyfile', ['--name', 'order.example'], false],
])('requires https only where it ends TLS: %s, %s %j', async (kind, file, words, endsTls) => {
  await make(kind, ...words);
  const named = (await written(file)).includes('Strict-Transport-Security');
  expect(named).toBe(endsTls);
});

it('names only the files that the page needs first', () => {
  expect(hostFacts(PAGE, undefined).links).toBe(
    '</static/start-1.js>; rel=modulepreload, </static/core-2.js>; rel=modulepreload, </static/base-5.css>; rel=preload; as=style; crossorigin',
  );
});

it('compresses each file that becomes smaller, again after each change', async () => {
  await make('nginx');
  const build = join(folder, 'dist');
  const page = join(build, 'index.html');
  await writeFile(page, PAGE.replace('run()', 'runAnew()'));
  await make('nginx');
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toContain('runAnew()');
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toContain('runAnew()');
  await expect(readFile(join(build, 'static', 'small-1.js.br'))).rejects.toThrow('ENOENT');
  await expect(readFile(join(build, 'static', 'picture-1.png.br'))).rejects.toThrow('ENOENT');
  await writeFile(page, PAGE);
});

it('removes a compressed copy whose file became too small for one, or is gone', async () => {
  const build = join(folder, 'dist');
  const [small, gone] = [join(build, 'small.html'), join(build, 'gone.html')];
  await Promise.all([writeFile(small, PAGE), writeFile(gone, PAGE)]);
  await make('nginx');
  await writeFile(small, 'small');
  await rm(gone);
  await make('nginx');
  for (const copy of [`${small}.br`, `${small}.gz`, `${gone}.br`, `${gone}.gz`])
    await expect(readFile(copy)).rejects.toThrow('ENOENT');
});

it('prevents settings of the page or the environment from naming a variable of the host', async () => {
  const report = 'https://report.example/csp?to=$host;{x},y';
  await makeHosting(
    ['--for', 'nginx', '--build', join(folder, 'dist'), '--out', join(folder, 'hosting')],
    { SUFRA_REPORT_URL: report },
  );
  const conf = await written('sufra.conf');
  expect(conf).toContain('report-uri https://report.example/csp?to=%24host%3B%7Bx%7D%2Cy');
});

it.each([
  [['--for', 'apache'], '--for must be one of nginx, caddy, container, netlify, vercel, firebase.'],
  [[], '--for must be one of'],
  [['--for', 'constructor'], '--for must be one of'],
  [['--for', 'nginx', '--server', 'api.example'], '--server must be an origin'],
  [['--for', 'nginx', '--server', 'https://api.example/v2'], '--server must be an origin'],
  [['--for', 'nginx', '--name', 'a b;'], '--name must be such as order.example: "a b;"'],
  [['--for', 'nginx', '--port', '0'], '--port must be a number from 1 to 65535.'],
  [['--for', 'nginx', '--root', '/srv/a b'], '--root must be a full path'],
  [['--for', 'nginx', '--root', 'srv'], '--root must be a full path'],
  [['--for', 'nginx', '--cert', '/a.pem'], '--cert and --key belong together.'],
  [['--for', 'nginx', '--colour', 'red'], 'There are --for, --build, --out, --root'],
])('refuses %j in one line', (words, sentence) => {
  expect(() => readOptions(words)).toThrow(sentence);
});

it('needs a build', async () => {
  const words = ['--for', 'nginx', '--build', join(folder, 'nothing')];
  await expect(makeHosting(words, {})).rejects.toThrow('There is no build in');
});
