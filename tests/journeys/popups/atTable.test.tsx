import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { AllergyContext } from '../../../src/components/allergy/allergyContext.ts';
import { partsNow } from '../../../src/components/allergy/parts.ts';
import { Popups } from '../../../src/components/popups/Popups.tsx';
import { useStoreIdFromCode } from '../../../src/queries/menu.ts';
import { useCheckEOrderStatus } from '../../../src/queries/tableCartOrders.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { firstScreenIsThere } from '../../../src/defer/afterFirstScreen.ts';
import { EORDER_STATUS } from '../../../src/contract/examples/parts.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { detail } from '../../rules/popups/popups.ts';
import { sceneBeforeEach } from '../deliveryScene.tsx';
import { showAtTable } from '../tableScene.tsx';

sceneBeforeEach();
afterEach(() => {
  vi.useRealTimers();
  appStore.getState().setCategoryInView(undefined);
});

/** Each place has another popup, without a picture; each of these makes one slide of it. */
function popupsEverywhere(...slides: ((appearance: number) => object)[]) {
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
      notificationDetail: (slides.length > 0 ? slides : [() => ({})]).map((over) =>
        detail({
          imageName: '',
          imageAlt: `Popup ${appearance}`,
          showBtn: true,
          buttonName: 'Go',
          ...over(Number(appearance)),
        }),
      ),
    };
    return Promise.resolve(Response.json({ status: 1, dataenum: [notification] }));
  });
}

const offering = (id: number) => ({
  actionId: 2,
  itemDetails: { id, isCombo: false, isNonItem: false, isCustomized: false },
});

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

it('waits until no other dialog is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const other = document.body.appendChild(document.createElement('dialog'));
  other.open = true;
  await showAtTable(<Page />, { path: '/Menu/TINY/T1' }, () => {
    popupsEverywhere();
    return Promise.resolve();
  });
  firstScreenIsThere();
  for (const _ of [1, 2, 3]) await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByText('Popup 2')).toBeNull();
  other.remove();
  expect(await screen.findByText('Popup 2')).toBeVisible();
});

it("comes from the store that the tab knew, where the venue's own call fails after a reload", async () => {
  await showAtTable(<Page />, { path: '/Menu/TINY/T1' }, () => {
    popupsEverywhere();
    sessionStorage.setItem('code', 'TINY');
    sessionStorage.setItem('storeId', '11');
    const answer = fetch;
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
      const address = typeof input === 'string' ? input : input.url;
      return address.includes('/GetStoreIdFromCode/')
        ? Promise.resolve(new Response(null, { status: 404 }))
        : answer(input, init);
    });
    return Promise.resolve();
  });
  firstScreenIsThere();
  expect(await screen.findByText('Popup 2', {}, { timeout: 20_000 })).toBeVisible();
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
    popupsEverywhere(() => offering(DISH.one));
    return Promise.resolve();
  });
  firstScreenIsThere();
  const dialog = await screen.findByRole('dialog', {}, { timeout: 4000 });
  await vi.waitFor(() => expect(dialog).toHaveTextContent(/KWD\s?1\.000|1\.000\s?KWD/));
});

describe('for a diner who avoids milk', () => {
  const open = async (hidesDishes: boolean, ...slides: Parameters<typeof popupsEverywhere>) => {
    localStorage.setItem('preferences', JSON.stringify({ allergens: ['milk'], hidesDishes }));
    await showAtTable(
      <AllergyContext value={partsNow()}>
        <Page />
      </AllergyContext>,
      { path: '/Menu/TINY/T1' },
      () => {
        popupsEverywhere(...slides);
        return Promise.resolve();
      },
    );
    firstScreenIsThere();
  };
  const popup = async () => within(await screen.findByRole('dialog', {}, { timeout: 4000 }));

  it.each([
    [DISH.pizza, 'Contains milk'],
    [DISH.one, 'Not stated: milk'],
  ])('marks the dish %i that it offers: %s', async (dish, said) => {
    await open(false, () => offering(dish));
    expect(await (await popup()).findByText(said)).toBeVisible();
  });

  it('does not interrupt for a dish that is hidden, and has not shown it then', async () => {
    await open(true, (appearance) => offering(appearance === 2 ? DISH.pizza : DISH.one));
    act(() => appStore.getState().setCategoryInView(10));
    expect((await popup()).getByText('Popup 5')).toBeVisible();
    expect(screen.queryByText('Popup 2')).toBeNull();
    expect(sessionStorage.getItem('notificationTINY')).toBe(
      '[{"notificationId":5,"visibiltyId":1,"displayed":true}]',
    );
  });

  it('shows the other slides of a popup, with which it can be closed', async () => {
    await open(
      true,
      () => ({ ...offering(DISH.pizza), imageAlt: 'Pizza day' }),
      () => ({ imageAlt: 'Free parking' }),
    );
    const shown = await popup();
    expect(shown.getByText('Free parking')).toBeVisible();
    expect(shown.queryByText('Pizza day')).toBeNull();
    expect(shown.getByRole('button', { name: 'Close' })).toBeVisible();
  });
});
