/** Venues and dishes in schema.org's vocabulary, as far as the server describes them. */
import { formatMajor, decimalsOf } from '../../rules/common/money.ts';
import type { DietaryTag } from '../../contract/menu.ts';
import type { Dish, Venue } from './venue.ts';
import { textsOf, type Bilingual } from './words.ts';

/** Makes complete addresses from paths of the app and names of pictures. */
export interface Addresses {
  page: (path: string) => string;
  /** Undefined if no picture may be shown. */
  picture: (names: readonly string[]) => string | undefined;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Closing at midnight: schema.org has no 24:00. */
const LAST_MINUTE = '23:59';
/** Keeps the page of a large menu light for its visitors; each dish has its own page. */
const MOST_DISHES = 200;

const DIETS: Partial<Record<DietaryTag, string>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  glutenFree: 'GlutenFreeDiet',
  lowCalorie: 'LowCalorieDiet',
};

function namesOf(name: Bilingual) {
  const [first, second] = textsOf(name);
  return { name: first, alternateName: second };
}

function descriptionOf(text: Bilingual): string | undefined {
  return textsOf(text).join(' · ') || undefined;
}

function hoursOf({ week }: Venue) {
  const days = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>();
  for (const { day, ranges } of week) {
    const name = DAYS[day];
    for (const { from: opens, to } of ranges) {
      const closes = to === '24:00' ? LAST_MINUTE : to;
      if (name === undefined || !TIME.test(opens) || !TIME.test(closes)) continue;
      const known = days.get(`${opens} ${closes}`) ?? { opens, closes, dayOfWeek: [] };
      known.dayOfWeek.push(name);
      days.set(`${opens} ${closes}`, known);
    }
  }
  if (days.size === 0) return undefined;
  return [...days.values()].map(({ dayOfWeek, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  }));
}

/** `4.750`, in the app's format; undefined if the price depends on the diner's choices. */
export function priceOf({ price, currency, currencyDecimals }: Dish): string | undefined {
  return price > 0 ? formatMajor(price, decimalsOf(currency, currencyDecimals)) : undefined;
}

function offerOf(dish: Dish) {
  const price = priceOf(dish);
  return price && { '@type': 'Offer', price, priceCurrency: dish.currency };
}

function restaurantOf(venue: Venue, { page, picture }: Addresses) {
  const { location, address, phone, currency } = venue;
  return {
    '@type': 'Restaurant',
    ...namesOf(venue.name),
    url: page(venue.path),
    description: descriptionOf(venue.description),
    image: picture(venue.pictures),
    address: descriptionOf(address),
    telephone: phone || undefined,
    geo: location && { '@type': 'GeoCoordinates', ...location },
    openingHoursSpecification: hoursOf(venue),
    currenciesAccepted: currency || undefined,
  };
}

function itemOf(dish: Dish, page: Addresses['page']) {
  return {
    '@type': 'MenuItem',
    ...namesOf(dish.name),
    url: page(dish.path),
    offers: offerOf(dish),
  };
}

function menuOf({ sections }: Venue, { page }: Addresses) {
  let left = MOST_DISHES;
  const named = sections.map(({ name, dishes }) => {
    const shown = dishes.slice(0, left);
    left -= shown.length;
    const hasMenuItem = shown.map((dish) => itemOf(dish, page));
    return { '@type': 'MenuSection', ...namesOf(name), hasMenuItem };
  });
  const hasMenuSection = named.filter(({ hasMenuItem }) => hasMenuItem.length > 0);
  return hasMenuSection.length > 0 ? { '@type': 'Menu', hasMenuSection } : undefined;
}

/** The block of a venue's page. */
export function venueData(venue: Venue, addresses: Addresses) {
  return {
    '@context': 'https://schema.org',
    ...restaurantOf(venue, addresses),
    hasMenu: menuOf(venue, addresses),
  };
}

/** The block of a dish's page. */
export function dishData(dish: Dish, addresses: Addresses) {
  const diets = dish.dietaryTags.flatMap((tag) => DIETS[tag] ?? []);
  return {
    '@context': 'https://schema.org',
    ...itemOf(dish, addresses.page),
    description: descriptionOf(dish.description),
    image: addresses.picture(dish.pictures),
    suitableForDiet:
      diets.length > 0 ? diets.map((diet) => `https://schema.org/${diet}`) : undefined,
    nutrition: dish.calories
      ? { '@type': 'NutritionInformation', calories: `${dish.calories} calories` }
      : undefined,
  };
}
