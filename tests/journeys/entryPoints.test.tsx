/** The calls that the page preloads are exactly the calls of the app. */
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ENTRY_POINTS } from '../../src/build/entryPoints.ts';
import { filledAsk, isFillable, matchEntry } from '../../src/firstScreen/matchEntry.ts';
import { rememberOrder } from '../../src/ordering/cart/settleCart.ts';
import { DISH } from '../demo/fixtures/tiny.ts';
import { uniqueCartIdOf } from '../../src/storage/uniqueCartId.ts';
import { ORDER } from '../firstScreen/usualCart.ts';
import { appBeforeEach, fillTable, openApp } from './appScene.tsx';
import { addressesAsked, answer, told } from './answers.ts';

appBeforeEach();

const STORE = '1';
const LANE_TABLE = 'LANE1';
const ADDRESSES = [
  '/Delivery/TINY',
  '/Delivery/TINY/Homepage',
  '/Delivery/TINY/Menu',
  '/Delivery/TINY/Verification',
  `/Delivery/TINY/Item/${DISH.three}`,
  `/Item/TINY/${DISH.three}/T1`,
  '/Cart/TINY/T1',
  '/Cart/TINY/T1/7',
  '/Rounds/TINY/T1',
  '/Emenu/LANE',
  '/Menu/LANE',
  '/Menu/TINY/T1',
  '/Emenu/TINY/T1',
  '/Menu/TINY',
  '/Merge/HALL',
  '/Rooms/HOTEL/101',
  '/RateByLink/TINY/1',
];
const READY = Object.fromEntries(
  ENTRY_POINTS.map(({ pattern, asks }) => [pattern, { asks, files: [] }]),
);

it.each(ADDRESSES)('%s', async (address) => {
  let asked: string[] = [];
  await openApp(address, {
    before: async (demo) => {
      if (address.startsWith('/Cart/')) await fillTable(demo);
      if (address.startsWith('/Rounds/')) rememberOrder('TINY', 'T1', 'abcdefghijkl', 7);
      answer({
        '/checkHomePageActivation/LANE': () => told({ isActive: true }),
        '/checkEOrderStatus/7': () => told({ ...ORDER, eOrderID: 7, code: 'TINY' }),
      });
      asked = addressesAsked();
    },
  });
  const way = matchEntry(address, READY);
  const isLane = address.endsWith('/LANE');
  const known: Record<string, string> = isLane
    ? { ':isLane': 'true', ':tableCode': LANE_TABLE }
    : { ':isNoLane': 'true' };
  const parts: Record<string, string> = {
    ...known,
    ...way?.parts,
    ':lang': 'EN',
    ':storeId': STORE,
    ':uniqueCartId': uniqueCartIdOf('TINY', 'T1'),
  };
  const early = way?.asks
    .filter((ask) => isFillable(ask, parts))
    .map((ask) => `/api/${filledAsk(ask, parts)}`);
  expect(early?.length).toBeGreaterThan(2);
  const paths = () => asked.map((url) => url.slice(new URL(url).origin.length));
  await waitFor(() => expect(paths()).toEqual(expect.arrayContaining(early ?? [])));
});

it('the addresses cover every entry point', () => {
  const found = ADDRESSES.map((address) => matchEntry(address, READY));
  expect(new Set(found.map((way) => way?.asks))).toEqual(
    new Set(Object.values(READY).map(({ asks }) => asks)),
  );
});

it.each(['0', '-1', '99999999999999999999'])(
  'preloads nothing for %s in an address instead of a number',
  (id) => {
    for (const pattern of ENTRY_POINTS.map(({ pattern }) => pattern).filter((each) =>
      each.includes('/:id'),
    )) {
      const address = pattern.replace(':code', 'OLIVA').replace(':tableCode', 'A13');
      const way = matchEntry(address.replace(':id', id), READY);
      const asked = way?.asks.filter((ask) => isFillable(ask, { ...way.parts, ':lang': 'EN' }));
      expect(asked).not.toEqual([]);
      expect(asked?.filter((ask) => ask.includes(':id'))).toEqual([]);
    }
  },
);
