/** The cart that this phone orders into with others, and the name under which it does. */
import * as v from 'valibot';
import { maybeFlag } from '../contract/schema.ts';
import { GUEST_NAME_LENGTH } from '../rules/cart/sharedCart.ts';
import { entry, textEntry } from './entry.ts';

const uniqueCartId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{12}$/));

const SharedCart = v.object({
  orderKey: uniqueCartId,
  /** The cart that this phone had before, to which it comes back; none for who began. */
  ownKey: v.optional(uniqueCartId),
  /** The code was shown, and nobody is known to have joined. */
  isOffered: maybeFlag,
  /** It was seen with dishes: it was one of this table. */
  hadDishes: maybeFlag,
  /** The names under which this phone adds to it, the last one now. */
  names: v.optional(v.array(v.string())),
});
export type SharedCart = v.InferOutput<typeof SharedCart>;

export const sharedCartEntry = entry({
  area: 'local',
  key: (code: string, tableCode: string) => `sharedCart_${code}_${tableCode}`,
  schema: SharedCart,
});

export const guestNameEntry = textEntry({
  area: 'local',
  key: () => 'guestName',
  schema: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(GUEST_NAME_LENGTH)),
});
