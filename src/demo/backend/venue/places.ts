/** The pages before ordering: home, landing, food hall, hotel room, drive-through. */
import type {
  Block,
  DriveThroughSetup,
  HomePage,
  LandingPage,
  MergeScreen,
  RoomInfo,
} from '../../../contract/places.ts';
import type { OrderType } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { HotelSource, MergeSource } from '../../venues/source.ts';
import type { Words } from '../../venues/menuSource.ts';
import type { BlockSource } from '../../venues/pageSource.ts';
import type { Branch } from '../common/catalog.ts';
import { pageColorsOf } from './colors.ts';
import { dineInTypeOf, maybeIso, openingOf } from './hours.ts';
import { say } from '../common/words.ts';
import { isBayTaken } from '../checkout/orderForm.ts';
import { imagesOf, logoOf, thumbnailOf } from '../common/pictures.ts';
import { Refusal } from '../common/refusal.ts';
import { menuScheduleId } from '../menu/shelf.ts';
import type { World } from '../common/world.ts';

const ORDER_TYPE_LABELS: Record<OrderType, Words> = {
  Table: { en: 'At the table', ar: 'على الطاولة' },
  DriveThrough: { en: 'Drive-through', ar: 'من السيارة' },
  Room: { en: 'To the room', ar: 'إلى الغرفة' },
  Delivery: { en: 'Delivery', ar: 'توصيل' },
  PickUp: { en: 'Pick-up', ar: 'استلام' },
};

const DEFAULT_LANDING: BlockSource[] = [
  { kind: 'hero' },
  { kind: 'orderTypePicker' },
  {
    kind: 'addressBar',
    placeholder: { en: 'Where shall we deliver?', ar: 'إلى أين نوصل طلبك؟' },
  },
];

function maybeSay(words: Words | undefined, lang: Lang): string | undefined {
  return words && say(words, lang);
}

function blockView(world: World, branch: Branch, lang: Lang, block: BlockSource): Block {
  const { concept } = branch;
  switch (block.kind) {
    case 'hero':
      return {
        kind: 'hero',
        images: imagesOf(concept, block.picture ?? 'hero'),
        title: maybeSay(block.title, lang),
        text: maybeSay(block.text, lang),
        link: block.link,
      };
    case 'banner': {
      const { startsAt, endsAt, link } = block;
      const images = imagesOf(concept, block.picture);
      return { kind: 'banner', images, alt: say(block.alt, lang), link, startsAt, endsAt };
    }
    case 'orderTypePicker': {
      const types = new Set(concept.stores.flatMap((store) => store.orderTypes));
      const isPaused = world.pausedConcepts.has(concept.conceptId);
      const options = (['Delivery', 'PickUp'] as const).map((orderType) => ({
        orderType,
        label: say(ORDER_TYPE_LABELS[orderType], lang),
        isActive: types.has(orderType) && !isPaused,
        note: maybeSay(block.notes?.[orderType], lang),
      }));
      return { kind: 'orderTypePicker', options };
    }
    case 'addressBar':
      return { kind: 'addressBar', placeholder: say(block.placeholder, lang) };
    case 'categories': {
      const { categoryIds, style = 'tiles' } = block;
      return { kind: 'categories', title: say(block.title, lang), categoryIds, style };
    }
    case 'items': {
      const { itemIds, style = 'strip' } = block;
      return { kind: 'items', title: say(block.title, lang), itemIds, style };
    }
    case 'promos': {
      const promos = (concept.promos ?? [])
        .filter((promo) => block.promoIds.includes(promo.id))
        .map((promo) => ({
          promoCode: promo.code ?? '',
          label: say(promo.label, lang),
          endsAt: promo.endsAt,
        }));
      return { kind: 'promos', title: say(block.title, lang), promos };
    }
    case 'lastOrder':
    case 'stores':
      return { kind: block.kind, title: say(block.title, lang) };
    case 'text':
      return { kind: 'text', title: maybeSay(block.title, lang), text: say(block.text, lang) };
    case 'social':
      return { kind: 'social', links: concept.social ?? [] };
    default: {
      const buttons = block.buttons.map((button) => ({
        ...button,
        label: say(button.label, lang),
      }));
      return { kind: 'buttons', buttons };
    }
  }
}

export function homePage(world: World, branch: Branch, lang: Lang): HomePage {
  const { concept } = branch;
  return {
    blocks: (concept.home ?? []).map((block) => blockView(world, branch, lang, block)),
    colors: pageColorsOf(concept),
    menuScheduleId: menuScheduleId(branch, dineInTypeOf(branch)),
  };
}

export function landingPage(world: World, branch: Branch, lang: Lang): LandingPage {
  const { concept } = branch;
  const types = new Set(concept.stores.flatMap((store) => store.orderTypes));
  return {
    blocks: (concept.landing ?? DEFAULT_LANDING).map((block) =>
      blockView(world, branch, lang, block),
    ),
    colors: pageColorsOf(concept),
    isDelivery: types.has('Delivery'),
    isPickUp: types.has('PickUp'),
    welcome: maybeSay(concept.landingWelcome, lang),
  };
}

export function mergeScreen(world: World, merge: MergeSource, lang: Lang): MergeScreen {
  return {
    code: merge.code,
    label: say(merge.label, lang),
    labelEN: merge.label.en,
    labelAR: merge.label.ar,
    logo: logoOf(merge),
    images: imagesOf(merge, 'hero'),
    text: maybeSay(merge.text, lang),
    colors: pageColorsOf(merge),
    venues: merge.venues.map((venue, index) => {
      const place =
        venue.tableCode === undefined
          ? undefined
          : world.catalog.placeOf(venue.code, venue.tableCode);
      const branch = place ?? world.catalog.branchOf(venue.code);
      const start = venue.start ?? 'Menu';
      const state = venue.state ?? place?.orderType ?? 'View';
      const orderType = state === 'View' ? dineInTypeOf(branch) : state;
      const opening = openingOf(world, branch, orderType);
      const { concept } = branch;
      return {
        code: venue.code,
        tableCode: start === 'Delivery' ? '0' : (venue.tableCode ?? '0'),
        State: state,
        label: say(concept.label, lang),
        labelEN: concept.label.en,
        labelAR: concept.label.ar,
        logo: logoOf(concept),
        images: imagesOf(concept, venue.picture ?? 'hero'),
        cuisine: maybeSay(venue.cuisine, lang),
        isOpenNow: opening.isOpen,
        nextOpenAt: maybeIso(opening.opensAt, concept.timeZone),
        seq: index + 1,
        start,
      };
    }),
  };
}

export function roomOf(hotel: HotelSource, tableId: number): HotelSource['rooms'][number] {
  const room = hotel.rooms.find((entry) => entry.tableId === tableId);
  if (!room) throw new Refusal(-19);
  return room;
}

export function roomInfo(world: World, hotel: HotelSource, tableId: number, lang: Lang): RoomInfo {
  const room = roomOf(hotel, tableId);
  return {
    code: hotel.code,
    tableId,
    tableCode: room.tableCode,
    roomCode: room.roomCode,
    roomLabel: say(room.label, lang),
    hotelName: say(hotel.label, lang),
    logo: logoOf(hotel),
    colors: pageColorsOf(hotel),
    text: maybeSay(hotel.text, lang),
    isActive: room.guest !== undefined,
    guestCheck: hotel.guestCheck,
    isRoomChargeActive: hotel.roomCharge ?? false,
    outlets: hotel.outlets.map((outlet) => {
      const branch = world.catalog.branchOf(outlet.code);
      const opening = openingOf(world, branch, 'Room');
      return {
        code: outlet.code,
        tableCode: `${outlet.code}-${room.roomCode}`,
        label: say(branch.concept.label, lang),
        image: thumbnailOf(branch.concept, outlet.picture ?? 'hero'),
        cuisine: maybeSay(outlet.cuisine, lang),
        isOpenNow: opening.isOpen,
        nextOpenAt: maybeIso(opening.opensAt, branch.concept.timeZone),
        prepMinutes: outlet.prepMinutes,
        trayCharge: outlet.trayCharge,
      };
    }),
  };
}

export function driveThroughSetup(world: World, branch: Branch, lang: Lang): DriveThroughSetup {
  const { store, code } = branch;
  const lane = store.driveThrough;
  if (!lane || world.lanesOff.has(store.storeId)) throw new Refusal(-18);
  return {
    code,
    storeId: store.storeId,
    tableCode: lane.tableCode,
    isActive: true,
    welcome: maybeSay(lane.welcome, lang),
    instructions: maybeSay(lane.instructions, lang),
    fields: lane.fields.map(({ label, ...field }) => ({
      ...field,
      labelEn: label.en,
      labelAr: label.ar,
      pattern: field.pattern,
      maxLength: field.maxLength,
    })),
    carMakes: lane.carMakes,
    carColors: lane.carColors.map(({ id, label, color }) => ({
      id,
      labelEn: label.en,
      labelAr: label.ar,
      color,
    })),
    slots: lane.slots.map((slot) => ({
      ...slot,
      isFree: !isBayTaken(world, store.storeId, slot.slotId, 0),
    })),
    isArrivalCalled: lane.arrivalCalled ?? false,
    readyMinutes: lane.readyMinutes,
    dialCode: lane.dialCode,
  };
}
