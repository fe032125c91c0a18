/** Sends the push messages of a world to the browsers' push services. */
import { SECOND_MS } from '../../config/times.ts';
import type { World } from '../backend/common/world.ts';
import { settle } from '../backend/order/course.ts';
import { forgetEndpoint, pushMessagesOf } from '../backend/popups/pushes.ts';
import { encryptPush } from './encrypt.ts';
import { vapidHeader } from './vapid.ts';

/** The only hosts that a subscription can make the demo call: the browsers' own push services. */
const PUSH_SERVICES =
  /(?:^|\.)(?:googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;
const LIFE_SECONDS = 3600;
const ANSWER_MS = 10 * SECOND_MS;
/** The service no longer knows the subscription. */
const GONE = new Set([404, 410]);

function isPushService(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' && PUSH_SERVICES.test(hostname);
}

/** Sends each message once, without a retry after a failure. */
async function sendPushes(world: World): Promise<void> {
  settle(world);
  const keysOf = new Map([...world.pushes.values()].map(({ endpoint, keys }) => [endpoint, keys]));
  const due = pushMessagesOf(world).filter(({ endpoint, url, title }) => {
    const name = `${endpoint} ${url} ${title}`;
    const isNew = !world.pushesSent.has(name) && isPushService(endpoint);
    world.pushesSent.add(name);
    return isNew;
  });
  await Promise.all(
    due.map(async ({ endpoint, ...message }) => {
      const keys = keysOf.get(endpoint);
      if (!keys) return;
      try {
        const answer = await fetch(endpoint, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(ANSWER_MS),
          headers: {
            Authorization: vapidHeader(endpoint, Date.now()),
            'Content-Encoding': 'aes128gcm',
            'Content-Type': 'application/octet-stream',
            TTL: String(LIFE_SECONDS),
          },
          body: new Uint8Array(encryptPush(JSON.stringify(message), keys)),
        });
        if (GONE.has(answer.status)) forgetEndpoint(world, endpoint);
      } catch (error) {
        console.warn(`A push message was not sent to ${new URL(endpoint).host}.`, error);
      }
    }),
  );
}

/** Checks for new messages as long as the process runs. */
export function keepSendingPushes(worlds: () => Iterable<World>): void {
  const send = () => {
    for (const world of worlds()) if (world.pushes.size > 0) void sendPushes(world);
  };
  setInterval(send, SECOND_MS).unref();
}
