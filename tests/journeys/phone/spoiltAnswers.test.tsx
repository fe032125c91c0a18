import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import type { ControlAction } from '../../../src/demo/control/actions.ts';
import { change } from '../answers.ts';
import { appBeforeEach, hurryClock } from '../appScene.tsx';
import { CART, MENU, openPhone, PAYMENT, seedCart } from './phoneScene.tsx';

appBeforeEach();
beforeEach(() => hurryClock());

type Fault = Omit<Extract<ControlAction, { action: 'fail' }>, 'action' | 'call'>;

const status = (httpStatus: number) => ({ fault: 'httpStatus', httpStatus }) as const;
const open = (at: string, call: string, fault: Fault) =>
  openPhone(at, (demo) => demo.control({ action: 'fail', call, ...fault }));

it('404 alerts once per page and keeps the visit', async () => {
  await openPhone(PAYMENT, async (demo) => {
    for (const call of ['getCartDetails', 'getMenuDetails'])
      await demo.control({ action: 'fail', call, ...status(404) });
  });
  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveTextContent(`${EN['error.notThere']}Status code 404, Failed to load API`);
  expect(alert).not.toHaveTextContent(EN['error.server']);
  fireEvent.click(within(alert).getByRole('button', { name: EN['common.ok'] }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sessionStorage.getItem('code')).toBe('BEIT');
  expect(sessionStorage.getItem('tableCode')).toBe('T12');
  expect(localStorage.getItem('uniqueCartId_BEIT_T12')).toMatch(/^[A-Za-z0-9]{12}$/);
});

it('a home page that cannot be checked is replaced by the menu', async () => {
  const { address } = await open('/Emenu/BEIT/T12', 'checkHomePageActivation', status(500));
  expect(await screen.findByRole('link', { name: 'Mutabbal' })).toBeVisible();
  expect(address()).toBe(MENU);
});

it('half a surrogate pair in a text breaks no page', async () => {
  await openPhone(MENU, async () =>
    change('/api/', (key, value) => (key.startsWith('label') ? '\ud800 dish' : value)),
  );
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(screen.queryByText(EN['error.title'])).toBeNull();
});

it('a failed header shows no error', async () => {
  await openPhone(MENU, async (demo) => {
    await demo.control({ action: 'fail', call: 'menu.getHeaderSetup', ...status(404) });
    await demo.control({ action: 'fail', call: 'getButtonColorCodes', fault: 'html' });
  });
  expect(await screen.findByRole('link', { name: 'Mutabbal' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('the cart says that the venue has paused', async () => {
  await openPhone(CART, async (demo) => {
    await seedCart(demo);
    await demo.control({ action: 'pauseOrdering', conceptId: 100 });
  });
  expect(await screen.findByText(EN['error.pausedTitle'])).toBeVisible();
  expect(screen.getAllByText(EN['error.paused'])[0]).toBeVisible();
  expect(screen.queryByText(EN['closed.text'])).toBeNull();
  expect(screen.queryByRole('link', { name: /^Go to payment/ })).toBeNull();
});

it('the welcome page says that orders are paused', async () => {
  await open('/Emenu/BEIT/T12', 'checkOperationHourForTable', status(503));
  expect(await screen.findByText(EN['error.pausedTitle'])).toBeVisible();
});

it('the menu of an unknown table can be read, and asks the diner to scan again', async () => {
  const { address } = await openPhone('/Menu/BEIT/NOPE');
  expect(await screen.findByText(EN['unknownTable.text'])).toBeVisible();
  expect((await screen.findAllByText('Hummus'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: EN['unknownTable.scan'] }));
  await waitFor(() => expect(address()).toBe('/?scan'));
});

it('a dish by an address of other apps is the same, without a header', async () => {
  await openPhone('/Item/BEIT/1301/0/T12/Home/selforder');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mixed grill' })).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
});

it('a menu without a table can be read, but not ordered from', async () => {
  await openPhone('/Menu/BEIT');
  expect(await screen.findByText(EN['viewOnly.text'])).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Mutabbal' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^View cart/ })).toBeNull();
});
