/** Branches in the contract's shape. */
import type { StoreAddress, StoreLocation, StoreSummary } from '../../../contract/stores.ts';
import type { Branch } from '../common/catalog.ts';
import { dineInTypeOf, maybeIso, openingOf } from './hours.ts';
import { thumbnailOf } from '../common/pictures.ts';
import type { World } from '../common/world.ts';

const EARTH_RADIUS_KM = 6371;
const DEFAULT_PICK_UP_MINUTES = 20;
const DEFAULT_DELIVERY_MINUTES = 45;

interface Position {
  latitude: number;
  longitude: number;
}

function distanceKm(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = radians(b.latitude - a.latitude);
  const dLng = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h)) * 10) / 10;
}

export function positionOf(query: URLSearchParams): Position | undefined {
  const latitude = Number(query.get('latitude') ?? Number.NaN);
  const longitude = Number(query.get('longitude') ?? Number.NaN);
  return Number.isNaN(latitude) || Number.isNaN(longitude) ? undefined : { latitude, longitude };
}

export function storeSummary(world: World, branch: Branch, from?: Position): StoreSummary {
  const { concept, store, code } = branch;
  const type = store.orderTypes.includes('PickUp') ? 'PickUp' : dineInTypeOf(branch);
  const opening = openingOf(world, branch, type);
  const isPickUp = store.orderTypes.includes('PickUp');
  const isDelivery = store.orderTypes.includes('Delivery');
  return {
    storeId: store.storeId,
    code,
    labelEN: store.label.en,
    labelAR: store.label.ar,
    addressEN: store.address.en,
    addressAR: store.address.ar,
    location: store.location,
    distanceKm: from && distanceKm(from, store.location),
    phone: store.phone,
    image: store.image === undefined ? undefined : thumbnailOf(concept, store.image),
    isOpenNow: opening.isOpen,
    nextOpenAt: maybeIso(opening.opensAt, concept.timeZone),
    closesAt: maybeIso(opening.closesAt, concept.timeZone),
    isBusy: store.isBusy ?? false,
    isDelivery,
    isPickUp,
    isDriveThrough: store.driveThrough !== undefined,
    pickUpMinutes: isPickUp ? (store.pickUpMinutes ?? DEFAULT_PICK_UP_MINUTES) : undefined,
    deliveryMinutes: isDelivery ? (store.deliveryMinutes ?? DEFAULT_DELIVERY_MINUTES) : undefined,
  };
}

export function storeLocation(world: World, branch: Branch): StoreLocation {
  const { location, storeId } = branch.store;
  const query = `${location.latitude},${location.longitude}`;
  return {
    storeId,
    location,
    mapUrl: `https://www.openstreetmap.org/?mlat=${location.latitude}&mlon=${location.longitude}#map=17/${query.replace(',', '/')}`,
    isOpenNow: openingOf(world, branch, dineInTypeOf(branch)).isOpen,
  };
}

export function storeAddress(branch: Branch, lang: 'EN' | 'AR'): StoreAddress {
  const { store } = branch;
  return {
    storeId: store.storeId,
    labelEN: store.label.en,
    labelAR: store.label.ar,
    addressEN: store.address.en,
    addressAR: store.address.ar,
    phone: store.phone,
    pickUpNoteEN: store.pickUpNote?.en,
    pickUpNoteAR: store.pickUpNote?.ar,
    parkingNote: store.parkingNote && (lang === 'AR' ? store.parkingNote.ar : store.parkingNote.en),
  };
}
