import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuItem } from '../../src/contract/menu.ts';
import type { TimeSlot } from '../../src/contract/stores.ts';
import type { ConceptSource } from '../../src/demo/venues/source.ts';
import type { HoursSource } from '../../src/demo/venues/storeSource.ts';
import { startDemo } from './fixtures/client.ts';
import { deliveryRequest, logIn, putLine } from './fixtures/journey.ts';
import { DISH, tiny } from './fixtures/tiny.ts';

/** Noon to two in the morning at tables; deliveries from five to ten; closed on one day. */
const eveningHours: HoursSource = {
  dineIn: Array.from({ length: 7 }, () => [{ from: '12:00', to: '02:00' }]),
  delivery: Array.from({ length: 7 }, () => [{ from: '17:00', to: '22:00' }]),
  lastOrderMinutes: 30,
  special: [{ date: '2026-03-05', isClosed: true }],
};
const evening: ConceptSource = {
  ...tiny,
  stores: tiny.stores.map((store) => Object.assign({}, store, { hours: eveningHours })),
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function kuwaitTime(clock: string): void {
  vi.setSystemTime(`2026-03-${clock}:00+03:00`);
}

describe('a table', () => {
  it.each([
    ['02T12:00', true, undefined, '2026-03-03T02:00:00+03:00'],
    ['03T01:59', true, undefined, '2026-03-03T02:00:00+03:00'],
    ['03T02:00', false, '2026-03-03T12:00:00+03:00', undefined],
    ['03T11:59', false, '2026-03-03T12:00:00+03:00', undefined],
    ['05T13:00', false, '2026-03-06T12:00:00+03:00', undefined],
  ])('at %s: open %s', async (clock, isOpen, opensAt, closesAt) => {
    kuwaitTime(clock);
    const answer = await startDemo([evening]).call('TableCart/checkOperationHourForTable', {
      body: { tableCode: 'T1', orderTime: new Date().toISOString() },
    });
    expect(answer.data).toMatchObject({ isOpen });
    expect(answer.data).toHaveProperty('tableLabel', 'Table 1');
    const { opensAt: next, closesAt: end } = answer.data as {
      opensAt?: string;
      closesAt?: string;
    };
    expect([next, end]).toEqual([opensAt, closesAt]);
  });

  it('refuses orders while closed, and says when it opens', async () => {
    kuwaitTime('03T09:00');
    const answer = await putLine(startDemo([evening]), DISH.one, 1);
    expect(answer).toMatchObject({
      status: -10,
      data: { nextOpenAt: '2026-03-03T12:00:00+03:00' },
    });
    expect(answer.message).toBe('We are closed now. We open at 12:00.');
  });

  it('is open around the clock unless the venue says otherwise', async () => {
    kuwaitTime('03T04:00');
    const answer = await startDemo().call('Delivery/GetOperationHours/1');
    expect(answer.data).toMatchObject({ isOpenNow: true });
    expect(answer.data).not.toHaveProperty('closesAt');
  });
});

describe('a breakfast dish', () => {
  const eggs = async () => {
    const client = startDemo();
    const answer = await client.call<{ menuItems: MenuItem[]; nextChangeAt: string }>(
      'Menu/EN/TINY',
    );
    const item = answer.data.menuItems.find((entry) => entry.id === DISH.breakfast);
    return { item, nextChangeAt: answer.data.nextChangeAt };
  };

  it.each([
    ['03T06:59', false, '2026-03-03T07:00:00+03:00'],
    ['03T07:00', true, '2026-03-03T11:00:00+03:00'],
    ['03T10:59', true, '2026-03-03T11:00:00+03:00'],
    ['03T11:00', false, '2026-03-04T07:00:00+03:00'],
  ])('at %s: available %s, changes at %s', async (clock, isAvailable, nextChangeAt) => {
    kuwaitTime(clock);
    const { item, nextChangeAt: next } = await eggs();
    expect([item?.isAvailable, next]).toEqual([isAvailable, nextChangeAt]);
    expect(item?.unavailableReason).toBe(isAvailable ? undefined : 'time');
    expect(item?.availableFrom).toBe(isAvailable ? undefined : nextChangeAt);
  });
});

describe('time slots', () => {
  async function slots(client: ReturnType<typeof startDemo>, date: string) {
    return (await client.call<TimeSlot[]>(`Delivery/GetTimeSlots/1/Delivery/${date}`)).data;
  }

  it('begin after the lead time, end at closing, and stop after the days ahead', async () => {
    kuwaitTime('02T18:10');
    const client = startDemo([evening]);
    const today = await slots(client, '2026-03-02');
    expect(today.at(0)?.from).toBe('2026-03-02T19:00:00+03:00');
    expect(today.at(-1)?.from).toBe('2026-03-02T21:30:00+03:00');
    expect(await slots(client, '2026-03-04')).toHaveLength(10);
    expect(await slots(client, '2026-03-05')).toEqual([]);
    expect(await slots(client, '2026-03-01')).toEqual([]);
  });

  it('are taken once placed, and can be ordered while closed', async () => {
    kuwaitTime('02T12:00');
    const client = startDemo([evening]);
    await logIn(client);
    const [slot] = await slots(client, '2026-03-02');
    const save = (key: string, extra: object) =>
      client.call<{ eOrderID: number }>(`TableCart/SaveEOrder/TINY/1/Delivery/${key}`, {
        body: deliveryRequest(DISH.fish, 1, { ...extra }),
        headers: { 'user-id': '901', 'eorder-id': '0' },
      });
    const wish = { slotId: slot?.slotId, scheduledFor: slot?.from };
    expect((await save('Soon12345', {})).status).toBe(-10);
    const first = await save('Later1234', wish);
    await client.call(`TableCart/PlaceOrder/${first.data.eOrderID}`);
    expect((await slots(client, '2026-03-02'))[0]).toMatchObject({ isAvailable: false, left: 0 });
    expect((await save('Later5678', wish)).status).toBe(-22);
    const bent = { ...wish, scheduledFor: '2026-03-02T17:15:00+03:00' };
    expect((await save('Later5678', bent)).status).toBe(-22);
  });
});

it('gives earned points when the order is completed', async () => {
  kuwaitTime('02T18:00');
  const client = startDemo();
  const login = await logIn(client);
  const points = async () =>
    (await client.call<{ points: number }>(`Delivery/getLoyaltyBalanceCustomerId/900`)).data.points;
  const save = await client.call<{ eOrderID: number }>(
    `TableCart/SaveEOrder/TINY/1/Delivery/Points123`,
    {
      body: deliveryRequest(DISH.fish, 1, { loyaltyPoints: 100 }),
      headers: { 'user-id': String(login.userId), 'eorder-id': '0' },
    },
  );
  const seen = [await points()];
  await client.call(`TableCart/PlaceOrder/${save.data.eOrderID}`);
  seen.push(await points());
  await client.control({ action: 'advanceOrder', eOrderID: save.data.eOrderID, to: 8 });
  seen.push(await points());
  expect(seen).toEqual([900, 900, 980]);
});
