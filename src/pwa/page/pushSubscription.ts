import { RECOVERY_LIMIT_MS } from '../../config/times.ts';

/** The data a server needs to reach this device. */
export interface PushKeys {
  endpoint: string;
  expirationTime: number | null;
  keys: { p256dh: string; auth: string };
}

export function isPushPossible(): boolean {
  return (
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  );
}

/** The worker may not be ready yet; without one there is no push. */
async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), RECOVERY_LIMIT_MS);
  });
  const registration = await Promise.race([navigator.serviceWorker.ready, tooLate]);
  clearTimeout(timer);
  return registration;
}

function keysOf(subscription: PushSubscription): PushKeys {
  const { keys } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    expirationTime: subscription.expirationTime,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
}

/** A key in the form of servers: base64 for addresses, without padding. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const base64 = key.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

export function notificationWord(): NotificationPermission | 'unsupported' {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Call this directly after a tap: browsers ask for permission only then. */
export async function askForNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Undefined if the browser has no worker to receive messages. */
export async function subscribePush(publicKey: string): Promise<PushKeys | undefined> {
  const registration = await workerRegistration();
  if (!registration) return undefined;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  return keysOf(subscription);
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!isPushPossible()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function currentPush(): Promise<PushKeys | undefined> {
  const subscription = await currentSubscription();
  return subscription ? keysOf(subscription) : undefined;
}

/** False if the browser refused. */
export async function unsubscribePush(): Promise<boolean> {
  const subscription = await currentSubscription();
  return subscription ? subscription.unsubscribe() : true;
}
