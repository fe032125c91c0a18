import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appStore } from '../../../src/state/appStore.ts';
import { preferencesEntry } from '../../../src/storage/deviceEntries.ts';
import { noteOfOrder } from '../../../src/storage/orderNotes.ts';
import { change } from '../answers.ts';
import { appBeforeEach, CODE, drawApp, openTableOrder, TABLE } from '../appScene.tsx';

appBeforeEach();

const NOT_ALLOWED =
  'Your browser does not allow notifications for this page. Sound and vibration still work while it is open.';
const READY = 'Ready: it is coming to you';

const vibrate = vi.fn<() => boolean>(() => true);
const setAppBadge = vi.fn<() => Promise<void>>();
const resume = vi.fn<() => Promise<void>>(() => Promise.resolve());
const startNote = vi.fn<() => void>();
const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>();

/** A loudspeaker that counts its notes. The app keeps the first instance. */
class Loudspeaker {
  state = 'running';
  currentTime = 0;
  resume = resume;
  createOscillator = () => {
    const note = { frequency: {}, connect: (volume: object) => volume, start: startNote };
    return { ...note, stop: () => undefined };
  };
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
}

beforeEach(() => {
  vibrate.mockClear();
  resume.mockClear();
  startNote.mockClear();
  setAppBadge.mockReset().mockResolvedValue();
  showNotification.mockReset().mockResolvedValue();
  appStore.setState({ wantsAlerts: false });
  Object.assign(navigator, { vibrate, setAppBadge });
  vi.stubGlobal('AudioContext', Loudspeaker);
});
afterEach(() => {
  for (const name of ['vibrate', 'setAppBadge', 'serviceWorker'])
    Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'visibilityState');
});

/** On Android a page cannot show a notification itself: its worker must. */
function notifications(permission: NotificationPermission, answer = permission) {
  const ask = vi.fn<() => Promise<NotificationPermission>>(() => {
    Object.assign(stub, { permission: answer });
    return Promise.resolve(answer);
  });
  const stub = Object.assign(
    vi.fn<() => void>(() => {
      throw new TypeError('Illegal constructor');
    }),
    { permission, requestPermission: ask },
  );
  vi.stubGlobal('Notification', stub);
  return ask;
}

/** A worker whose messages the page receives. */
function worker(): void {
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve({ showNotification }),
    startMessages: () => undefined,
  });
  Object.assign(navigator, { serviceWorker });
}

async function openOrder() {
  const scene = await openTableOrder();
  const choice = await screen.findByRole('switch', { name: 'Tell me when it’s ready' });
  return { ...scene, choice };
}
type Opened = Awaited<ReturnType<typeof openOrder>>;

/** The diner returns to the page, which then refreshes the order. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));

async function becomeReady({ demo, eOrderID }: Opened, isHidden = false): Promise<void> {
  await demo.control({ action: 'advanceOrder', eOrderID, to: 6 });
  comeBack();
  if (isHidden) {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  }
  expect(await screen.findByRole('heading', { level: 1, name: READY })).toBeVisible();
}

async function turn({ choice }: Opened, isOn = true): Promise<void> {
  fireEvent.click(choice);
  await waitFor(() => expect(choice).toHaveAttribute('aria-checked', String(isOn)));
}

function expectRung(): void {
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect(startNote).toHaveBeenCalledTimes(2);
  expect(document.title).toMatch(READY);
}

const icon = () =>
  document.head.querySelector<HTMLLinkElement>('link[rel=icon]:last-of-type')?.getAttribute('href');

it.each([
  ['allows', 'default', 'granted', 1, 0],
  ['refuses', 'default', 'denied', 1, 1],
  ['had allowed before', 'granted', 'granted', 0, 0],
] as const)(
  'a diner who %s notifications hears and sees that the order is ready',
  async (_, before, answer, asked, warned) => {
    const ask = notifications(before, answer);
    const order = await openOrder();
    expect(screen.queryByText(NOT_ALLOWED)).toBeNull();
    await turn(order);
    expect(ask).toHaveBeenCalledTimes(asked);
    await waitFor(() => expect(screen.queryAllByText(NOT_ALLOWED)).toHaveLength(warned));
    await becomeReady(order);
    expectRung();
  },
);

it('asks for permission again at the next wish if the question was closed', async () => {
  const ask = notifications('default');
  const order = await openOrder();
  await turn(order);
  expect(preferencesEntry.read()?.alerts).toBe(true);
  await turn(order, false);
  expect(preferencesEntry.read()?.alerts).toBe(false);
  await turn(order);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('says that the browser has no notifications, like an iPhone without the installed app', async () => {
  const order = await openOrder();
  await turn(order);
  expect(await screen.findByText(NOT_ALLOWED)).toBeVisible();
  await becomeReady(order);
  expectRung();
});

it.each([
  ['shows it', true],
  ['may not', false],
])('a page out of sight whose worker %s', async (_, isAllowed) => {
  if (!isAllowed) showNotification.mockRejectedValue(new TypeError('no permission'));
  notifications('granted');
  const order = await openOrder();
  await turn(order);
  worker();
  await becomeReady(order, true);
  expectRung();
  const data = { path: order.at };
  const options = { tag: `order-${order.eOrderID}`, lang: 'en', dir: 'ltr', data };
  await waitFor(() =>
    expect(showNotification.mock.calls).toEqual([[READY, expect.objectContaining(options)]]),
  );
});

it('a visible page shows no notification', async () => {
  notifications('granted');
  const order = await openOrder();
  await turn(order);
  worker();
  await becomeReady(order);
  expectRung();
  expect(showNotification).not.toHaveBeenCalled();
});

it('a reloaded page may play a sound after the first tap', async () => {
  appStore.setState({ wantsAlerts: true });
  const order = await openOrder();
  expect(order.choice).toBeChecked();
  expect(resume).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  fireEvent.pointerDown(document.body);
  expect(resume).toHaveBeenCalledTimes(1);
  await becomeReady(order);
  expectRung();
});

it('rings also when another tab has set the alert', async () => {
  const order = await openOrder();
  preferencesEntry.write({ ...preferencesEntry.read(), alerts: true });
  await waitFor(() => {
    dispatchEvent(new StorageEvent('storage', { key: preferencesEntry.key() }));
    expect(order.choice).toBeChecked();
  });
  fireEvent.pointerDown(document.body);
  await becomeReady(order);
  expectRung();
});

it('marks the icons even without an alert, until the diner leaves', async () => {
  const order = await openOrder();
  await waitFor(() => expect(document.title).toMatch(/^Order status/));
  expect(icon()).toBe('/icons/order-waiting.svg');
  await becomeReady(order);
  await waitFor(() => expect(setAppBadge).toHaveBeenCalledTimes(1));
  expect(vibrate).not.toHaveBeenCalled();
  expect(noteOfOrder(order.eOrderID)?.orderStatus).toBe(6);
  expect(icon()).toBe('/icons/order-ready.svg');
  await order.go(`/Menu/${CODE}/${TABLE}`);
  await waitFor(() => expect(icon()).toBeUndefined());
});

it('continues if the icon cannot be marked', async () => {
  setAppBadge.mockImplementation(() => {
    throw new Error('no');
  });
  await becomeReady(await openOrder());
});

it('shows no time if the server sends none, and takes the next one as promised', async () => {
  const { demo, eOrderID, at } = await openOrder();
  expect(await screen.findByText(/^Expected at/)).toBeVisible();
  localStorage.removeItem(`orderNote_${eOrderID}`);
  cleanup();
  const answerAsUsual = fetch;
  change('/checkEOrderStatus/', (key, value) => (key === 'estimatedAt' ? 'soon' : value));
  drawApp(at);
  expect(await screen.findByRole('heading', { name: 'Order status' })).toBeVisible();
  expect(screen.queryByText(/^Expected at/)).toBeNull();
  vi.stubGlobal('fetch', answerAsUsual);
  comeBack();
  expect(await screen.findByText(/^Expected at/)).toBeVisible();
  await demo.control({ action: 'delayOrder', eOrderID, minutes: 8 });
  comeBack();
  expect(await screen.findByText('8 minutes later than promised')).toBeVisible();
});
