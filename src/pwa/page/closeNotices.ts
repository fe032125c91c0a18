import { wordsOf } from '../../rules/common/routes.ts';

/** Closes the notifications on this device: those about this venue, and those about no venue. */
export async function closeNotices(code: string): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await container?.getRegistration();
  for (const notice of (await registration?.getNotifications()) ?? []) {
    const { path = '' } = (notice.data ?? {}) as { path?: string };
    const [address = ''] = path.split('?');
    const words = wordsOf(address);
    if (words.length === 0 || words.includes(encodeURIComponent(code))) notice.close();
  }
}
