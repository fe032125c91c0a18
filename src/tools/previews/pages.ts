/** The pages of venues and dishes: the build's own page with the tags that crawlers read. */
import { pictureUrl, type PictureBase } from '../../rules/common/pictures.ts';
import { dishData, priceOf, venueData, type Addresses } from './jsonLd.ts';
import { CommandFault } from '../../build/commandFault.ts';
import type { Dish, Venue } from './venue.ts';
import { escapeHtml } from '../../build/escapeHtml.ts';
import { dataBlock, localesOf, textsOf, titleOf, type Bilingual } from './words.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"[^>]*>/;
const END = '</body>';
/**
 * For a picture's address: a page holds it several times, and longer ones are cut off in transit.
 */
const LONGEST_ADDRESS = 2000;

interface Told {
  title: string;
  /** '' keeps the app's own. */
  description: string;
  site: string;
  address: string;
  picture: string | undefined;
  locales: readonly string[];
  data: unknown;
}

function tagsOf(told: Told): string {
  const [locale, ...others] = told.locales;
  const og: readonly (readonly [string, string | undefined])[] = [
    ['og:type', 'website'],
    ['og:site_name', told.site],
    ['og:title', told.title],
    ['og:description', told.description],
    ['og:url', told.address],
    ['og:locale', locale],
    ...others.map((other) => ['og:locale:alternate', other] as const),
    ['og:image', told.picture],
    ['og:image:alt', told.picture && told.title],
  ];
  return [
    `<link rel="canonical" href="${escapeHtml(told.address)}" />`,
    ...og.flatMap(([name, value]) =>
      value ? [`<meta property="${name}" content="${escapeHtml(value)}" />`] : [],
    ),
    `<meta name="twitter:card" content="${told.picture ? 'summary_large_image' : 'summary'}" />`,
  ].join('\n    ');
}

/** Adds the tags to the build's page; its scripts and settings stay unchanged. */
function pageOf(built: string, told: Told): string {
  const [, ownDescription] = DESCRIPTION.exec(built) ?? [];
  if (!TITLE.test(built) || ownDescription === undefined || !built.includes(END))
    throw new CommandFault(
      '--out: its index.html is not the one that `npm run build` has written.',
    );
  const description = told.description
    ? `<meta name="description" content="${escapeHtml(told.description)}" />`
    : `<meta name="description" content="${ownDescription}" />`;
  return built
    .replace(TITLE, () => `<title>${escapeHtml(told.title)}</title>`)
    .replace(DESCRIPTION, () => `${description}\n    ${tagsOf(told)}`)
    .replace(END, () => `  ${dataBlock(told.data)}\n  ${END}`);
}

interface Site {
  /** The build's page. */
  built: string;
  /** The origin where the app is served. */
  origin: string;
  pictures: PictureBase;
}

function addressesOf({ origin, pictures }: Site): Addresses {
  return {
    page: (path) => `${origin}${path}`,
    picture: (names) => {
      const found = names.flatMap((name) => pictureUrl(name, pictures) ?? []);
      const whole = found.map((address) => new URL(address, origin).href);
      return whole.find(({ length }) => length <= LONGEST_ADDRESS);
    },
  };
}

const joined = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' · ');
const both = (text: Bilingual) => textsOf(text).join(' · ');

function venuePage(venue: Venue, site: Site, addresses: Addresses): string {
  return pageOf(site.built, {
    title: titleOf(venue.name),
    description: joined(both(venue.description), both(venue.address)),
    site: textsOf(venue.name)[0] ?? '',
    address: addresses.page(venue.path),
    picture: addresses.picture(venue.pictures),
    locales: localesOf(venue.name),
    data: venueData(venue, addresses),
  });
}

function dishPage(dish: Dish, venue: Venue, site: Site, addresses: Addresses): string {
  const price = priceOf(dish);
  return pageOf(site.built, {
    title: titleOf(dish.name, venue.name),
    description: joined(price && `${dish.currency} ${price}`, both(dish.description)),
    site: textsOf(venue.name)[0] ?? '',
    address: addresses.page(dish.path),
    picture: addresses.picture([...dish.pictures, ...venue.pictures]),
    locales: localesOf(dish.name),
    data: dishData(dish, addresses),
  });
}

/** The pages of a venue and its dishes, by their path in the app. */
export function pagesOf(venue: Venue, site: Site): Map<string, string> {
  const addresses = addressesOf(site);
  const dishes = venue.sections.flatMap((section) => section.dishes);
  return new Map([
    [venue.path, venuePage(venue, site, addresses)],
    ...dishes.map((dish) => [dish.path, dishPage(dish, venue, site, addresses)] as const),
  ]);
}
