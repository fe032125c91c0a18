import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../src/tools/checkHost/ask.ts';
import { checkHost } from '../../../src/tools/checkHost/checkHost.ts';
import { headerRules, headersOf } from '../../../src/server/headers.ts';
import { writePageConfig } from '../../../src/build/pageConfig.ts';
import { publicTokenKey } from '../../../src/demo/backend/common/tokens.ts';
import { freePort } from '../../browser/support/ports.ts';
import {
  copyOfBuild,
  kitFor,
  KINDS,
  selfSigned,
  serveByKit,
  startDemo,
  startWebServer,
  type Demo,
  type Served,
} from './webServers.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.close());

function wrongIn(found: Awaited<ReturnType<typeof checkHost>>): string[] {
  return found
    .filter(({ isAdvice }) => !isAdvice)
    .flatMap(({ check, sentences }) => sentences.map((sentence) => `${check}: ${sentence}`));
}

/** One path per block of the settings, and refused ones. */
const PATHS = [
  '/Menu/BEIT/T12',
  '/',
  '/static/gone-1.js',
  '/sw.js',
  '/licences.txt',
  '/icons/icon-192.png',
  '/.env',
  '/api/Menu/EN/BEIT',
  '/images/gone.webp',
  '/pay/card/1',
  '/api/..%2fadmin',
];

/** True when a Caddy on this computer has its admin API open. */
function takesCommands(): Promise<boolean> {
  return fetch('http://127.0.0.1:2019/config/').then(
    () => true,
    () => false,
  );
}

describe.each(KINDS)('%s, with the files of the kit', (kind) => {
  let build = '';
  let origin = '';
  let served: Served;
  let tookCommands = false;
  beforeAll(async () => {
    tookCommands = await takesCommands();
    build = await copyOfBuild();
    const preview = join(build, 'Delivery', 'BEIT');
    await mkdir(preview, { recursive: true });
    const page = await readFile(join(build, 'index.html'), 'utf8');
    const told = page.replace('<title>Sufra', '<title>Beit Sufra');
    await writeFile(join(preview, 'index.html'), told);
    served = await serveByKit(kind, build, ['--server', demo.origin]);
    origin = served.origin;
  });
  afterAll(() => served.stop());

  it('passes every check of a host', async () => {
    expect(wrongIn(await checkHost(origin))).toEqual([]);
  });

  it.each(['/', '/Menu/BEIT/T12', '/sw.js', '/licences.txt', '/icons/icon-192.png'])(
    'sends %s with the headers of headerRules',
    async (path) => {
      const rules = headerRules(await readFile(join(build, 'index.html'), 'utf8'));
      const { status, headers } = await ask(origin, path);
      expect(status).toBe(200);
      const wanted = Object.entries(headersOf(rules, path));
      expect(headers).toMatchObject(
        Object.fromEntries(wanted.map(([name, value]) => [name.toLowerCase(), value])),
      );
    },
  );

  it('sends an address’s own page, also compressed', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers, text } = await ask(origin, '/Delivery/BEIT', {
        headers: { 'accept-encoding': encoding },
      });
      expect(text).toContain('<title>Beit Sufra');
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    }
  });

  it.each([
    ['br;q=0', undefined],
    ['br; q=0.0,gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip ; q=0.000, br;q=0.5', 'br'],
    ['br;q=0.01', 'br'],
  ])(
    'compresses nothing in a way that Accept-Encoding excludes: %s',
    async (accepted, encoding) => {
      const { headers } = await ask(origin, '/', { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBe(encoding);
    },
  );

  it('names the page’s first files in a Link header, for early hints', async () => {
    const { headers, text } = await ask(origin, '/Menu/BEIT/T12');
    const named = [...String(headers['link']).matchAll(/<([^>]+)>/g)].map(([, file]) => file);
    expect(named.length).toBeGreaterThan(0);
    for (const file of named) expect(text).toContain(`href="${file}"`);
    expect((await ask(origin, '/licences.txt')).headers['link']).toBeUndefined();
  });

  it('forwards calls, pictures and bodies, without the forwarding headers of a phone', async () => {
    const headers = { tokenKey: publicTokenKey, 'x-real-ip': '10.0.0.1' };
    const { status, text } = await ask(origin, '/api/Menu/EN/BEIT?tableCode=T12', { headers });
    expect(status).toBe(200);
    expect(JSON.parse(text ?? '')).toMatchObject({ dataenum: { menuItems: expect.any(Array) } });
    const [picture] = /[\w-]+\.(?:svg|webp|jpg|png)/.exec(text ?? '') ?? [];
    const { headers: sent } = await ask(origin, `/images/${picture}`);
    expect(sent['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect(sent['x-content-type-options']).toBe('nosniff');
  });

  it.each(PATHS)('sends no Strict-Transport-Security over plain http: %s', async (path) => {
    expect((await ask(origin, path)).headers['strict-transport-security']).toBeUndefined();
  });

  it('accepts no commands from other programs', async () => {
    expect(await takesCommands()).toBe(tookCommands);
  });

  it('refuses a body that is too large', async () => {
    const answer = await fetch(`${origin}/api/RateAndReview/UploadImage`, {
      method: 'POST',
      body: new Uint8Array(10_000_000),
    });
    expect(answer.status).toBe(413);
  });

  it('reports stale pages after an edit of the settings, and none after another run of the kit', async () => {
    const page = join(build, 'index.html');
    const before = await readFile(page, 'utf8');
    await writeFile(page, writePageConfig(before, { watchUrl: 'https://watch.example/sufra' }));
    const wrong = wrongIn(await checkHost(origin));
    expect(wrong).toContainEqual(
      expect.stringContaining('The br copy of the page is another page'),
    );
    expect(wrong).toContainEqual(
      expect.stringContaining("The policy's connect-src lacks https://watch.example"),
    );
    await served.restart();
    expect(wrongIn(await checkHost(origin))).toEqual([]);
  });
});

describe.each(KINDS)('%s with more than one site', (kind) => {
  it('serves venues by name, each with its own settings', async () => {
    const port = await freePort();
    const sites = ['beit.localhost', 'matsuri.localhost'];
    const builds = await Promise.all(
      sites.map((name) =>
        copyOfBuild((html) => {
          const page = writePageConfig(html, { host: `https://api.${name}` });
          return page.replace('</head>', `<link rel="modulepreload" href="/${name}.js"></head>`);
        }),
      ),
    );
    const files = await Promise.all(
      sites.map((name, at) =>
        kitFor(kind, builds[at] ?? '', ['--name', name, '--port', String(port)]),
      ),
    );
    const server = await startWebServer(kind, files, port);
    try {
      for (const name of sites) {
        const { text, headers } = await ask(`http://127.0.0.1:${port}`, '/Menu/A/B', {
          headers: { host: name },
        });
        expect(text).toContain(`"host":"https://api.${name}"`);
        expect(headers['content-security-policy']).toContain(`https://api.${name}`);
        expect(headers['link']).toContain(`</${name}.js>`);
      }
    } finally {
      await server.stop();
      await Promise.all(builds.map((build) => rm(build, { recursive: true })));
    }
  });

  it('ends TLS with its own, untrusted certificate', async () => {
    const { cert, key } = await selfSigned('order.localhost');
    const words = ['--name', 'order.localhost', '--cert', cert, '--key', key];
    words.push('--server', demo.origin);
    const { port, stop } = await serveByKit(kind, await copyOfBuild(), words);
    try {
      const sent = (path: string) =>
        new Promise<IncomingMessage>((resolve, reject) => {
          const options = { port, host: '127.0.0.1', servername: 'order.localhost' };
          const headers = { host: `order.localhost:${port}` };
          request({ ...options, headers, path, rejectUnauthorized: false }, (answer) => {
            answer.resume();
            resolve(answer);
          })
            .on('error', reject)
            .end();
        });
      expect((await sent('/Menu/A')).statusCode).toBe(200);
      for (const path of PATHS)
        expect([path, (await sent(path)).headersDistinct['strict-transport-security']]).toEqual([
          path,
          ['max-age=31536000'],
        ]);
      await expect(checkHost(`https://localhost:${port}`)).rejects.toThrow(
        /No phone trusts its certificate|Its certificate is for another name|does not speak https/,
      );
    } finally {
      await stop();
    }
  });
});
