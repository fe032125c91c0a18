/** The branch that delivers to a point, with fee and duration. */
import type { ZoneCheck } from '../../../contract/customer.ts';
import type { Point } from '../../../contract/basics.ts';
import type { ConceptSource } from '../../venues/source.ts';
import type { ZoneSource } from '../../venues/storeSource.ts';
import type { Branch } from '../common/catalog.ts';
import { maybeIso, openingOf } from '../venue/hours.ts';
import type { World } from '../common/world.ts';

/** Ray casting: an odd number of edges to the east of the point means inside. */
function contains(polygon: readonly Point[], point: Point): boolean {
  let isInside = false;
  polygon.forEach((a, index) => {
    const b = polygon.at(index - 1) ?? a;
    const isBetween = a.latitude > point.latitude !== b.latitude > point.latitude;
    if (!isBetween) return;
    const slope = (b.longitude - a.longitude) / (b.latitude - a.latitude);
    if (point.longitude < a.longitude + slope * (point.latitude - a.latitude)) {
      isInside = !isInside;
    }
  });
  return isInside;
}

interface Target {
  latitude?: number;
  longitude?: number;
  areaId?: number;
}

function hasPin(target: Target): target is Point {
  return (target.latitude ?? 0) !== 0 || (target.longitude ?? 0) !== 0;
}

/** Branches of a brand with their ids and codes. */
export function branchesOf(world: World, concept: ConceptSource): Branch[] {
  return concept.stores.map((store) => world.catalog.branch(store.storeId));
}

interface Served {
  branch: Branch;
  zone: ZoneSource;
}

/** Matches by pin, or by area if there is no pin. */
function servedBy(world: World, concept: ConceptSource, target: Target): Served | undefined {
  for (const branch of branchesOf(world, concept)) {
    if (!branch.store.orderTypes.includes('Delivery')) continue;
    const zone = branch.store.zones?.find((entry) =>
      hasPin(target)
        ? contains(entry.polygon, target)
        : target.areaId !== undefined && entry.areaIds.includes(target.areaId),
    );
    if (zone) return { branch, zone };
  }
  return undefined;
}

const OUT_OF_ZONE: ZoneCheck = {
  inZone: false,
  storeId: 0,
  zoneId: 0,
  deliveryFee: 0,
  minOrderAmount: 0,
  minutes: 0,
  isOpenNow: false,
};

export function checkZone(world: World, concept: ConceptSource, target: Target): ZoneCheck {
  const served = servedBy(world, concept, target);
  if (!served) return OUT_OF_ZONE;
  const { branch, zone } = served;
  const opening = openingOf(world, branch, 'Delivery');
  return {
    inZone: true,
    storeId: branch.store.storeId,
    zoneId: zone.zoneId,
    deliveryFee: zone.fee,
    minOrderAmount: zone.minOrder ?? 0,
    freeDeliveryFrom: zone.freeFrom,
    minutes: zone.minutes,
    isOpenNow: opening.isOpen,
    nextOpenAt: maybeIso(opening.opensAt, concept.timeZone),
  };
}
