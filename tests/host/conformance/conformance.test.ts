import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Finding } from '../../../src/host/conformance/checkServer.ts';
import { AS_CUSTOMER, checkSpoiled, WRITING } from './faultyServer.ts';
import { READ_FAULTS } from './readFaults.ts';
import { LOGIN_FAULTS, WRITE_FAULTS } from './writeFaults.ts';

const brokenIn = (findings: readonly Finding[]) =>
  findings.filter(({ faults }) => faults.length > 0).map(({ rule }) => rule.id);

const begin = (time: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2026-11-27T${time}:00+03:00`) });

beforeEach(() => void begin('14:00'));
afterEach(() => void vi.useRealTimers());

it('finds nothing wrong with the demo', async () => {
  const findings = await checkSpoiled((asked, next) => next(asked), [...WRITING, ...AS_CUSTOMER]);
  expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
  const left = findings.flatMap(({ rule, left: why }) => (why === undefined ? [] : [rule.id]));
  expect(left).toEqual([
    'shape: GET Menu/GetDriveThroughSetup/:code',
    'shape: GET Menu/MergeScreen/:lang/:code',
    'shape: GET Menu/Rooms/:lang/:code/:tableId',
  ]);
});

it.each(['04:00', '08:00', '12:00', '23:55'])('says the same at %s', async (time) => {
  begin(time);
  expect(brokenIn(await checkSpoiled((asked, next) => next(asked), WRITING))).toEqual([]);
  for (const title of ['a time has no offset', 'two dishes have one number']) {
    const [, spoil, broken] = READ_FAULTS.find(([name]) => name === title) ?? expect.unreachable();
    expect(brokenIn(await checkSpoiled(spoil))).toEqual(broken);
  }
});

describe('names it, and nothing besides', () => {
  it.each(READ_FAULTS)('%s', async (_, spoil, broken) => {
    expect(brokenIn(await checkSpoiled(spoil))).toEqual(broken);
  });

  it.each(WRITE_FAULTS)('%s', async (_, spoil, broken) => {
    expect(brokenIn(await checkSpoiled(spoil, WRITING))).toEqual(broken);
  });

  it.each(LOGIN_FAULTS)('%s', async (_, spoil, broken) => {
    expect(brokenIn(await checkSpoiled(spoil, AS_CUSTOMER))).toEqual(broken);
  });
});
