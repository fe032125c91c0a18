import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const NPM = ['run', '--silent'];

/** The other commands are parts of the tiers, or run for longer: see tests/README.md. */
it.each<[string, string[], number, RegExp]>([
  ['oracle', ['--carts', '300', '--seed', '2'], 0, /^all: 300 carts, \d+ comparisons/m],
  ['simulate', ['--sessions', '30', '--seed', '2'], 0, /30 sessions .* 0 rules broken/],
  ['sbom', ['--prod'], 0, /"specVersion": "1\.6"/],
  ['openapi', [], 0, /"openapi": "3\.1\.0"/],
  ['previews', [], 1, /^--codes must name a venue/m],
  ['hosting', ['--for', 'apache'], 1, /^--for must be one of nginx, caddy, container, netlify/m],
  ['conformance', ['--host', 'http://localhost:1'], 1, /^--code must name a venue/m],
  [
    'conformance',
    ['--host', 'http://localhost:1', '--code', 'BEIT'],
    1,
    /^http:\/\/localhost:1: Nothing listens there/m,
  ],
  ['check-host', ['http://localhost:1'], 1, /^http:\/\/localhost:1: Nothing listens there/m],
  ['themes', [], 1, /^--settings must name a file, or --host and --code a venue/m],
  ['themes', ['--settings', 'none.json'], 1, /^none\.json is not there/m],
  ['demo-server', ['--port', 'x'], 1, /^--port must be a number/m],
  ['test', ['nothing'], 1, /^No such part: nothing\. There are types/m],
  ['test', ['constructor'], 1, /^No such part: constructor\. There are types/m],
])('runs %s %j', (command, words, status, printed) => {
  const ran = spawnSync('npm', [...NPM, command, '--', ...words], { encoding: 'utf8' });
  expect(ran.stdout + ran.stderr).toMatch(printed);
  expect(ran.status).toBe(status);
});

it('runs demo-server with the venues of a file, as its README says', async () => {
  const command = new URL('../../src/demo/standalone/command.ts', import.meta.url).pathname;
  const file = new URL('../../src/demo/ownVenues/example/venues.json', import.meta.url).pathname;
  const child = spawn(process.execPath, [command, '--port', '0', '--venues', file]);
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  expect(printed.toString()).toContain('then /Menu/CORNER/CORNER1');
  const [, origin = ''] = /server is at (\S+)/.exec(printed.toString()) ?? [];
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});
