import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, describe, afterAll, beforeAll } from 'vitest';
import { compressAnswers } from '../../src/server/compression.ts';
import { holdsTag } from '../../src/server/staticFiles.ts';
import { tell } from './rawSocket.ts';
import { startHost, type StartedHost } from './startedHost.ts';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['BR;Q=1', 'br'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0.1', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['x-br, abr, br2', undefined],
    ['br;q=lots', undefined],
  ])('for %s is %s', (accepted, encoding) => {
    const request = new IncomingMessage(new Socket());
    if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
    const response = new ServerResponse(request);
    compressAnswers(request, response);
    response.setHeader('Content-Type', 'text/plain');
    response.end('a'.repeat(2000));
    expect(response.getHeader('content-encoding')).toBe(encoding);
  });
});

describe("the browser's cached copy", () => {
  const TAG = '"1k-abc"';
  it.each([
    [undefined, false],
    [TAG, true],
    [`W/${TAG}`, true],
    [`"other", ${TAG}`, true],
    [`"a,b",W/"other" , W/${TAG}`, true],
    ['*', true],
    ['"other"', false],
    ['1k-abc', false],
    [`"x${TAG}`, false],
    ['"x", *W/', false],
    ['', false],
  ])('%s matches this file: %s', (header, isHeld) => {
    expect(holdsTag(header, TAG)).toBe(isHeld);
  });
});

describe('npm start', () => {
  let host: StartedHost;
  beforeAll(async () => {
    host = await startHost();
  });
  afterAll(() => host.stop());

  it.each(['/', '/api/Menu/GetStoreIdFromCode/BEIT', '/demo/state', '/missing.js'])(
    'refuses %s over HTTP/1.0 without a host',
    async (path) => {
      const answer = await tell(host.origin, `GET ${path} HTTP/1.0\r\n\r\n`);
      expect(answer.text).toMatch(/^HTTP\/1\.1 400/);
      expect(answer.text + host.printed()).not.toMatch(/Error|\bat \w+ \(/);
    },
  );
});
