import { expect, test } from '../stage/diner.ts';
import { workerIsReady } from '../stage/hostedDiner.ts';
import {
  beginAddress,
  expectVisitor,
  personalTexts,
  prepareOrder,
  signIn,
  tapLogOut,
} from '../stage/leavingCustomer.ts';
import { keysOf, tracesOf } from '../stage/leftBehind.ts';

const LANDING = '/Delivery/BEIT';

// What is not in the browser's cache any more is looked for there, which the browser tells the console.
test.use({ expectsConsoleErrors: true });

test('a tap leaves nothing of the customer in any store', async ({ page, demo }) => {
  await page.goto(LANDING);
  await workerIsReady(page);
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.add(request.url());
  });
  await expectVisitor(page);
  const visitor = await keysOf(page);
  await signIn(page, demo);
  await prepareOrder(page);
  await beginAddress(page);
  const personal = await personalTexts(page);
  expect(await tracesOf(page, personal)).not.toEqual([]);
  await tapLogOut(page);
  await expectVisitor(page);
  expect(await tracesOf(page, personal, [...asked])).toEqual([]);
  expect((await keysOf(page)).filter((key) => !visitor.includes(key))).toEqual([]);
});
