import { expect, it } from 'vitest';
import { startDemo, type DemoClient } from './fixtures/client.ts';
import { CARD, lineBody, logIn, pay, QLUB, saveDelivery, saveTable } from './fixtures/journey.ts';
import { DISH } from './fixtures/tiny.ts';

/** Personal texts: each goes in somewhere and must not come out. */
const SECRETS = ['Zaynab', 'no salt please', '50007777', 'ring twice', 'Street 5', '50000001'];

async function tableOrder(client: DemoClient, paymentMethodId: number) {
  const line = { ...lineBody(DISH.three, 1), addedBy: 'Zaynab', instruction: 'no salt please' };
  await client.call('TableCart', { body: line });
  const { data } = await saveTable(client, {
    paymentMethodId,
    contact: { name: 'Zaynab', countryId: 1, mobileNo: '50007777' },
    note: 'ring twice',
  });
  return data.eOrderID;
}

it('does not reveal whose an order is by its id alone', async () => {
  const client = startDemo();
  const card = await tableOrder(client, CARD);
  await pay(client, card, '3.000');
  const qlubClient = startDemo();
  const qlub = await tableOrder(qlubClient, QLUB);
  const { data: start } = await pay(qlubClient, qlub, '3.000');
  const check = `TableCart/checkQlubPaymentStatusForTransaction/${qlub}/${start.transactionId}`;
  const answers = [
    await client.call(`TableCart/checkEOrderStatus/${card}`),
    await client.call(`TableCart/creditCardPaymentResult/${card}`),
    await qlubClient.call(check),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(1);
    for (const secret of SECRETS) expect(answer.text).not.toContain(secret);
  }
});

it('shows the address of a delivery only to its owner', async () => {
  const client = startDemo();
  await logIn(client);
  const { data } = await saveDelivery(client, DISH.fish, 1, { note: 'ring twice' });
  const own = await client.call(`Delivery/OrderDetails/${data.eOrderID}`);
  client.useToken('sufra-public');
  const open = await client.call(`TableCart/checkEOrderStatus/${data.eOrderID}`);
  const closed = await client.call(`Delivery/OrderDetails/${data.eOrderID}`);
  expect(own.text).toContain('Street 5');
  for (const secret of SECRETS) expect(open.text + closed.text).not.toContain(secret);
  expect(closed.status).toBe(-3);
});

it('gives orders and lines ids that cannot be guessed by counting', async () => {
  const client = startDemo();
  const ids: number[] = [];
  for (const uniqueId of ['a', 'b', 'c']) {
    const body = { ...lineBody(DISH.three, 1), uniqueId };
    ids.push((await client.call<{ tableCartId: number }>('TableCart', { body })).data.tableCartId);
  }
  const gaps = ids.slice(1).map((id, index) => Math.abs(id - (ids[index] ?? 0)));
  expect(Math.min(...gaps)).toBeGreaterThan(1000);
});

it('never reveals that a phone number is known', async () => {
  const ask = async (mobileNo: string) => {
    const answer = await startDemo().call('Delivery/SendVerificationCode/TINY', {
      body: { countryId: 1, dialCode: '+965', mobileNo, source: 'sms', lang: 'EN' },
    });
    return Object.keys(answer.data).sort().join();
  };
  expect(await ask('50000001')).toBe(await ask('59999999'));
});
