/** The names of the contract's objects, by their fields. */
import * as cart from '../cart.ts';
import * as colors from '../colors.ts';
import * as concept from '../concept.ts';
import * as customer from '../customer.ts';
import * as menu from '../menu.ts';
import * as modifiers from '../modifiers.ts';
import * as notification from '../notification.ts';
import * as orders from '../orders.ts';
import * as payment from '../payment.ts';
import * as places from '../places.ts';
import * as promo from '../promo.ts';
import * as rating from '../rating.ts';
import * as stores from '../stores.ts';
import * as tableHours from '../tableHours.ts';
import * as venue from '../venue.ts';

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
      // A transformed object starts with the shape that is sent.
      const entries = value?.pipe?.[0]?.entries ?? value?.entries;
      return entries ? [[entries, name] as const] : [];
    },
  ),
);

export const nameOf: NameOf = (entries) => names.get(entries);
