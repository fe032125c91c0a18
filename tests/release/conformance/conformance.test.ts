import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOrder } from '../../../src/contract/endpoints/tableCartOrders.ts';
import type { Finding } from '../../../src/tools/conformance/checkServer.ts';
import { AS_CUSTOMER, checkSpoiled, TEN_DIGITS, WRITING, type Spoil } from './faultyServer.ts';
import { FAILING_CALLS } from './failingCalls.ts';
import { READ_FAULTS } from './readFaults.ts';
import { again, inData, instead, refusing } from './spoils.ts';
import { LOGIN_FAULTS, next, WRITE_FAULTS } from './writeFaults.ts';

const whole: Spoil = (asked, next) => next(asked);

const brokenIn = (findings: readonly Finding[]) =>
  findings.filter(({ faults }) => faults.length > 0).map(({ rule }) => rule.id);

const leftIn = (findings: readonly Finding[]) =>
  findings.flatMap(({ rule, left }) => (left === undefined ? [] : [rule.id]));

/** The demo's venue does not have these. */
const NOT_HERE = [
  'shape: GET Menu/GetDriveThroughSetup/:code',
  'shape: GET Menu/MergeScreen/:lang/:code',
  'shape: GET Menu/Rooms/:lang/:code/:tableId',
];

const begin = (time: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2026-11-27T${time}:00+03:00`) });

beforeEach(() => void begin('14:00'));
afterEach(() => void vi.useRealTimers());

it('finds no fault in the demo', async () => {
  const findings = await checkSpoiled(whole, [...WRITING, ...AS_CUSTOMER]);
  expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
  expect(leftIn(findings)).toEqual(NOT_HERE);
});

describe('in a country whose numbers have ten digits', () => {
  it('orders with a valid number, and finds no fault', async () => {
    const words = [...WRITING, '--mobile', '1:2000000001'];
    const findings = await checkSpoiled(whole, words, TEN_DIGITS);
    expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
    expect(leftIn(findings)).toEqual(NOT_HERE);
  });

  it('names the refused field of an order, and skips the rules that need an order', async () => {
    const findings = await checkSpoiled(whole, [...WRITING, '--contact', '1:50987654'], TEN_DIGITS);
    expect(brokenIn(findings)).toEqual([]);
    const whys = findings.flatMap(({ left = '' }) => (left.includes('SaveEOrder') ? [left] : []));
    expect(whys).toHaveLength(16);
    expect(new Set(whys)).toEqual(
      new Set([
        'SaveEOrder is answered with HTTP 422 (contact.mobileNo: “This is not valid.”). Name a number that it takes by --contact.',
      ]),
    );
  });
});

it.each([/AddToCart/, /SaveEOrder/])('reports no fault of a closed venue: %s', async (call) => {
  const findings = await checkSpoiled(refusing(call, -10), WRITING);
  expect(brokenIn(findings)).toEqual([]);
  expect(leftIn(findings)).toContain('placed once');
});

it.each<[string, Spoil, boolean]>([
  [
    'answers another order each time',
    inData(placeOrder, (order) => ({ ...order, eOrderID: next() })),
    true,
  ],
  [
    'says nothing of the first',
    inData(placeOrder, (order) => ({ ...order, alreadyPlaced: false })),
    false,
  ],
  ['fails the second time', again(/PlaceOrder/, instead(/./, 500)), false],
])(
  'says that an order is cooked twice only if it was placed twice: %s',
  async (_, spoil, isTwice) => {
    const findings = await checkSpoiled(spoil, WRITING);
    const once = findings.find(({ rule }) => rule.id === 'placed once');
    expect(once?.faults).not.toEqual([]);
    expect(once?.breaks === once?.rule.breaks).toBe(isTwice);
  },
);

describe('asks for a dish at home with the ids that the app sends', () => {
  const DISH = /MenuitemDetailById/;

  it('if the server knows no others', async () => {
    const spoil: Spoil = (asked, next) =>
      DISH.test(asked.path) && !/\/EN\/101\/0\/\d+$/.test(asked.path)
        ? refusing(/./, -13)(asked, next)
        : next(asked);
    expect(brokenIn(await checkSpoiled(spoil))).toEqual([]);
  });

  it('and prints them if the server refuses', async () => {
    const findings = await checkSpoiled(refusing(DISH, -13));
    const faults = findings.flatMap((finding) => finding.faults);
    expect(faults).toEqual([
      expect.stringMatching(
        /^With storeId 101, menuScheduleId 0, menuItemId \d+ it is answered with status -13 \(“No\.”\)$/,
      ),
    ]);
  });
});

it.each(['04:00', '08:00', '12:00', '23:55'])('says the same at %s', async (time) => {
  begin(time);
  expect(brokenIn(await checkSpoiled(whole, WRITING))).toEqual([]);
  for (const title of ['a time has no offset', 'two dishes have one number']) {
    const [, spoil, broken] = READ_FAULTS.find(([name]) => name === title) ?? expect.unreachable();
    expect(brokenIn(await checkSpoiled(spoil))).toEqual(broken);
  }
});

describe('names the fault, and no other', () => {
  it.each(READ_FAULTS)('%s', async (_, spoil, broken) => {
    expect(brokenIn(await checkSpoiled(spoil))).toEqual(broken);
  });

  it.each(WRITE_FAULTS)('%s', async (_, spoil, broken) => {
    expect(brokenIn(await checkSpoiled(spoil, WRITING))).toEqual(broken);
  });

  it.each(FAILING_CALLS)('%s fails', async (_, spoil, broken) => {
    const words = [...WRITING, ...AS_CUSTOMER];
    expect(brokenIn(await checkSpoiled(spoil, words))).toEqual(broken);
  });

  it.each(LOGIN_FAULTS)('%s', async (_, spoil, broken) => {
    expect(brokenIn(await checkSpoiled(spoil, AS_CUSTOMER))).toEqual(broken);
  });
});
