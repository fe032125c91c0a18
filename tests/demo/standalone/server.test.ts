import { once } from 'node:events';
import { spawn, spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleDemo } from '../../../src/demo/server.ts';
import { startDemoServer } from '../../../src/demo/standalone/server.ts';
import { tell } from '../../server/rawSocket.ts';

const COMMAND = new URL('../../../src/demo/standalone/command.ts', import.meta.url).pathname;

let server: Awaited<ReturnType<typeof startDemoServer>>;
beforeAll(async () => {
  server = await startDemoServer({ port: 0, host: '127.0.0.1' }, handleDemo);
});
afterAll(() => server.close());

const read = (path: string, headers: Record<string, string> = { tokenKey: 'sufra-public' }) =>
  fetch(server.origin + path, { headers, redirect: 'manual' });

describe('the standalone demo', () => {
  it.each<[string, string, number]>([
    ['leads from its door to its insides', '/', 303],
    ['shows its data', '/demo/state', 200],
    ['has the pictures', '/images/BEIT~logo.svg', 200],
    ['answers the calls', '/api/Menu/EN/BEIT?tableCode=T12', 200],
    ['serves no page of the app', '/Menu/BEIT/T12', 404],
  ])('%s', async (_, path, status) => {
    expect((await read(path)).status).toBe(status);
  });

  it.each([
    ['no host', 'GET /demo HTTP/1.0'],
    ['an impossible host', 'GET /demo HTTP/1.1\r\nHost: localhost:99999999'],
    ['two slashes', 'GET // HTTP/1.1\r\nHost: localhost'],
  ])('refuses a request with %s', async (_, head) => {
    const told = await tell(new URL(server.origin), `${head}\r\nConnection: close\r\n\r\n`);
    expect(told.text).toMatch(/^HTTP\/1\.1 400/);
  });

  it('refuses a call without a key, and a body that is too large before reading it', async () => {
    expect((await read('/api/Menu/EN/BEIT', {})).status).toBe(400);
    const sent = request(`${server.origin}/api/RateAndReview/FileUpload`, {
      method: 'POST',
      headers: { 'content-length': 10 * 1024 * 1024 },
    });
    sent.on('error', () => undefined);
    sent.flushHeaders();
    const [answer] = (await once(sent, 'response')) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(413);
    sent.destroy();
    const inPieces = await fetch(`${server.origin}/api/TableCart/AddToCart`, {
      method: 'POST',
      body: new Blob(['{}']).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(inPieces.status).toBe(411);
  });
});

describe('the command of the demo', () => {
  it.each<[string, string[], string]>([
    ['no port', ['--port', '70000'], '--port must be a number from 0 to 65535, and is "70000".'],
    ['an unknown option', ['--prot', '1'], 'There are --port, --host and --venues.'],
  ])('reports in one line: %s', (_, words, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
  });

  it('reports that its port is taken', () => {
    const { port } = new URL(server.origin);
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, '--port', port], {
      encoding: 'utf8',
    });
    expect([status, stderr.trim()]).toEqual([1, `Something else listens at port ${port}.`]);
  });

  it('prints its address, and ends on a signal', async () => {
    const child = spawn(process.execPath, [COMMAND, '--port', '0']);
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    const [, origin = ''] = /server is at (\S+)/.exec(printed.toString()) ?? [];
    const answer = await fetch(`${origin}/api/Menu/EN/BEIT`, {
      headers: { tokenKey: 'sufra-public' },
    });
    expect(answer.status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
