import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { appStore } from '../../../src/state/appStore.ts';
import { preferencesEntry } from '../../../src/storage/deviceEntries.ts';
import { noteOfOrder } from '../../../src/storage/orderNotes.ts';
import { appBeforeEach, CODE, drawApp, openApp, placeOrder, TABLE } from '../appScene.tsx';

appBeforeEach();

async function openOrder(wantsAlerts: boolean) {
  appStore.setState({ wantsAlerts });
  let eOrderID = 0;
  const scene = await openApp(`/Menu/${CODE}/${TABLE}`, {
    before: async (demo) => {
      ({ eOrderID } = await placeOrder(demo, 'Fst345678901'));
    },
  });
  await scene.go(`/Cart/${CODE}/${TABLE}/${eOrderID}`);
  await screen.findByRole('heading', { level: 1, name: 'Thank you!' });
  return { ...scene, eOrderID };
}

/** The diner comes back to the page, which then asks after the order. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));

const given = {
  vibrate: vi.fn<() => boolean>(() => true),
  setAppBadge: vi.fn<() => Promise<void>>(() => Promise.resolve()),
};

it.each([
  ['wanted', true, 1],
  ['not wanted', false, 0],
])(
  'a ready order marks the icon, and shakes the phone where that is %s',
  async (_, wants, times) => {
    given.vibrate.mockClear();
    given.setAppBadge.mockClear();
    Object.assign(navigator, given);
    const { demo, eOrderID } = await openOrder(wants);
    await demo.control({ action: 'advanceOrder', eOrderID, to: 6 });
    comeBack();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ready: it is coming to you' }),
    ).toBeVisible();
    await waitFor(() => expect(given.setAppBadge).toHaveBeenCalledTimes(1));
    expect(given.vibrate).toHaveBeenCalledTimes(times);
    expect(noteOfOrder(eOrderID)?.orderStatus).toBe(6);
  },
);

it.each([
  ['absent', undefined],
  [
    'failing',
    () => {
      throw new Error('no');
    },
  ],
])('the page goes on where marking the icon is %s', async (_, setAppBadge) => {
  Object.assign(navigator, { vibrate: undefined, setAppBadge });
  const { demo, eOrderID } = await openOrder(true);
  await demo.control({ action: 'advanceOrder', eOrderID, to: 6 });
  comeBack();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Ready: it is coming to you' }),
  ).toBeVisible();
});

it('keeps the wish to be told, and takes it back', async () => {
  await openOrder(false);
  const choice = await screen.findByRole('switch', { name: 'Tell me when it’s ready' });
  fireEvent.click(choice);
  await waitFor(() => expect(choice).toBeChecked());
  expect(preferencesEntry.read()?.alerts).toBe(true);
  fireEvent.click(choice);
  await waitFor(() => expect(choice).not.toBeChecked());
  expect(preferencesEntry.read()?.alerts).toBe(false);
});

it('says how much later than promised it comes', async () => {
  const { demo, eOrderID } = await openOrder(false);
  await demo.control({ action: 'delayOrder', eOrderID, minutes: 8 });
  comeBack();
  expect(await screen.findByText('8 minutes later than promised')).toBeVisible();
});

it.each([
  ['an empty text', ''],
  ['no time', 'soon'],
])(
  'shows no time where the server sends %s, and takes the next one as promised',
  async (_, sent) => {
    const { demo, eOrderID } = await openOrder(false);
    expect(await screen.findByText(/^Expected at/)).toBeVisible();
    localStorage.removeItem(`orderNote_${eOrderID}`);
    cleanup();
    const answerAsUsual = fetch;
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const answer = await (await answerAsUsual(...asked)).text();
      return new Response(answer.replace(/"estimatedAt":"[^"]*"/, `"estimatedAt":"${sent}"`));
    });
    drawApp(`/Cart/${CODE}/${TABLE}/${eOrderID}`);
    expect(await screen.findByRole('heading', { name: 'Order status' })).toBeVisible();
    expect(screen.queryByText(/^Expected at/)).toBeNull();
    vi.stubGlobal('fetch', answerAsUsual);
    comeBack();
    expect(await screen.findByText(/^Expected at/)).toBeVisible();
    await demo.control({ action: 'delayOrder', eOrderID, minutes: 8 });
    comeBack();
    expect(await screen.findByText('8 minutes later than promised')).toBeVisible();
  },
);
