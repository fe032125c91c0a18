import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APP_CONFIG_ELEMENT_ID } from '../../../src/config/appConfig.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { noteOfOrder } from '../../../src/storage/orderNotes.ts';
import { answer, change, failing } from '../answers.ts';
import { appBeforeEach, hurryClock } from '../appScene.tsx';
import { expectPlaced, headingOf, inKitchen, openPayment, placeButton } from './phoneScene.tsx';

appBeforeEach();

// The app reads it once, at its first use.
const config = document.createElement('script');
config.type = 'application/json';
config.id = APP_CONFIG_ELEMENT_ID;
config.textContent = '{"pushPublicKey":"BNcRdreALRFXTkOOUHK1EtK2"}';
document.head.append(config);

const ENDPOINT = 'https://push.example/s/1';
const KEYS = { p256dh: 'BNc', auth: 'tBH' };

const unsubscribe = vi.fn<() => Promise<boolean>>();
const subscribe = vi.fn<(wish: PushSubscriptionOptionsInit) => Promise<object>>();
const subscription = {
  endpoint: ENDPOINT,
  expirationTime: null,
  toJSON: () => ({ keys: KEYS }),
  unsubscribe,
};
const registration = {
  pushManager: { subscribe, getSubscription: () => Promise.resolve(subscription) },
};

/** The calls about push to the server, in order. */
const sent: { call: string; body: unknown }[] = [];

function listen(): void {
  answer({
    PushSubscription: async (asked, usual) => {
      sent.push({ call: asked.url.split('/').at(-1) ?? '', body: await asked.clone().json() });
      return usual();
    },
  });
}

beforeEach(() => {
  sent.length = 0;
  subscribe.mockReset().mockResolvedValue(subscription);
  unsubscribe.mockReset().mockResolvedValue(true);
  appStore.setState({ wantsAlerts: false });
  hurryClock();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function allowNotifications(permission: NotificationPermission = 'granted'): void {
  vi.stubGlobal('Notification', {
    permission,
    requestPermission: () => Promise.resolve(permission),
  });
  vi.stubGlobal('PushManager', {});
}

/** Opens the page of an order that this phone has just placed. */
async function placeOrder(before?: Parameters<typeof openPayment>[1]) {
  const phone = await openPayment(1, before);
  listen();
  fireEvent.click(await placeButton());
  await expectPlaced();
  Object.assign(navigator, {
    serviceWorker: {
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      startMessages: () => undefined,
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  const [order] = await inKitchen(phone);
  const eOrderID = order?.eOrderID ?? 0;
  return { ...phone, eOrderID, at: `/Cart/BEIT/T12/${eOrderID}` };
}

const choice = () => screen.findByRole('switch', { name: 'Tell me when it’s ready' });

async function choose(isWanted: boolean): Promise<void> {
  const shown = await choice();
  fireEvent.click(shown);
  await waitFor(() => expect(shown).toHaveAttribute('aria-checked', String(isWanted)));
}

const isTold = ({ eOrderID }: { eOrderID: number }) =>
  waitFor(() => expect(noteOfOrder(eOrderID)?.pushTold).toBeDefined());

async function becomeReady({ demo, eOrderID }: Awaited<ReturnType<typeof placeOrder>>) {
  await demo.control({ action: 'advanceOrder', eOrderID, to: 6 });
  window.dispatchEvent(new Event('visibilitychange'));
  await headingOf('Ready: it is coming to you');
}

const SAVED = {
  call: 'SavePushSubscription',
  body: {
    code: 'BEIT',
    conceptId: 100,
    customerId: 0,
    lang: 'EN',
    orderKey: 'Phone1234567',
    subscription: { endpoint: ENDPOINT, expirationTime: null, keys: KEYS },
  },
};
const REMOVED = { call: 'RemovePushSubscription', body: { endpoint: ENDPOINT } };

it('registers an order without a login by its key, once', async () => {
  allowNotifications();
  const phone = await placeOrder();
  await choose(true);
  await isTold(phone);
  expect(sent).toEqual([SAVED]);
  phone.reopen(phone.at);
  expect(await choice()).toBeChecked();
  await waitFor(() => expect(subscribe).toHaveBeenCalledTimes(2));
  await phone.demo.control({ action: 'advanceOrder', eOrderID: phone.eOrderID, to: 6 });
  expect(sent).toEqual([SAVED]);
  const { pushMessages } = await phone.demo.state();
  expect(pushMessages.at(-1)).toMatchObject({ title: 'Your order is ready', url: phone.at });
});

it('sends nothing if the diner has not allowed notifications', async () => {
  allowNotifications('denied');
  const phone = await placeOrder();
  await choose(true);
  await becomeReady(phone);
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

it('sends nothing if the venue does not support push', async () => {
  allowNotifications();
  const phone = await placeOrder();
  change('/api/', (key, value) => (key === 'isPushActive' ? false : value));
  phone.reopen(phone.at);
  await choose(true);
  await becomeReady(phone);
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

it('continues if the connection breaks, and registers at the next visit', async () => {
  allowNotifications();
  const phone = await placeOrder();
  await phone.demo.control({ action: 'fail', call: 'savePushSubscription', fault: 'breakLine' });
  await choose(true);
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(await choice()).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
  await phone.demo.control({ action: 'clearFaults' });
  phone.reopen(phone.at);
  await isTold(phone);
  expect(sent.at(-1)).toEqual(SAVED);
  expect((await phone.demo.state()).pushes).toBe(1);
});

it('continues if the browser has no push service, like some builds of Chromium', async () => {
  allowNotifications();
  subscribe.mockRejectedValue(new DOMException('no service', 'AbortError'));
  await placeOrder();
  await choose(true);
  await waitFor(() => expect(subscribe).toHaveBeenCalledTimes(1));
  expect(await choice()).toBeChecked();
  expect(sent).toEqual([]);
});

it('unregisters at the next visit if that failed', async () => {
  allowNotifications();
  const phone = await placeOrder();
  await choose(true);
  await isTold(phone);
  await failing('removePushSubscription')(phone.demo);
  await choose(false);
  await waitFor(() => expect(sent.at(-1)).toEqual(REMOVED));
  await phone.demo.control({ action: 'clearFaults' });
  phone.reopen(phone.at);
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
  expect((await phone.demo.state()).pushes).toBe(0);
  expect(noteOfOrder(phone.eOrderID)?.pushTold).toBeUndefined();
});

it('ends in the state that the diner chose last, however slow the server is', async () => {
  allowNotifications();
  const phone = await placeOrder();
  await choose(true);
  await isTold(phone);
  await phone.demo.control({ action: 'slow', call: 'removePushSubscription', ms: 100 });
  await choose(false);
  await waitFor(() => expect(sent.at(-1)).toEqual(REMOVED));
  await choose(true);
  await waitFor(() => expect(sent).toEqual([SAVED, REMOVED, SAVED]));
  await waitFor(async () => expect((await phone.demo.state()).pushes).toBe(1));
  expect(noteOfOrder(phone.eOrderID)?.pushTold).toBeDefined();
});
