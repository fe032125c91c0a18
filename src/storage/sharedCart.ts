/** The shared cart that this phone orders into, and the guest's name there. */
import * as v from 'valibot';
import { maybeFlag } from '../contract/schema.ts';
import { GUEST_NAME_LENGTH } from '../contract/basics.ts';
import { entry, textEntry } from './entry.ts';

const uniqueCartId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{12}$/));

const SharedCart = v.object({
  orderKey: uniqueCartId,
  /** The phone's previous cart, which returns later; unset on the phone that started sharing. */
  ownKey: v.optional(uniqueCartId),
  /** The code was shown, but no one is known to have joined. */
  isOffered: maybeFlag,
  /** The cart was seen with dishes, which proves that it is one of this table. */
  hadDishes: maybeFlag,
  /** The names this phone has used in this cart, the current one last. */
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
