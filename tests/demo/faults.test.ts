import { describe, expect, it } from 'vitest';
import { startDemo } from './fixtures/client.ts';
import { savedOrder } from './fixtures/journey.ts';

const CALL = 'Menu/GetMenuDetails/TINY';
const headers = { tokenKey: 'sufra-public' };

describe('faults of the control page', () => {
  it.each(['getMenuDetails', 'menu.getMenuDetails', 'Menu/GetMenuDetails', 'GETMENUDETAILS', '*'])(
    'strike the call named %s',
    async (call) => {
      const client = startDemo();
      await client.control({ action: 'fail', call, fault: 'httpStatus', httpStatus: 503 });
      expect((await client.call(CALL)).http).toBe(503);
    },
  );

  it('leave other calls alone, and end', async () => {
    const client = startDemo();
    await client.control({ action: 'fail', call: 'getMenuDetails', fault: 'empty' });
    expect((await client.call('Menu/GetStoreIdFromCode/TINY')).status).toBe(1);
    await client.control({ action: 'clearFaults' });
    expect((await client.call(CALL)).status).toBe(1);
  });

  it.each([
    ['html', (text: string) => text.startsWith('<!doctype html>')],
    ['empty', (text: string) => text === ''],
    ['halfBody', (text: string) => text.startsWith('{"status":1') && !text.endsWith('}')],
    ['wrongTypes', (text: string) => text.includes('"storeId":"number 1"')],
  ] as const)('%s spoils the body', async (fault, isSpoilt) => {
    const client = startDemo();
    await client.control({ action: 'fail', call: '*', fault });
    const response = await client.raw(`/api/${CALL}`, { headers });
    expect([response.status, isSpoilt(await response.text())]).toEqual([200, true]);
  });

  it('breakLine does nothing, loseAnswer does it and does not say so', async () => {
    for (const [fault, orderStatus] of [
      ['breakLine', 1],
      ['loseAnswer', 3],
    ] as const) {
      const client = startDemo();
      const { eOrderID } = await savedOrder(client);
      await client.control({ action: 'fail', call: 'placeOrder', fault, times: 1 });
      const response = await client.raw(`/api/TableCart/PlaceOrder/${eOrderID}`, { headers });
      expect(response.type).toBe('error');
      expect((await client.state()).orders[0]?.orderStatus).toBe(orderStatus);
      const again = await client.call(`TableCart/PlaceOrder/${eOrderID}`);
      expect(again).toMatchObject({ status: 1, data: { eOrderID } });
    }
  });

  it('hang never answers', async () => {
    const client = startDemo();
    await client.control({ action: 'fail', call: '*', fault: 'hang' });
    const silence = new Promise((resolve) => setTimeout(resolve, 60, 'silence'));
    expect(await Promise.race([client.call(CALL), silence])).toBe('silence');
  });

  it('slow waits', async () => {
    const client = startDemo();
    await client.control({ action: 'slow', ms: 80, call: 'getMenuDetails' });
    const start = performance.now();
    await client.call(CALL);
    expect(performance.now() - start).toBeGreaterThan(75);
  });

  it('an action that nobody knows is a 400', async () => {
    const client = startDemo();
    const response = await client.raw('/demo/control', { body: { action: 'explode' } });
    expect(response.status).toBe(400);
  });
});
