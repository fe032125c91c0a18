import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appStore } from '../../../src/state/appStore.ts';
import { preferencesEntry } from '../../../src/storage/deviceEntries.ts';
import { appBeforeEach, CODE, openApp, placeOrder, TABLE } from '../appScene.tsx';

appBeforeEach();

const NOT_ALLOWED =
  'Your browser does not allow notifications for this page. Sound and vibration still work while it is open.';
const READY = 'Ready: it is coming to you';

const vibrate = vi.fn<() => boolean>(() => true);
const resume = vi.fn<() => Promise<void>>(() => Promise.resolve());
const startNote = vi.fn<() => void>();
const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>();

/** A loudspeaker that counts its notes. The app keeps the one it was given first. */
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
  showNotification.mockReset().mockResolvedValue();
  appStore.setState({ wantsAlerts: false });
  Object.assign(navigator, { vibrate });
  vi.stubGlobal('AudioContext', Loudspeaker);
});
afterEach(() => {
  for (const name of ['vibrate', 'serviceWorker']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'visibilityState');
});

/** Android's Chrome lets a page make no message itself: its worker has to. */
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

/** The page listens to its worker, whenever it comes. */
function worker(getRegistration: () => Promise<unknown>): void {
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration,
    startMessages: () => undefined,
  });
  Object.assign(navigator, { serviceWorker });
}

async function openOrder() {
  let eOrderID = 0;
  const { demo, go } = await openApp(`/Menu/${CODE}/${TABLE}`, {
    before: async (server) => {
      ({ eOrderID } = await placeOrder(server, 'Alert1234567'));
    },
  });
  await go(`/Cart/${CODE}/${TABLE}/${eOrderID}`);
  const choice = await screen.findByRole('switch', { name: 'Tell me when it’s ready' });
  return { demo, eOrderID, choice };
}
type Opened = Awaited<ReturnType<typeof openOrder>>;

async function becomeReady({ demo, eOrderID }: Opened, isHidden = false): Promise<void> {
  await demo.control({ action: 'advanceOrder', eOrderID, to: 6 });
  window.dispatchEvent(new Event('visibilitychange'));
  if (isHidden) {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  }
  expect(await screen.findByRole('heading', { level: 1, name: READY })).toBeVisible();
}

async function turnOn({ choice }: Opened): Promise<void> {
  fireEvent.click(choice);
  await waitFor(() => expect(choice).toBeChecked());
}

function expectRung(): void {
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect(startNote).toHaveBeenCalledTimes(2);
  expect(document.title).toMatch(READY);
}

it.each([
  ['allows', 'default', 'granted', 1, 0],
  ['refuses', 'default', 'denied', 1, 1],
  ['closes the question', 'default', 'default', 1, 0],
  ['had refused before', 'denied', 'denied', 0, 1],
  ['had allowed before', 'granted', 'granted', 0, 0],
] as const)(
  'who %s notifications hears and sees that it is ready',
  async (_, before, answer, asked, warned) => {
    const ask = notifications(before, answer);
    const order = await openOrder();
    expect(screen.queryByText(NOT_ALLOWED)).toBeNull();
    await turnOn(order);
    expect(ask).toHaveBeenCalledTimes(asked);
    await waitFor(() => expect(screen.queryAllByText(NOT_ALLOWED)).toHaveLength(warned));
    await becomeReady(order);
    expectRung();
  },
);

it('asks again who closed the question, with the next wish', async () => {
  const ask = notifications('default');
  const order = await openOrder();
  await turnOn(order);
  fireEvent.click(order.choice);
  await waitFor(() => expect(order.choice).not.toBeChecked());
  await turnOn(order);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('says so where the browser has none, as iPhones outside of an installed app', async () => {
  const order = await openOrder();
  await turnOn(order);
  expect(await screen.findByText(NOT_ALLOWED)).toBeVisible();
  await becomeReady(order);
  expectRung();
});

it.each([
  ['the worker shows it', () => Promise.resolve({ showNotification }), 1],
  ['there is no worker', () => Promise.resolve(undefined), 0],
  ['the worker is refused', () => Promise.reject(new DOMException('no', 'SecurityError')), 0],
  [
    'the worker may not',
    () => {
      showNotification.mockRejectedValue(new TypeError('no permission'));
      return Promise.resolve({ showNotification });
    },
    1,
  ],
])('a page out of sight: %s', async (_, getRegistration, times) => {
  notifications('granted');
  const order = await openOrder();
  await turnOn(order);
  worker(getRegistration);
  await becomeReady(order, true);
  expectRung();
  await waitFor(() => expect(showNotification).toHaveBeenCalledTimes(times));
  if (times > 0) {
    expect(showNotification).toHaveBeenCalledWith(
      READY,
      expect.objectContaining({
        tag: `order-${order.eOrderID}`,
        lang: 'en',
        dir: 'ltr',
        data: { path: `/Cart/${CODE}/${TABLE}/${order.eOrderID}` },
      }),
    );
  }
});

it('a page in sight makes no message', async () => {
  notifications('granted');
  const order = await openOrder();
  await turnOn(order);
  worker(() => Promise.resolve({ showNotification }));
  await becomeReady(order);
  expectRung();
  expect(showNotification).not.toHaveBeenCalled();
});

it('a page that was loaded anew may sound after the first tap', async () => {
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

it('rings here too where the wish was made in another tab', async () => {
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
