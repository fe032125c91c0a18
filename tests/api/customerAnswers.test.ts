import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { call, configureApi } from '../../src/api/client.ts';
import type { ApiFailure } from '../../src/api/failure.ts';
import {
  getUserProfileByCustomerId,
  saveUserProfile,
} from '../../src/contract/endpoints/delivery/customer.ts';
import { getStoreIdFromCode } from '../../src/contract/endpoints/menu.ts';
import type { DeliveryAddress, Profile } from '../../src/contract/customer.ts';
import { getUserAddressList } from '../../src/contract/endpoints/delivery/addresses.ts';
import { listenToDroppedEntries } from '../../src/contract/schema.ts';
import { addressCalls } from '../../src/contract/examples/delivery/addresses.ts';
import { customerCalls } from '../../src/contract/examples/delivery/customer.ts';
import { menuCalls } from '../../src/contract/examples/menu.ts';
import { apiScene, json, startLoopback, type Loopback } from './loopback.ts';

const PROFILE = customerCalls.saveUserProfile.answer as Profile;
const scene = apiScene();
let elsewhere: Loopback;
beforeAll(async () => {
  elsewhere = await startLoopback();
});
afterAll(() => elsewhere.close());
beforeEach(() => {
  elsewhere.seen.length = 0;
});

const askProfile = () => call(getUserProfileByCustomerId, { customerId: 501, code: 'BEIT' });
const saveProfile = () => call(saveUserProfile, { code: 'BEIT', body: PROFILE });
const askVenue = () => call(getStoreIdFromCode, { code: 'BEIT' });

it.each([
  ['a customer reads of themselves', 'token-of-sara', askProfile, PROFILE, 'no-store'],
  ['a customer changes', 'token-of-sara', saveProfile, PROFILE, 'no-store'],
  [
    'everybody reads, asked by a customer',
    'token-of-sara',
    askVenue,
    menuCalls.getStoreIdFromCode.answer,
    undefined,
  ],
  ['a visitor reads', undefined, askVenue, menuCalls.getStoreIdFromCode.answer, undefined],
])("the browser's cache mode for what %s", async (_, token, ask, answer, cache) => {
  configureApi({ token: () => token });
  scene.server.answerWith(json({ status: 1, dataenum: answer }));
  const sent = vi.spyOn(globalThis, 'fetch');
  await ask();
  expect(sent.mock.calls.map(([, init]) => init?.cache)).toEqual([cache]);
  sent.mockRestore();
});

it.each([
  ['read', askProfile],
  ['change', saveProfile],
])('a redirected %s does not send its token to another host', async (_, ask) => {
  configureApi({ token: () => 'token-of-sara' });
  scene.server.answerWith((response) => {
    response.writeHead(307, { Location: `${elsewhere.origin}/api/collect` }).end();
  });
  elsewhere.answerWith(json({ status: 1, dataenum: PROFILE }));
  const failure: unknown = await ask().catch((error: unknown) => error);
  expect(elsewhere.seen).toEqual([]);
  expect((failure as ApiFailure).kind).toBe('network');
});

it('a failure contains neither the token nor what the customer typed', async () => {
  configureApi({ token: () => 'token-of-sara' });
  scene.server.answerWith((response) => void response.destroy());
  const failure: unknown = await saveProfile().catch((error: unknown) => error);
  const told = inspect(failure, { depth: Infinity, showHidden: true });
  expect(told).toContain('network');
  for (const text of ['token-of-sara', PROFILE.firstName, PROFILE.mobileNo]) {
    expect(told).not.toContain(text);
  }
});

it('a failure by a broken contract contains no customer data either', async () => {
  scene.server.answerWith(json({ status: 1, dataenum: { ...PROFILE, customerId: 'Umm Yusuf' } }));
  const failure: unknown = await askProfile().catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: 'contract', field: 'customerId' });
  expect(inspect(failure, { depth: Infinity, showHidden: true })).not.toContain('Umm Yusuf');
});

it('a dropped entry is reported without its content', async () => {
  const [address] = addressCalls.getUserAddressList.answer as DeliveryAddress[];
  const told: string[] = [];
  listenToDroppedEntries((issue) => told.push(issue));
  const broken = { ...address, addressId: 'behind the Jasmine mill' };
  scene.server.answerWith(json({ status: 1, dataenum: [broken, address] }));
  const left = await call(getUserAddressList, { customerId: 501, code: 'BEIT' });
  expect(left).toHaveLength(1);
  expect(told.join()).toContain('addressId');
  expect(told.join()).not.toContain('Jasmine');
});
