import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CodeSent } from '../../src/contract/customer.ts';
import { startDemo, type Answer, type DemoClient } from './fixtures/client.ts';
import { logIn } from './fixtures/journey.ts';

describe('a login by code', () => {
  async function sent(client: DemoClient, mobileNo = '50009999') {
    return client.call<CodeSent>('Delivery/SendVerificationCode/TINY', {
      body: { countryId: 1, dialCode: '+965', mobileNo, source: 'sms', lang: 'EN' },
    });
  }
  function validate(client: DemoClient, verificationId: string, code: string) {
    return client.call('Delivery/ValidateVerificationCode/TINY', {
      body: { verificationId, code, source: 'sms' },
    });
  }
  async function codeOf(client: DemoClient): Promise<string> {
    return (await client.state()).inbox[0]?.code ?? '';
  }

  it('ignores the time while the clock is stopped', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = startDemo();
    await client.control({ action: 'stopClock' });
    await sent(client);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect((await sent(client)).status).toBe(1);
    expect((await client.state()).inbox).toHaveLength(1);
    await client.control({ action: 'advanceClock', seconds: 11 });
    expect((await sent(client)).status).toBe(-43);
  });

  it('refuses an invalid number', async () => {
    expect((await sent(startDemo(), '123')).status).toBe(-44);
  });

  it('counts wrong codes and locks', async () => {
    const client = startDemo();
    const { verificationId } = (await sent(client)).data;
    const code = await codeOf(client);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers: Answer[] = [];
    for (let time = 0; time < 5; time += 1) {
      answers.push(await validate(client, verificationId, wrong));
    }
    expect(answers.map((answer) => answer.status)).toEqual([-40, -40, -40, -40, -42]);
    expect(answers[0]?.data).toEqual({ triesLeft: 4 });
    expect((await validate(client, verificationId, code)).status).toBe(-42);
    expect((await sent(client)).status).toBe(-42);
  });

  it('refuses an expired code', async () => {
    const client = startDemo();
    const { verificationId } = (await sent(client)).data;
    await client.control({ action: 'expireCodes' });
    expect((await validate(client, verificationId, await codeOf(client))).status).toBe(-41);
  });

  it('does not count at another brand', async () => {
    const client = startDemo();
    await logIn(client);
    expect((await client.call('Delivery/getUserAddressList/900/LANE')).status).toBe(-3);
  });
});

describe('a profile', () => {
  const NUMBER = { countryId: 1, dialCode: '+965', mobileNo: '50000001' };

  it.each([
    ['the number that the code went to', {}, 1],
    ['another number', { mobileNo: '50000002' }, -2],
    ['no number', { mobileNo: '' }, -2],
  ])('with %s', async (_, number, status) => {
    const client = startDemo();
    const { customerId, userId } = await logIn(client);
    const names = { firstName: 'Noura', lastName: 'Haddad' };
    const answer = await client.call('Delivery/SaveUserProfile/TINY', {
      body: { customerId, userId, ...names, ...NUMBER, ...number, lang: 'EN' },
    });
    expect(answer.status).toBe(status);
    expect(answer.http).toBe(status === 1 ? 200 : 422);
  });
});
