import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import EN from '../../public/assets/i18n/EN.json';
import { Popups } from '../../src/components/popups/Popups.tsx';
import { useStoreIdFromCode } from '../../src/queries/menu.ts';
import { useCheckEOrderStatus } from '../../src/queries/tableCartOrders.ts';
import { appStore } from '../../src/state/appStore.ts';
import { firstScreenIsThere } from '../../src/defer/afterFirstScreen.ts';
import { EORDER_STATUS } from '../contract/parts.ts';
import { DISH } from '../demo/fixtures/tiny.ts';
import { detail } from '../rules/popups/popups.ts';
import { sceneBeforeEach } from './deliveryScene.tsx';
import { showAtTable } from './tableScene.tsx';

sceneBeforeEach();
afterEach(() => {
  vi.useRealTimers();
  appStore.getState().setCategoryInView(undefined);
});

/** Each place has another popup, without a picture. */
function popupsEverywhere(over: object = {}) {
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    if (address.includes('/checkEOrderStatus/')) {
      const dataenum = { ...EORDER_STATUS, orderStatus: 3, pollSeconds: 0 };
      return Promise.resolve(Response.json({ status: 1, dataenum }));
    }
    const appearance = /NotificationByAppearanceId\w*\/\d+\/(\d)/.exec(address)?.[1];
    if (appearance === undefined) return answerAsUsual(input, init);
    const notification = {
      notificationId: Number(appearance),
      createdOn: '2025-03-01T00:00:00Z',
      notificationDetail: detail({
        imageName: '',
        imageAlt: `Popup ${appearance}`,
        showBtn: true,
        buttonName: 'Go',
        ...over,
      }),
    };
    return Promise.resolve(Response.json({ status: 1, dataenum: [notification] }));
  });
}

/** What the page itself reads. */
function Page({ orderId = 0 }: { orderId?: number }) {
  useStoreIdFromCode('TINY');
  useCheckEOrderStatus(orderId, { enabled: orderId > 0 });
  return <Popups />;
}

it('comes over the page and then over its category, never both at once', async () => {
  await showAtTable(<Page />, { path: '/Menu/TINY/T1' }, () => {
    popupsEverywhere();
    return Promise.resolve();
  });
  firstScreenIsThere();
  act(() => appStore.getState().setCategoryInView(10));
  for (const appearance of [2, 5]) {
    expect(await screen.findByText(`Popup ${appearance}`, {}, { timeout: 4000 })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: EN['common.close'] }));
  }
});

it('leaves an order that was placed to be read first', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await showAtTable(
    <Page orderId={5} />,
    { path: '/Cart/:code/:table/:eOrderId', at: '/Cart/TINY/T1/5' },
    () => {
      popupsEverywhere();
      return Promise.resolve();
    },
  );
  firstScreenIsThere();
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.getByText('Popup 6')).toBeVisible();
});

it('names the dish that it opens or adds, and what it costs', async () => {
  await showAtTable(<Page />, { path: '/Menu/TINY/T1' }, () => {
    const itemDetails = { id: DISH.one, isCombo: false, isNonItem: false, isCustomized: false };
    popupsEverywhere({ actionId: 2, itemDetails });
    return Promise.resolve();
  });
  firstScreenIsThere();
  const dialog = await screen.findByRole('dialog', {}, { timeout: 4000 });
  await vi.waitFor(() => expect(dialog).toHaveTextContent(/KWD\s?1\.000|1\.000\s?KWD/));
});
