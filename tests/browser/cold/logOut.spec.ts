import type { Page } from '@playwright/test';
import { expect, test, wordsOf } from '../stage/diner.ts';
import {
  beginAddress,
  expectVisitor,
  LANDING,
  lookAround,
  lookAtOrder,
  personalTexts,
  prepareOrder,
  signIn,
  tapLogOut,
} from '../stage/leavingCustomer.ts';
import { keysOf, tracesOf } from '../stage/leftBehind.ts';

const t = wordsOf('EN');
const YOUSEF = '66112233';

// What is looked for in the browser's cache and is not there, the browser tells the console.
test.use({ expectsConsoleErrors: true });

/** The reads of this tab, each with its address. */
function readsOf(page: Page): Set<string> {
  const reads = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) reads.add(request.url());
  });
  return reads;
}

/** Nothing of these texts is anywhere, and no entry that a visitor would not have. */
async function expectNothingLeft(
  page: Page,
  personal: Readonly<Record<string, string>>,
  visitor: readonly string[],
  reads: Iterable<string> = [],
): Promise<void> {
  expect(await tracesOf(page, personal, [...reads])).toEqual([]);
  expect((await keysOf(page)).filter((key) => !visitor.includes(key))).toEqual([]);
}

test('a tap leaves nothing of the customer in any store, in this tab, another, or one that slept', async ({
  page,
  context,
  demo,
}) => {
  await context.grantPermissions(['notifications']);
  const reads = readsOf(page);
  await lookAround(page);
  const visitor = await keysOf(page);
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

test('a login that runs out keeps the work for its customer, and nothing for another', async ({
  page,
  demo,
}) => {
  const reads = readsOf(page);
  await lookAround(page);
  const visitor = await keysOf(page);
  await signIn(page, demo);
  const personal = await personalTexts(page);
  await prepareOrder(page);
  await beginAddress(page);

  await demo.control({ action: 'expireLogin' });
  await page.reload();
  await expect(page.getByText(t('login.endedCart'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  const kept = await tracesOf(page, personal, [...reads]);
  const places = new Set(kept.map((trace) => trace.replace(/^.* in /, '')));
  expect([...places].toSorted()).toEqual([
    'sessionStorage addressDraft_BEIT',
    'sessionStorage endedLogin_BEIT',
    'sessionStorage expiredCart_501',
    // The number is filled in for whoever comes back.
    'the fields',
  ]);

  await signIn(page, demo, { mobileNo: YOUSEF });
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('tabCustomer_BEIT')))
    .toBe('502');
  expect(await tracesOf(page, personal, [...reads])).toEqual([]);
  await page.goto(LANDING);
  await tapLogOut(page);
  await expectVisitor(page);
  await expectNothingLeft(page, { ...personal, mobile: YOUSEF, name: 'Yousef' }, visitor);
});

test('without a network nothing is left either', async ({ page, context, demo }) => {
  await lookAround(page);
  const visitor = await keysOf(page);
  await signIn(page, demo);
  const personal = await personalTexts(page);
  await prepareOrder(page);
  await context.setOffline(true);
  await tapLogOut(page);
  await expect(page.getByRole('button', { name: t('login.send') })).toBeVisible();
  await expectNothingLeft(page, personal, visitor);
});

test('nor with a request under way, nor by who closes the tab while the server is told', async ({
  page,
  context,
  demo,
}) => {
  await lookAround(page);
  const visitor = await keysOf(page);
  await signIn(page, demo);
  const personal = { ...(await personalTexts(page)), renamed: 'Zubayda' };
  await page.goto(`${LANDING}/profile`);
  await page.getByLabel(t('profile.firstName')).fill(personal.renamed);
  await demo.control({ action: 'slow', ms: 1500, call: 'saveUserProfile' });
  await demo.control({ action: 'fail', call: 'logout', fault: 'hang' });
  await page.getByRole('button', { name: t('profile.save') }).click();
  const told = page.waitForRequest(/Delivery\/Logout/);
  await tapLogOut(page);
  await told;
  await page.close();
  const next = await context.newPage();
  await next.goto(LANDING);
  await expectVisitor(next);
  await expectNothingLeft(next, personal, visitor);
});
