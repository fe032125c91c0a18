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

// The browser logs a missing entry of its cache to the console.
test.use({ expectsConsoleErrors: true });

test('a log-out by tap leaves nothing of the customer in any store, in this, another or a sleeping tab', async ({
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
    // A page cannot clear the history of its tab.
    expect(ofOrder.filter((trace) => !trace.endsWith('the history of the tab'))).toEqual([]);
  }
});

test(
  'a log-out without a network leaves nothing either',
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
