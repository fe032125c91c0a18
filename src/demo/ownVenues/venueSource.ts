/** Converts your own venue to the demo's format and assigns the missing ids. */
import type { GroupSource, ItemSource } from '../venues/menuSource.ts';
import { countriesFor } from '../venues/countries.ts';
import type { ConceptSource } from '../venues/source.ts';
import { w } from '../venues/words.ts';
import type { OwnVenue } from './format.ts';

/** The ids of a venue, unique in the file. */
type Numbers = () => number;

export function numbersFrom(first: number): Numbers {
  let last = first - 1;
  return () => {
    last += 1;
    return last;
  };
}

type Choice = OwnVenue['categories'][number]['dishes'][number]['choices'][number];

function groupOf({ name, min, max, options }: Choice, next: Numbers): GroupSource {
  return {
    id: next(),
    label: name,
    control: max === 1 ? 1 : 2,
    min,
    max,
    modifiers: options.map((option) => ({ id: next(), label: option.name, price: option.price })),
  };
}

export function venueSourceOf(
  venue: OwnVenue,
  next: Numbers,
  pictureOf: (file: string) => string,
): ConceptSource {
  const { code, name, currency, timeZone, color, tables, pickUp } = venue;
  const groups: GroupSource[] = [];
  const items: ItemSource[] = [];
  const categories = venue.categories.map((category) => {
    const id = next();
    for (const { choices, name: label, description, picture, ...dish } of category.dishes) {
      const own = choices.map((choice) => groupOf(choice, next));
      groups.push(...own);
      items.push({
        id: next(),
        categoryId: id,
        label,
        price: dish.price,
        groups: own.map((group) => group.id),
        ...(description && { description }),
        ...(picture !== undefined && { picture: pictureOf(picture) }),
        ...(dish.allergens && { allergens: dish.allergens }),
        ...(dish.calories !== undefined && { calories: dish.calories }),
      });
    }
    return { id, label: category.name };
  });
  const storeId = next();
  return {
    kind: 'concept',
    conceptId: next(),
    code,
    label: name,
    currency,
    timeZone,
    header: { colorCode: color, themeColor: color },
    colors: { buttonBgColor: color, titleColor: color },
    stores: [
      {
        storeId,
        label: name,
        address: venue.address,
        location: venue.location,
        phone: venue.phone,
        orderTypes: [
          ...(tables.length > 0 ? (['Table'] as const) : []),
          ...(pickUp ? (['PickUp'] as const) : []),
        ],
        tables: tables.map((table) => ({
          code: table,
          label: w(`Table ${table}`, `طاولة ${table}`),
        })),
        ...(pickUp && { pickUpMinutes: pickUp.minutes }),
      },
    ],
    categories,
    items,
    groups,
    paymentMethods: [
      { id: next(), kind: 'payAtCounter', label: w('Pay at the counter', 'الدفع عند الكاونتر') },
      { id: next(), kind: 'card', label: w('Credit card', 'بطاقة ائتمان') },
    ],
    countries: countriesFor(venue.country),
  };
}
