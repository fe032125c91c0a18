/** Carts stored on the device. */
import * as v from 'valibot';
import { SPOKEN_LANGS } from '../contract/languages.ts';
import { CartLine, CartView, DeliveryCart } from '../contract/cart.ts';
import { AppliedPromo } from '../contract/promo.ts';
import { entry, listOfOneEntry, textEntry } from './entry.ts';
import { seenCartKey, SENT_CART_PREFIX } from './orderTraces.ts';
import { instant } from '../contract/schema.ts';

export const deliveryIdEntry = textEntry({
  area: 'local',
  key: (customerId: number) => `deliveryId_${customerId}`,
  schema: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{9}$/)),
});
export const deliveryCartEntry = listOfOneEntry({
  area: 'local',
  key: (customerId: number) => `deliveryCart_${customerId}`,
  schema: DeliveryCart,
});
const CachedCart = v.object({ at: instant, lang: v.picklist(SPOKEN_LANGS), view: CartView });

/** The last known cart of a table, to be read offline but never ordered. */
export const cartSeenEntry = entry({ area: 'local', key: seenCartKey, schema: CachedCart });
/** The same, for the cart that became this order. */
export const sentCartEntry = entry({
  area: 'local',
  key: (eOrderId: number) => `${SENT_CART_PREFIX}${eOrderId}`,
  schema: CachedCart,
});
/** A cart that expired or whose login ended, to offer it to the diner again. */
export const expiredCartEntry = listOfOneEntry({
  area: 'session',
  key: (customerId: number) => `expiredCart_${customerId}`,
  schema: DeliveryCart,
});
export const promoEntry = entry({
  area: 'session',
  key: (customerId: number) => `Promo${customerId}`,
  schema: AppliedPromo,
});
/** The line that a visitor was adding when a login was required. */
export const pendingLineEntry = entry({
  area: 'session',
  key: (code: string) => `pendingLine_${code}`,
  schema: CartLine,
});

/** The time of the pending line, stored separately so that the line keeps its plain format. */
export const pendingLineAtEntry = entry({
  area: 'session',
  key: (code: string) => `pendingLineAt_${code}`,
  schema: v.number(),
});
