import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import type { ControlAction } from '../../../src/demo/control/actions.ts';
import { appBeforeEach } from '../appScene.tsx';
import { CART, hurryClock, MENU, openPhone, PAYMENT, seedCart } from './phoneScene.tsx';

appBeforeEach();
beforeEach(() => hurryClock());

const ITEM = '/Item/BEIT/1301/T12';
const html = { fault: 'html' } as const;
const empty = { fault: 'empty' } as const;
const halfBody = { fault: 'halfBody' } as const;
const status = (httpStatus: number) => ({ fault: 'httpStatus', httpStatus }) as const;

/** The price stands on the button too. */
const ADD = /^Add\b/;

type Fault = Omit<Extract<ControlAction, { action: 'fail' }>, 'action' | 'call'>;

const open = (at: string, call: string, fault: Fault) =>
  openPhone(at, (demo) => demo.control({ action: 'fail', call, ...fault }));

it.each<[string, Fault, string | RegExp]>([
  ['HTML', html, EN['error.server']],
  ['nothing', empty, EN['error.server']],
  ['half a body', halfBody, EN['error.server']],
  ['500', status(500), /./],
  ['503', status(503), EN['error.pausedTitle']],
])('a menu that answers %s is told and can be asked again', async (_, fault, text) => {
  const { demo } = await open(MENU, 'menu.getMenu', fault);
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(text));
  await demo.control({ action: 'clearFaults' });
  fireEvent.click(await within(alert).findByRole('button', { name: EN['common.retry'] }));
  expect(await screen.findByRole('link', { name: 'Mutabbal' })).toBeVisible();
});

it.each<[string, Fault]>([
  ['HTML', html],
  ['half a body', halfBody],
  ['500', status(500)],
])('a dish that answers %s can be asked again, and the visit is kept', async (_, fault) => {
  const { demo } = await open(ITEM, 'getMenuItemDetails', fault);
  expect(await screen.findByText(EN['error.title'])).toBeVisible();
  await demo.control({ action: 'clearFaults' });
  fireEvent.click(await screen.findByRole('button', { name: EN['common.retry'] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mixed grill' })).toBeVisible();
  expect(sessionStorage.getItem('code')).toBe('BEIT');
  expect(sessionStorage.getItem('tableCode')).toBe('T12');
});

it.each([
  [403, EN['error.notAllowed']],
  [404, EN['error.notThere']],
])('%i alerts once per page and keeps the visit', async (httpStatus, words) => {
  await openPhone(PAYMENT, async (demo) => {
    for (const call of ['getCartDetails', 'getMenuDetails'])
      await demo.control({ action: 'fail', call, ...status(httpStatus) });
  });
  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveTextContent(`${words}Status code ${httpStatus}, Failed to load API`);
  expect(alert).not.toHaveTextContent(EN['error.server']);
  fireEvent.click(within(alert).getByRole('button', { name: EN['common.ok'] }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sessionStorage.getItem('code')).toBe('BEIT');
  expect(sessionStorage.getItem('tableCode')).toBe('T12');
  expect(localStorage.getItem('uniqueCartId_BEIT_T12')).toMatch(/^[A-Za-z0-9]{12}$/);
});

it('an unknown venue is said once, in the page', async () => {
  await openPhone('/Emenu/NOWHERE/T1');
  const title = { level: 1, name: EN['unknownVenue.title'] };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(screen.getByText('Status code 404', { exact: false })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a home page that cannot be checked gives way to the menu', async () => {
  const { address } = await open('/Emenu/BEIT/T12', 'checkHomePageActivation', status(500));
  expect(await screen.findByRole('link', { name: 'Mutabbal' })).toBeVisible();
  expect(address()).toBe(MENU);
});

it('a header that fails is nobody’s business', async () => {
  await openPhone(MENU, async (demo) => {
    await demo.control({ action: 'fail', call: 'menu.getHeaderSetup', ...status(404) });
    await demo.control({ action: 'fail', call: 'getButtonColorCodes', ...html });
  });
  expect(await screen.findByRole('link', { name: 'Mutabbal' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each([ITEM, CART, PAYMENT])('a pause is told on %s', async (at) => {
  await openPhone(at, async (demo) => {
    await seedCart(demo);
    await demo.control({ action: 'pauseOrdering', conceptId: 100 });
  });
  expect(await screen.findByText(EN['error.pausedTitle'])).toBeVisible();
  expect(screen.getAllByText(EN['error.paused'])[0]).toBeVisible();
  expect(screen.queryByText(EN['closed.text'])).toBeNull();
  if (at === CART) expect(screen.queryByRole('link', { name: /^Go to payment/ })).toBeNull();
});

it('a pause of the hours alone is told at the door', async () => {
  await open('/Emenu/BEIT/T12', 'checkOperationHourForTable', status(503));
  expect(await screen.findByText(EN['error.pausedTitle'])).toBeVisible();
});

it('a closed store shows its menu and when it opens', async () => {
  await openPhone(MENU, (demo) =>
    demo.control({ action: 'closeStore', storeId: 101, minutes: 60 }),
  );
  expect(await screen.findByText(EN['closed.title'])).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Mutabbal' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
});

it('a dish of a closed kitchen can be read', async () => {
  await openPhone(ITEM, (demo) =>
    demo.control({ action: 'closeStore', storeId: 101, minutes: 60 }),
  );
  expect(await screen.findByText(EN['closed.title'])).toBeVisible();
  expect(screen.queryByRole('button', { name: ADD })).toBeNull();
});

it('a dish that is on no menu says so', async () => {
  await openPhone('/Item/BEIT/999999/T12');
  expect(await screen.findByRole('heading', { level: 1, name: EN['item.unknown'] })).toBeVisible();
});

it.each([
  ['Emenu of a table of another venue', '/Emenu/BEIT/M3'],
  ['Menu', '/Menu/BEIT/NOPE'],
  ['Item', '/Item/BEIT/1101/NOPE'],
])('%s of an unknown table can be read, and one is asked to scan again', async (_, at) => {
  const { address } = await openPhone(at);
  expect(await screen.findByText(EN['unknownTable.text'])).toBeVisible();
  expect((await screen.findAllByText('Hummus'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: EN['unknownTable.scan'] }));
  await waitFor(() => expect(address()).toBe('/?scan'));
});

it.each(['/Item/BEIT/1301', ITEM, '/Item/BEIT/1301/0/T12/Home/selforder'])(
  '%s is the same dish, without a header',
  async (at) => {
    await openPhone(at);
    expect(await screen.findByRole('heading', { level: 1, name: 'Mixed grill' })).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
  },
);

it('a menu without a table can be read, not ordered from', async () => {
  await openPhone('/Menu/BEIT');
  expect(await screen.findByText(EN['viewOnly.text'])).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Mutabbal' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Cart/ })).toBeNull();
});
