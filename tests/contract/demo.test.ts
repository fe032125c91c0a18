import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import * as places from '../../src/contract/endpoints/places.ts';
import { createDemo } from '../../src/demo/demo.ts';
import { pictureResponse } from '../../src/demo/pictures/pictures.ts';
import { handleDemo } from '../../src/demo/server.ts';
import { startDemoServer } from '../../src/demo/standalone/server.ts';
import { venues } from '../../src/demo/venues/all.ts';
import { checkServer } from '../../src/tools/conformance/checkServer.ts';
import { readOptions } from '../../src/tools/conformance/options.ts';
import { shapeFaults } from '../../src/tools/conformance/shape.ts';

let server: Awaited<ReturnType<typeof startDemoServer>>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T14:00:00+03:00') });
  const demo = createDemo({ venues, picture: pictureResponse });
  server = await startDemoServer({ port: 0, host: '127.0.0.1' }, demo.handleDemo);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

async function codeTyped() {
  const state = await fetch(`${server.origin}/demo/state`);
  const { inbox } = (await state.json()) as { inbox: { code: string }[] };
  return inbox[0]?.code ?? '';
}

const OTHER_VENUES: [Endpoint, path: string][] = [
  [places.getDriveThroughSetup, 'Menu/GetDriveThroughSetup/ROUTE'],
  [places.getMergeScreen, 'Menu/MergeScreen/EN/SOUQ'],
  [places.getRooms, 'Menu/Rooms/EN/PALM/321'],
];

it('the demo keeps the contract', async () => {
  const at = ['--host', server.origin, '--app', server.origin, '--code', 'BEIT', '--table', 'T12'];
  const words = [...at, '--write', '--mobile', '1:50000001'];
  const findings = await checkServer(readOptions(words), {
    codeTyped,
    onProgress: () => undefined,
  });
  // Node dates its answers by the clock of the machine.
  const wrong = findings.filter(({ rule, faults }) => faults.length > 0 && rule.id !== 'clock');
  expect(wrong.map(({ rule, faults }) => ({ id: rule.id, faults }))).toEqual([]);
  expect(findings.flatMap(({ rule, left }) => (left === undefined ? [] : [rule.id]))).toEqual(
    OTHER_VENUES.map(([{ method, path }]) => `shape: ${method} ${path}`),
  );
});

it.each(OTHER_VENUES)(
  'the demo keeps the contract in calls of another venue: %o at %s',
  async (endpoint, path) => {
    const answer = await handleDemo(new Request(`${server.origin}/api/${path}`));
    if (!answer) throw new Error(`The demo does not know ${path}.`);
    const { dataenum } = (await answer.json()) as { dataenum: unknown };
    expect(shapeFaults(endpoint, dataenum)).toEqual([]);
  },
);
