/** Push subscriptions and their messages. */
import * as v from 'valibot';
import { LANGUAGES } from '../../../contract/languages.ts';
import { ORDER_STATUS } from '../../../contract/orderStatus.ts';
import type { OrderRecord, PushRecord } from '../common/records.ts';
import { malformed, Refusal } from '../common/refusal.ts';
import { now, type World } from '../common/world.ts';
import { isDeliverySide } from '../order/orderState.ts';

function addressOf(...segments: (string | number)[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
}

const Subscription = v.object({
  code: v.string(),
  conceptId: v.number(),
  customerId: v.number(),
  lang: v.picklist(['EN', 'AR']),
  orderKey: v.optional(v.pipe(v.string(), v.nonEmpty())),
  subscription: v.object({
    endpoint: v.pipe(v.string(), v.url()),
    keys: v.object({ p256dh: v.string(), auth: v.string() }),
  }),
});
const Endpoint = v.object({ endpoint: v.string() });

/** The order key proves that the order belongs to the caller. */
export function savePush(world: World, body: unknown): null {
  const parsed = v.safeParse(Subscription, body);
  if (!parsed.success) throw malformed(parsed.issues[0].message);
  const { conceptId, customerId, orderKey, lang, subscription } = parsed.output;
  if (orderKey !== undefined) {
    if (customerId !== 0) throw malformed('orderKey is for a visitor, whose customerId is 0.');
    const isKnown = [...world.orders.values()].some(
      (order) => order.conceptId === conceptId && order.orderKey === orderKey,
    );
    if (!isKnown) throw new Refusal(-1);
  }
  const { endpoint, keys } = subscription;
  const push = { conceptId, customerId, orderKey, lang, endpoint, keys, since: now(world) };
  world.pushes.set(`${endpoint} ${orderKey ?? ''}`, push);
  return null;
}

export function removePush(world: World, body: unknown): null {
  const parsed = v.safeParse(Endpoint, body);
  if (!parsed.success) throw malformed(parsed.issues[0].message);
  forgetEndpoint(world, parsed.output.endpoint);
  return null;
}

export function forgetEndpoint(world: World, endpoint: string | undefined): void {
  for (const [key, push] of world.pushes) if (push.endpoint === endpoint) world.pushes.delete(key);
}

const TITLES: Record<number, { EN: string; AR: string }> = {
  [ORDER_STATUS.accepted]: { EN: 'Your order is accepted', AR: 'تم قبول طلبك' },
  [ORDER_STATUS.ready]: { EN: 'Your order is ready', AR: 'طلبك جاهز' },
  [ORDER_STATUS.onTheWay]: { EN: 'Your order is on its way', AR: 'طلبك في الطريق إليك' },
};

function isMeant(push: PushRecord, order: OrderRecord): boolean {
  if (push.conceptId !== order.conceptId) return false;
  if (push.orderKey !== undefined) return push.orderKey === order.orderKey;
  return push.customerId !== 0 && push.customerId === order.customerId;
}

function pageOf({ code, tableCode, orderType, eOrderID }: OrderRecord): string {
  return isDeliverySide(orderType)
    ? addressOf('Delivery', code, 'Order', eOrderID)
    : addressOf('Cart', code, tableCode, eOrderID);
}

/** Calculated from an order's steps since the subscription, and never stored. */
export function pushMessagesOf(world: World) {
  return [...world.pushes.values()].flatMap((push) =>
    [...world.orders.values()]
      .filter((order) => isMeant(push, order))
      .flatMap((order) =>
        order.steps.flatMap(({ orderStatus, at }) => {
          const title = TITLES[orderStatus]?.[push.lang];
          if (title === undefined || at < push.since || at > now(world)) return [];
          const { eOrderID, orderNo } = order;
          const tag = `order-${eOrderID}`;
          const { endpoint, lang } = push;
          const words = { lang: LANGUAGES[lang].tag, dir: LANGUAGES[lang].direction };
          return [{ endpoint, title, body: orderNo, url: pageOf(order), tag, ...words }];
        }),
      ),
  );
}
