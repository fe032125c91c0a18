import { expect, test, wordsOf } from '../support/diner.ts';
import { workerIsReady } from '../support/hostedDiner.ts';
import {
  beginAddress,
  expectNothingLeft,
  expectVisitor,
  LANDING,
  lookAround,
  lookAtOrder,
  personalTexts,
  prepareOrder,
  readsOf,
  signIn,
  tapLogOut,
} from '../support/leavingCustomer.ts';
import { tracesOf } from '../support/leftBehind.ts';

const t = wordsOf('EN');

// What is looked for in the browser's cache and is not there, the browser tells the console.
test.use({ expectsConsoleErrors: true });

test('a tap leaves nothing of the customer in any store, in this tab, another, or one that slept', async ({
  page,
  context,
  demo,
}) => {
  await context.grantPermissions(['notifications']);
  const reads = readsOf(page);
  const visitor = await lookAround(page, workerIsReady);
  await signIn(page, demo);
  const personal = await personalTexts(page);
  await prepareOrder(page);
  const asleep = await context.newPage();
  await beginAddress(asleep);
  await asleep.goto('/robots.txt');
  const other = await context.newPage();
  await beginAddress(other);
  const order = await lookAtOrder(page);
  expect(await tracesOf(page, personal)).not.toEqual([]);

  await tapLogOut(page);
  await expectVisitor(page);
  await expectVisitor(other);
  await asleep.goto(LANDING);
  await expectVisitor(asleep);
  for (const tab of [page, other, asleep]) {
    await expectNothingLeft(tab, personal, visitor, tab === page ? reads : []);
    const ofOrder = await tracesOf(tab, { order });
    // A browser keeps the addresses of its tabs to itself.
    expect(ofOrder.filter((trace) => !trace.endsWith('the history of the tab'))).toEqual([]);
  }
});

test(
  'without a network nothing is left either',
  { tag: '@release' },
  async ({ page, context, demo }) => {
    const visitor = await lookAround(page, workerIsReady);
    await signIn(page, demo);
    const personal = await personalTexts(page);
    await prepareOrder(page);
    await context.setOffline(true);
    await tapLogOut(page);
    await expect(page.getByRole('button', { name: t('login.send') })).toBeVisible();
    await expectNothingLeft(page, personal, visitor);
  },
);
