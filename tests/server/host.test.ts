import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseAppConfig } from '../../src/config/appConfig.ts';
import { headerRules, headersFile, headersOf } from '../../src/server/headers.ts';
import { compressAnswers } from '../../src/server/compression.ts';
import {
  configFromEnvironment,
  configWarnings,
  readPageConfig,
  writePageConfig,
} from '../../src/build/pageConfig.ts';
import { contentSecurityPolicy } from '../../src/server/securityPolicy.ts';
import { readStaticFile } from '../../src/server/staticFiles.ts';
import { listensAt } from '../../src/server/hostOptions.ts';
import { readHeadersFile } from '../browser/support/buildHost.ts';
import { ask } from '../../src/tools/checkHost/ask.ts';
import { serve } from './serve.ts';

const PAGE = (inside = '{}') =>
  `<html><head><script type="application/json" id="app-config">${inside}</script></head></html>`;

describe('the settings of a page', () => {
  it('come from the environment of the build', () => {
    const settings = configFromEnvironment({
      SUFRA_HOST: 'https://api.example',
      SUFRA_IMAGE_HOSTS: 'a.example, b.example,',
      SUFRA_REQUEST_TIMEOUT_MS: '9000',
    });
    expect(settings).toMatchObject({
      host: 'https://api.example',
      imageHosts: ['a.example', 'b.example'],
      requestTimeoutMs: 9000,
    });
    expect(settings).not.toHaveProperty('publicTokenKey');
  });

  it('override those in the page', () => {
    const html = writePageConfig(PAGE('{"host":"https://one.example"}'), { publicTokenKey: 'k' });
    expect(readPageConfig(html)).toMatchObject({
      host: 'https://one.example',
      publicTokenKey: 'k',
    });
  });

  it('print a warning if they name no host of a payment page', () => {
    const warningsOf = (settings: object) =>
      configWarnings(parseAppConfig(JSON.stringify(settings)));
    expect(warningsOf({})).toEqual([
      'SUFRA_PAYMENT_HOSTS is empty: set it to the hosts of your payment pages. Until then each diner is shown the host of the payment page and has to confirm it.',
    ]);
    expect(warningsOf({ paymentHosts: ['pay.example'] })).toEqual([]);
  });

  it('cannot end their own block', () => {
    const html = writePageConfig(PAGE(), { publicTokenKey: '</script><script>alert(1)</script>' });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(readPageConfig(html).publicTokenKey).toBe('</script><script>alert(1)</script>');
  });
});

describe('the security policy', () => {
  const policy = (html: string, settings: object = {}) =>
    contentSecurityPolicy(html, parseAppConfig(JSON.stringify(settings)));

  it('allows an inline script by its hash, and the settings block not at all', () => {
    const script = 'let a = 1;';
    const hash = createHash('sha256').update(script).digest('base64');
    const html = `<script>${script}</script>${PAGE('{"host":""}')}<script src="/a.js"></script>`;
    expect(policy(html)).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it.each([
    ['host', { host: 'https://api.example/x' }, "connect-src 'self' https://api.example;"],
    ['pictures', { imageBase: 'https://img.example/p' }, "img-src 'self' https://img.example;"],
    ['map', { mapTileUrl: 'https://t.example/{z}/{x}.png' }, "img-src 'self' https://t.example;"],
  ])('names the %s of the settings', (_, settings, directive) => {
    expect(policy(PAGE(), settings)).toContain(directive);
  });

  it('forbids everything that the app does not need', () => {
    const text = policy(PAGE());
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types app scan',
    ]) {
      expect(text).toContain(directive);
    }
    expect(text).not.toMatch(/unsafe|\*/);
  });
});

describe("the headers of a build's files", () => {
  const sent = (path: string, settings = '{}', reportTo?: string) =>
    headersOf(headerRules(PAGE(settings), reportTo), path);

  it.each([
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/assets/i18n/EN.json', 'no-cache'],
    ['/static/a-1234.js', 'public, max-age=31536000, immutable'],
  ])('%s is cached as %s', (path, cacheControl) => {
    expect(sent(path)).toMatchObject({
      'Cache-Control': cacheControl,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it('give the worker its own policy, under which it may fetch the pictures', () => {
    const settings =
      '{"host":"https://api.example","imageBase":"http://img.example/p","imageHosts":["cdn.example"]}';
    expect(sent('/sw.js', settings)['Content-Security-Policy']).toBe(
      "default-src 'none'; script-src 'self'; " +
        "connect-src 'self' https: http://img.example https://api.example cdn.example; " +
        "img-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(sent('/index.html', settings)['Content-Security-Policy']).toContain(
      "connect-src 'self' https://api.example;",
    );
  });

  it('report violations if the owner wants it', () => {
    const address = 'https://report.example/csp;a,b';
    for (const path of ['/index.html', '/sw.js']) {
      const headers = sent(path, '{}', address);
      expect(headers['Content-Security-Policy']).toMatch(
        /; report-to policy; report-uri https:\/\/report\.example\/csp%3Ba%2Cb$/,
      );
      expect(headers['Reporting-Endpoints']).toBe('policy="https://report.example/csp%3Ba%2Cb"');
      expect(sent(path)['Reporting-Endpoints']).toBeUndefined();
      expect(sent(path)['Content-Security-Policy']).not.toContain('report');
    }
    expect(() => sent('/', '{}', 'report.example')).toThrow('SUFRA_REPORT_URL');
  });

  it.each([
    ['/api/Menu/x', "sandbox; default-src 'none'; frame-ancestors 'none'"],
    ['/pay/card/x', "frame-ancestors 'none'"],
    ['/images/x.svg', "sandbox; default-src 'none'"],
  ])('%s has a policy of its own', (path, policy) => {
    expect(sent(path)['Content-Security-Policy']).toBe(policy);
  });

  it('are in a file for hosts: nothing twice, and strict https only as advice', () => {
    const rules = headerRules(PAGE());
    const file = headersFile(rules);
    expect(readHeadersFile(file)).toEqual(
      rules.map((rule) => expect.objectContaining({ ...rule }) as unknown),
    );
    expect(file).toContain('  #   Strict-Transport-Security: max-age=31536000\n');
    expect(file).toContain('\n/sw.js\n  ! Content-Security-Policy\n  Content-Security-Policy: ');
  });
});

describe('who can reach the host', () => {
  it.each([
    ['the network, if the demo answers', undefined, false, true],
    ['this computer, in front of a server', undefined, true, 'localhost'],
    ['as the command says', '0.0.0.0', true, '0.0.0.0'],
    ['as the command says', '::', true, '::'],
    ['this computer, if the command says so', 'localhost', false, 'localhost'],
    ["this computer, where the shell has the machine's own name", 'my-computer', true, 'localhost'],
  ])('%s', (_, HOST, isInFrontOfServer, expected) => {
    expect(listensAt({ HOST }, isInFrontOfServer)).toBe(expected);
  });
});

describe('files of the build', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'host-'));
    await mkdir(join(root, 'static'));
    await writeFile(join(root, 'static', 'a-1234.js'), 'x');
    await writeFile(join(root, 'secret.env'), 'z');
  });

  it('are read with their type', async () => {
    expect(await readStaticFile(root, '/static/a-1234.js')).toMatchObject({
      type: 'text/javascript; charset=utf-8',
    });
  });

  it.each([
    '/static/',
    '/missing.js',
    '/secret.env',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/a%00.js',
    '/%ff.js',
  ])('%s is not a file', async (path) => {
    expect(await readStaticFile(root, path)).toBeUndefined();
  });
});

describe('answers made on the fly', () => {
  it('are compressed if it saves enough', async () => {
    const long = JSON.stringify({ text: 'a'.repeat(5000) });
    const front = await serve((request, response) => {
      compressAnswers(request, response);
      response.setHeader('Content-Type', 'application/json');
      response.end(request.url === '/long' ? long : '{}');
    });
    const at = (path: string) => ask(front.origin, path, { headers: { 'accept-encoding': 'br' } });
    const packed = await at('/long');
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.text).toBe(long);
    expect((await at('/short')).headers['content-encoding']).toBeUndefined();
  });
});
