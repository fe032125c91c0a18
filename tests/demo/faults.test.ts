import { describe, expect, it } from 'vitest';
import { startDemo } from './fixtures/client.ts';

const CALL = 'Menu/GetMenuDetails/TINY';

// The journeys in tests/journeys use each fault and show its effect on the app.

describe('faults of the control page', () => {
  it.each(['getMenuDetails', 'menu.getMenuDetails', 'Menu/GetMenuDetails', 'GETMENUDETAILS', '*'])(
    'apply to the call named %s',
    async (call) => {
      const client = startDemo();
      await client.control({ action: 'fail', call, fault: 'httpStatus', httpStatus: 503 });
      expect((await client.call(CALL)).http).toBe(503);
    },
  );

  it('do not affect other calls, and can be cleared', async () => {
    const client = startDemo();
    await client.control({ action: 'fail', call: 'getMenuDetails', fault: 'empty' });
    expect((await client.call('Menu/GetStoreIdFromCode/TINY')).status).toBe(1);
    await client.control({ action: 'clearFaults' });
    expect((await client.call(CALL)).status).toBe(1);
  });

  it('turn a number into a text', async () => {
    const client = startDemo();
    await client.control({ action: 'fail', call: '*', fault: 'wrongTypes' });
    expect((await client.call(CALL)).text).toContain('"storeId":"number 1"');
  });

  it('repeat what other servers may send', async () => {
    const client = startDemo();
    await client.control({ action: 'fail', call: '*', fault: 'odd' });
    expect((await client.call(CALL)).text).toContain('"ofALaterVersion":null');
  });

  it('an unknown action is a 400', async () => {
    const response = await startDemo().raw('/demo/control', { body: { action: 'explode' } });
    expect(response.status).toBe(400);
  });
});
