/** The names of the contract's objects, by the fields that they are made of. */
import * as cart from '../../contract/cart.ts';
import * as colors from '../../contract/colors.ts';
import * as concept from '../../contract/concept.ts';
import * as customer from '../../contract/customer.ts';
import * as menu from '../../contract/menu.ts';
import * as modifiers from '../../contract/modifiers.ts';
import * as notification from '../../contract/notification.ts';
import * as orders from '../../contract/orders.ts';
import * as payment from '../../contract/payment.ts';
import * as places from '../../contract/places.ts';
import * as promo from '../../contract/promo.ts';
import * as rating from '../../contract/rating.ts';
import * as stores from '../../contract/stores.ts';
import * as tableHours from '../../contract/tableHours.ts';
import * as venue from '../../contract/venue.ts';

const FILES = [
  cart,
  colors,
  concept,
  customer,
  menu,
  modifiers,
  notification,
  orders,
  payment,
  places,
  promo,
  rating,
  stores,
  tableHours,
  venue,
];

export type NameOf = (entries: object) => string | undefined;

interface MaybeSchema {
  entries?: object;
  pipe?: readonly { entries?: object }[];
}

const names = new Map(
  FILES.flatMap((file) => Object.entries(file as Record<string, MaybeSchema | undefined>)).flatMap(
    ([name, value]) => {
      // One that is read into another shape begins with the one that is sent.
      const entries = value?.pipe?.[0]?.entries ?? value?.entries;
      return entries ? [[entries, name] as const] : [];
    },
  ),
);

export const nameOf: NameOf = (entries) => names.get(entries);
