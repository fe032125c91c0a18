import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import EN from '../../public/assets/i18n/EN.json';
import { AllergyContext } from '../../src/components/allergy/allergyContext.ts';
import { partsNow } from '../../src/components/allergy/parts.ts';
import { Popups } from '../../src/components/popups/Popups.tsx';
import { EORDER_STATUS } from '../../src/contract/examples/parts.ts';
import { markFirstScreenReady } from '../../src/lazy/afterFirstScreen.ts';
import { useStoreIdFromCode } from '../../src/queries/menu.ts';
import { useCheckEOrderStatus } from '../../src/queries/tableCartOrders.ts';
import { appStore } from '../../src/state/appStore.ts';
import { deliveryCartEntry, promoEntry } from '../../src/storage/cartEntries.ts';
import { DISH, PROMO } from '../demo/fixtures/tiny.ts';
import { CUSTOMER } from '../ordering/cart/demoVenue.ts';
import { detail, notification } from '../rules/popups/popups.ts';
import { answer, told } from './answers.ts';
import { appBeforeEach, CODE, openApp } from './appScene.tsx';
import { logInByCode } from './deliveryScene.tsx';
import { showAtTable } from './tableScene.tsx';

appBeforeEach();
afterEach(() => {
  vi.useRealTimers();
  appStore.getState().setCategoryInView(undefined);
});

const offering = (id: number) => ({
  actionId: 2,
  itemDetails: { id, isCombo: false, isNonItem: false, isCustomized: false },
});

/** Makes the page's own calls. */
function Page({ orderId = 0 }: { orderId?: number }) {
  useStoreIdFromCode({ code: 'TINY' });
  useCheckEOrderStatus({ eOrderId: orderId }, { enabled: orderId > 0 });
  return (
    <AllergyContext value={localStorage.getItem('preferences') === null ? undefined : partsNow()}>
      <Popups />
    </AllergyContext>
  );
}

/** Opens a table's page with a different popup for each place, whose slide has no picture. */
async function openAtTable(
  slide: (appearance: number) => object = () => ({}),
  { orderId = 0, before = () => {} } = {},
): Promise<void> {
  const at = orderId > 0 ? `/Cart/TINY/T1/${orderId}` : '/Menu/TINY/T1';
  await showAtTable(<Page orderId={orderId} />, { path: at }, () => {
    answer({
      '/checkEOrderStatus/': () => told({ ...EORDER_STATUS, orderStatus: 3, pollSeconds: 0 }),
      NotificationByAppearanceId: ({ url }) => {
        const appearance = Number(/NotificationByAppearanceId\w*\/\d+\/(\d)/.exec(url)?.[1]);
        const words = { imageName: '', imageAlt: `Popup ${appearance}` };
        const button = { showBtn: true, buttonName: 'Go' };
        return told([
          notification(appearance, detail({ ...words, ...button, ...slide(appearance) })),
        ]);
      },
    });
    before();
    return Promise.resolve();
  });
  markFirstScreenReady();
}

const popup = () => screen.findByRole('dialog');
const avoidMilk = (hidesDishes: boolean) =>
  localStorage.setItem('preferences', JSON.stringify({ allergens: ['milk'], hidesDishes }));

it('opens over the page and then over its category, never both at once', async () => {
  await openAtTable();
  act(() => appStore.getState().setCategoryInView(10));
  for (const appearance of [2, 5]) {
    expect(await screen.findByText(`Popup ${appearance}`)).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: EN['common.close'] }));
  }
});

it('waits until no other dialog is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const other = document.body.appendChild(document.createElement('dialog'));
  other.open = true;
  await openAtTable();
  for (const _ of [1, 2, 3]) await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByText('Popup 2')).toBeNull();
  other.remove();
  expect(await screen.findByText('Popup 2')).toBeVisible();
});

it("uses the store that the tab knew if the venue's own call fails after a reload", async () => {
  await openAtTable(undefined, {
    before: () => {
      sessionStorage.setItem('code', 'TINY');
      sessionStorage.setItem('storeId', '11');
      answer({ '/GetStoreIdFromCode/': () => new Response(null, { status: 404 }) });
    },
  });
  expect(await screen.findByText('Popup 2')).toBeVisible();
});

it('does not cover an order that has just been placed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openAtTable(undefined, { orderId: 5 });
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.getByText('Popup 6')).toBeVisible();
});

it('names the dish that it opens or adds, its price, and what it contains that the diner avoids', async () => {
  avoidMilk(false);
  await openAtTable(() => offering(DISH.pizza));
  const dialog = await popup();
  await waitFor(() => expect(dialog).toHaveTextContent(/KWD\s?5\.000|5\.000\s?KWD/));
  expect(within(dialog).getByText('Contains milk')).toBeVisible();
});

it('does not interrupt for a hidden dish, and does not count as shown then', async () => {
  avoidMilk(true);
  await openAtTable((appearance) => offering(appearance === 2 ? DISH.pizza : DISH.one));
  act(() => appStore.getState().setCategoryInView(10));
  expect(within(await popup()).getByText('Popup 5')).toBeVisible();
  expect(screen.queryByText('Popup 2')).toBeNull();
  expect(sessionStorage.getItem('notificationTINY')).toBe(
    '[{"notificationId":5,"visibiltyId":1,"displayed":true}]',
  );
});

const PROMO_OFFER = { actionId: 3, promo: { promoCode: PROMO.ten } };

/** A visitor accepts a popup's offer over the menu, which needs a login. */
async function takeOffer(offer: object) {
  const slide = detail({ imageName: '', showBtn: true, buttonName: 'Take it', ...offer });
  const scene = await openApp(`/Delivery/${CODE}/Menu`, {
    before: () =>
      answer({ '/GetNotificationByAppearanceId/': () => told([notification(1, slide)]) }),
  });
  markFirstScreenReady();
  await screen.findAllByRole('article');
  fireEvent.click(await screen.findByRole('button', { name: 'Take it' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  return { ...scene, dialog };
}

it.each([
  [
    'dish',
    offering(DISH.one),
    () => deliveryCartEntry.read(CUSTOMER)?.menuItemList[0]?.id,
    DISH.one,
  ],
  ['promo code', PROMO_OFFER, () => promoEntry.read(CUSTOMER)?.promoCode, PROMO.ten],
] as const)('the %s of a popup is kept during the login', async (_, offer, taken, wanted) => {
  const { demo, dialog } = await takeOffer(offer);
  fireEvent.click(dialog.getByRole('button', { name: EN['loginDialog.proceed'] }));
  await logInByCode(demo, '50000001');
  await waitFor(() => expect(taken()).toBe(wanted));
});

it('a promo code is dropped if the visitor does not log in', async () => {
  const { dialog } = await takeOffer(PROMO_OFFER);
  expect(sessionStorage.getItem(`pendingPromo_${CODE}`)).toContain(PROMO.ten);
  fireEvent.click(dialog.getByRole('button', { name: EN['common.cancel'] }));
  expect(sessionStorage.getItem(`pendingPromo_${CODE}`)).toBeNull();
});
