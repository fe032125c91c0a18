import { describe, expect, it } from 'vitest';
import { startDemo } from './fixtures/client.ts';

const CALL = 'Menu/GetMenuDetails/TINY';

// What each fault does to the app is seen in tests/journeys, which are spoilt by them.

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

  it('give a number in words for one', async () => {
    const client = startDemo();
    await client.control({ action: 'fail', call: '*', fault: 'wrongTypes' });
    expect((await client.call(CALL)).text).toContain('"storeId":"number 1"');
  });

  it('an action that nobody knows is a 400', async () => {
    const response = await startDemo().raw('/demo/control', { body: { action: 'explode' } });
    expect(response.status).toBe(400);
  });
});
