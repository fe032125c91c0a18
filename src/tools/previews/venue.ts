/** A venue's public data: its names, address, opening hours and menu. */
import { links } from '../../rules/common/routes.ts';
import type { Point, TimeRange } from '../../contract/basics.ts';
import { getMenu as getDeliveryMenu } from '../../contract/endpoints/delivery/menu.ts';
import {
  getConceptInfo,
  getHeaderSetup,
  getOperationHours,
  getStoreAddress,
  getStoreList,
} from '../../contract/endpoints/delivery/settings.ts';
import { getMenu, getStoreIdFromCode } from '../../contract/endpoints/menu.ts';
import { DEFAULT_LANG as lang } from '../../contract/languages.ts';
import type { Menu } from '../../contract/menu.ts';
import type { StoreRef } from '../../contract/venue.ts';
import { ask, askIfThere, PreviewFault, type Server } from './ask.ts';
import { bilingual, shortened, textsOf, type Bilingual } from './words.ts';

const LONGEST_NAME = 70;
const LONGEST_TEXT = 200;

/** Opening hours of one weekday; 0 is Sunday. */
interface Day {
  day: number;
  ranges: readonly TimeRange[];
}

export interface Venue {
  /** The path of its page in the app. */
  path: string;
  name: Bilingual;
  description: Bilingual;
  address: Bilingual;
  phone: string;
  location: Point | undefined;
  /** Names of pictures, the best one first. */
  pictures: readonly string[];
  week: readonly Day[];
  currency: string;
  sections: readonly Section[];
}

interface Section {
  name: Bilingual;
  dishes: readonly Dish[];
}

export interface Dish {
  path: string;
  name: Bilingual;
  description: Bilingual;
  pictures: readonly string[];
  price: number;
  currency: string;
  currencyDecimals: number | undefined;
  dietaryTags: Menu['menuItems'][number]['dietaryTags'];
  calories: number | undefined;
}

/** One path segment that is a valid file name; other codes cannot have a file. */
const SEGMENT = /^\w[\w.-]*$/;

async function refOf(server: Server, code: string): Promise<StoreRef> {
  if (!SEGMENT.test(code))
    throw new PreviewFault(
      `--codes: ${JSON.stringify(shortened(code, LONGEST_NAME))} cannot be the name of a folder.`,
    );
  try {
    return await ask(server, getStoreIdFromCode, { code });
  } catch (error) {
    if (error instanceof PreviewFault && error.isUnknown)
      throw new PreviewFault(`--codes: ${server.host} knows no venue ${code}.`);
    throw error;
  }
}

type Item = Menu['menuItems'][number];

/** The widest picture first, because sites show it large; the thumbnail last. */
function picturesOf({ images, thumbnailImageName }: Item): string[] {
  const widest = images.toSorted((one, other) => other.width - one.width);
  return [...widest.map(({ name }) => name), thumbnailImageName].filter((name) => name !== '');
}

function sectionsOf(menu: Menu, linkTo: (id: number) => string): Section[] {
  const dishOf = (item: Item): Dish => ({
    path: linkTo(item.id),
    name: bilingual(item.labelEN || item.label, item.labelAR, LONGEST_NAME),
    description: bilingual(
      item.descriptionEN || item.description,
      item.descriptionAR,
      LONGEST_TEXT,
    ),
    pictures: picturesOf(item),
    price: item.price,
    currency: item.currency,
    currencyDecimals: menu.currencyDecimals,
    dietaryTags: item.dietaryTags,
    calories: item.calories,
  });
  // Items that are not food (bags, cutlery) should not appear in search results.
  const items = new Map(
    menu.menuItems
      .filter(({ id, isNonItem }) => id > 0 && !isNonItem)
      .map((item) => [item.id, item]),
  );
  const inOrder = [...items.values()].toSorted((one, other) => one.seq - other.seq);
  return menu.categories
    .toSorted((one, other) => one.seq - other.seq)
    .map((category) => ({
      name: bilingual(category.labelEN || category.label, category.labelAR, LONGEST_NAME),
      dishes: inOrder
        .filter(({ categoryId }) => categoryId === category.categoryId)
        .map(dishOf)
        .filter(({ name }) => textsOf(name).length > 0),
    }))
    .filter(({ dishes }) => dishes.length > 0);
}

/** The venue's pages: those of its delivery side if it has one, else those of its tables. */
function sideOf({ kind, delivery }: StoreRef, code: string) {
  if (kind === 'hotel')
    throw new PreviewFault(
      `--codes: ${code} is a hotel, whose pages belong to its rooms; name its restaurants.`,
    );
  if (kind === 'merge') return { path: links.merge(code) };
  return delivery
    ? { path: links.delivery(code), dish: (id: number) => links.deliveryItem(code, id) }
    : { path: links.menu(code), dish: (id: number) => links.item(code, id) };
}

/** Reads everything that the pages of a venue show. */
export async function readVenue(server: Server, code: string): Promise<Venue> {
  const ref = await refOf(server, code);
  const { storeId, delivery } = ref;
  const side = sideOf(ref, code);
  const menuOf = () =>
    delivery
      ? ask(server, getDeliveryMenu, { lang, storeId })
      : ask(server, getMenu, { lang, code });
  const [menu, header, info, at, stores, hours] = await Promise.all([
    side.dish && menuOf(),
    askIfThere(server, getHeaderSetup, { lang, code }),
    askIfThere(server, getConceptInfo, { code }),
    askIfThere(server, getStoreAddress, { storeId }),
    askIfThere(server, getStoreList, { lang, code }),
    askIfThere(server, getOperationHours, { storeId }),
  ]);
  const store = stores?.find((each) => each.storeId === storeId);
  const name = bilingual(
    header?.labelEN || ref.labelEN || info?.labelEN,
    header?.labelAR || ref.labelAR || info?.labelAR,
    LONGEST_NAME,
  );
  return {
    path: side.path,
    name: textsOf(name).length > 0 ? name : bilingual(code, '', LONGEST_NAME),
    description: bilingual(info?.descriptionEN, info?.descriptionAR, LONGEST_TEXT),
    address: bilingual(
      at?.addressEN || store?.addressEN,
      at?.addressAR || store?.addressAR,
      LONGEST_TEXT,
    ),
    phone: shortened(at?.phone || store?.phone || info?.phone, LONGEST_NAME),
    location: store?.location,
    pictures: [store?.image, info?.logo, header?.logo].filter((each) => each !== undefined),
    week: (hours?.week ?? []).map(({ day, ...ranges }) => ({
      day,
      ranges: delivery ? ranges.delivery : ranges.dineIn,
    })),
    currency: menu?.currency || ref.currency,
    sections: menu && side.dish ? sectionsOf(menu, side.dish) : [],
  };
}
