/** A brand's settings in the contract's shape. */
import type { Area, MapSetup } from '../../../contract/customer.ts';
import type { EndingPageSetting } from '../../../contract/orders.ts';
import type { ConceptInfo, ConceptSetup, Country } from '../../../contract/concept.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { StoreRef } from '../../../contract/venue.ts';
import type { ConceptSource } from '../../venues/source.ts';
import { addressRules } from '../account/addresses.ts';
import { decimals, type Branch, type CodeTarget } from '../common/catalog.ts';
import { pageColorsOf } from './colors.ts';
import { isVoucherShown, noteMaxLength, paymentMethods } from '../menu/menuView.ts';
import { say } from '../common/words.ts';
import { decimalsOf } from '../common/money.ts';
import { logoOf, thumbnailOf } from '../common/pictures.ts';
import { templateFor } from '../rating/ratings.ts';
import { otpRules } from '../account/verification.ts';
import type { World } from '../common/world.ts';
import { branchesOf } from '../delivery/zones.ts';

const DEFAULT_CART_MINUTES = 2;
const DEFAULT_SLOT_MINUTES = 30;
const CITY_ZOOM = 12;
const ENDING_PAGE = 1;
const DINE_IN = new Set(['Table', 'Room', 'DriveThrough']);

export function storeRef(code: string, target: CodeTarget): StoreRef {
  if (target.kind === 'merge' || target.kind === 'hotel') {
    const venue = target.kind === 'merge' ? target.merge : target.hotel;
    return {
      storeId: 0,
      code,
      kind: target.kind,
      conceptId: 0,
      conceptCode: '',
      labelEN: venue.label.en,
      labelAR: venue.label.ar,
      currency: venue.currency,
      currencyDecimals: decimalsOf(venue.currency),
      timeZone: venue.timeZone,
      selfOrder: true,
      delivery: false,
    };
  }
  const { concept, store, kind } = target;
  const types = concept.stores.flatMap((entry) => entry.orderTypes);
  return {
    storeId: store.storeId,
    code,
    kind,
    conceptId: concept.conceptId,
    conceptCode: concept.code,
    labelEN: concept.label.en,
    labelAR: concept.label.ar,
    currency: concept.currency,
    currencyDecimals: decimals(concept),
    timeZone: concept.timeZone,
    selfOrder: types.some((type) => DINE_IN.has(type)),
    delivery: types.includes('Delivery') || types.includes('PickUp'),
  };
}

export function conceptSetup(world: World, branch: Branch, code: string): ConceptSetup {
  const { concept } = branch;
  const { delivery = {} } = concept;
  const types = new Set(concept.stores.flatMap((store) => store.orderTypes));
  const isOrderingPaused = world.pausedConcepts.has(concept.conceptId);
  const isForDelivery = (method: { orderTypes: string[] }) =>
    method.orderTypes.includes('Delivery') || method.orderTypes.includes('PickUp');
  return {
    conceptId: concept.conceptId,
    code,
    currency: concept.currency,
    currencyDecimals: decimals(concept),
    timeZone: concept.timeZone,
    isDeliveryActive: types.has('Delivery'),
    isPickUpActive: types.has('PickUp'),
    isOrderingPaused,
    isScheduledOrderActive: delivery.slots !== undefined,
    scheduleDaysAhead: delivery.slots?.daysAhead ?? 0,
    slotMinutes: delivery.slots?.minutes ?? DEFAULT_SLOT_MINUTES,
    leadMinutes: delivery.slots?.leadMinutes ?? 0,
    cartExpiryMinutes: delivery.cartExpiryMinutes ?? DEFAULT_CART_MINUTES,
    minOrderDelivery: delivery.minOrderDelivery ?? 0,
    minOrderPickUp: delivery.minOrderPickUp ?? 0,
    freeDeliveryFrom: delivery.freeDeliveryFrom,
    otp: otpRules(concept),
    defaultCountryId: countries(concept).find((country) => country.isDefault)?.id ?? 0,
    paymentMethods: paymentMethods(world, concept).filter(isForDelivery),
    tips: concept.tips,
    cashRounding: concept.cashRounding,
    isPromoActive: (concept.promos ?? []).length > 0,
    isLoyaltyActive: concept.loyalty !== undefined,
    isDisplayVoucher: isVoucherShown(concept),
    noteMaxLength: noteMaxLength(concept),
    isCutleryAsked: delivery.askCutlery ?? false,
    isLeaveAtDoorAllowed: delivery.leaveAtDoor ?? false,
    cancelMinutes: delivery.cancelMinutes ?? 0,
    askEmail: delivery.askEmail ?? 'no',
    askBirthday: delivery.askBirthday ?? 'no',
    addressFields: addressRules(concept),
    termsUrl: delivery.termsUrl,
    privacyUrl: delivery.privacyUrl,
    isInstallBannerActive: delivery.installBanner ?? true,
    isPushActive: true,
  };
}

export function conceptInfo(concept: ConceptSource): ConceptInfo {
  return {
    conceptId: concept.conceptId,
    labelEN: concept.label.en,
    labelAR: concept.label.ar,
    descriptionEN: concept.description?.en,
    descriptionAR: concept.description?.ar,
    logo: logoOf(concept),
    phone: concept.phone ?? concept.stores[0]?.phone,
    whatsapp: concept.whatsapp,
    email: concept.email,
    website: concept.website,
    social: concept.social,
    legalName: concept.legalName,
    taxNumber: concept.taxNumber,
    allergenNoteEN: concept.allergenNote?.en,
    allergenNoteAR: concept.allergenNote?.ar,
  };
}

export function countries(concept: ConceptSource): Country[] {
  const hasDefault = concept.countries.some((country) => country.isDefault);
  return concept.countries.map(({ label, ...country }, index) => ({
    ...country,
    labelEN: label.en,
    labelAR: label.ar,
    isDefault: hasDefault ? (country.isDefault ?? false) : index === 0,
  }));
}

export function areas(concept: ConceptSource): Area[] {
  const served = new Set(
    concept.stores.flatMap((store) => (store.zones ?? []).flatMap((zone) => zone.areaIds)),
  );
  return (concept.cities ?? []).map((city) => ({
    cityId: city.cityId,
    cityEN: city.label.en,
    cityAR: city.label.ar,
    areas: city.areas.map((area) => ({
      areaId: area.areaId,
      labelEN: area.label.en,
      labelAR: area.label.ar,
      center: area.center,
      isServed: served.has(area.areaId),
    })),
  }));
}

export function mapSetup(world: World, concept: ConceptSource, storeId: number): MapSetup {
  const all = branchesOf(world, concept).map((branch) => branch.store);
  const stores = storeId === 0 ? all : all.filter((store) => store.storeId === storeId);
  const centre = (stores[0] ?? all[0])?.location ?? { latitude: 0, longitude: 0 };
  return {
    storeId,
    center: centre,
    zoom: CITY_ZOOM,
    stores: stores.map((store) => ({ storeId: store.storeId, location: store.location })),
    zones: stores.flatMap((store) =>
      (store.zones ?? []).map((zone) => ({
        zoneId: zone.zoneId,
        storeId: store.storeId,
        polygon: zone.polygon,
      })),
    ),
  };
}

export function endingPage(concept: ConceptSource, lang: Lang): EndingPageSetting {
  const page = concept.endingPage;
  return {
    isActive: page !== undefined,
    titleEN: page?.title.en ?? 'Thank you!',
    titleAR: page?.title.ar ?? 'شكرًا لك!',
    textEN: page?.text.en ?? '',
    textAR: page?.text.ar ?? '',
    image: page?.picture === undefined ? undefined : thumbnailOf(concept, page.picture),
    colors: pageColorsOf(concept),
    isOrderNoShown: true,
    isStatusShown: true,
    isReceiptShown: page?.showReceipt ?? true,
    isOrderMoreShown: true,
    isRatingShown: (page?.showRating ?? true) && templateFor(concept, ENDING_PAGE) !== undefined,
    ratingPageId: ENDING_PAGE,
    buttons: (page?.buttons ?? []).map(({ label, link }) => ({
      label: say(label, lang),
      link,
    })),
  };
}
