import type { Ask, Point } from '../../contract/basics.ts';
import type { AddressFieldRule } from '../../contract/concept.ts';
import type { AddressPost, Area, DeliveryAddress } from '../../contract/customer.ts';
import { distanceKm } from '../common/distance.ts';

/** The text fields of an address, in the order used if the venue sets none. */
export const ADDRESS_TEXTS = [
  'block',
  'street',
  'avenue',
  'building',
  'floor',
  'unit',
  'landmark',
  'directions',
  'postcode',
  'contactName',
  'contactMobileNo',
] as const;
export type AddressText = (typeof ADDRESS_TEXTS)[number];
export const ADDRESS_LABELS = ['home', 'work', 'other'] as const;
export const BUILDING_TYPES = ['house', 'apartment', 'office', 'hotel'] as const;

export type AddressValues = Record<AddressText, string> &
  Pick<DeliveryAddress, 'label' | 'buildingType' | 'cityId' | 'areaId'> & {
    labelText: string;
    /** The position of the door, once it is set on the map. */
    pin: Point | undefined;
    isPinConfirmed: boolean;
  };

export interface AskedText {
  field: AddressText;
  ask: Ask;
  maxLength: number;
}

const LONGEST_TEXT = 120;
const LEAST: AskedText[] = [
  { field: 'street', ask: 'required', maxLength: LONGEST_TEXT },
  { field: 'building', ask: 'required', maxLength: LONGEST_TEXT },
];
/** Left out for a house, unless the venue requires them. */
const WITHIN_A_BUILDING: ReadonlySet<AddressText> = new Set(['floor', 'unit']);

function isText(field: string): field is AddressText {
  return ADDRESS_TEXTS.some((known) => known === field);
}

/** The fields of the form in the venue's order. Unknown fields are ignored. */
export function askedTexts(
  rules: readonly AddressFieldRule[],
  buildingType: DeliveryAddress['buildingType'],
): AskedText[] {
  if (rules.length === 0) return LEAST;
  return rules.flatMap(({ field, ask, maxLength }) => {
    if (!isText(field) || ask === 'no') return [];
    const isIdle = buildingType === 'house' && ask === 'optional' && WITHIN_A_BUILDING.has(field);
    return isIdle ? [] : [{ field, ask, maxLength: maxLength || LONGEST_TEXT }];
  });
}

type AddressProblems = Partial<
  Record<AddressText | 'areaId' | 'labelText', 'required' | 'tooLong'>
>;

export function addressProblems(
  values: AddressValues,
  asked: readonly AskedText[],
  hasAreas: boolean,
): AddressProblems {
  const problems: AddressProblems = {};
  if (hasAreas && values.areaId === 0) problems.areaId = 'required';
  if (values.label === 'other' && values.labelText.trim() === '') problems.labelText = 'required';
  for (const { field, ask, maxLength } of asked) {
    const { length } = values[field].trim();
    if (ask === 'required' && length === 0) problems[field] = 'required';
    // The field limits typing, but an older address may be longer already.
    if (length > maxLength) problems[field] = 'tooLong';
  }
  return problems;
}

export function addressValues(address: DeliveryAddress | undefined): AddressValues {
  const texts = Object.fromEntries(
    ADDRESS_TEXTS.map((field) => [field, address?.[field] ?? '']),
  ) as Record<AddressText, string>;
  const { latitude = 0, longitude = 0 } = address ?? {};
  return {
    ...texts,
    label: address?.label ?? 'home',
    labelText: address?.labelText ?? '',
    buildingType: address?.buildingType ?? 'house',
    cityId: address?.cityId ?? 0,
    areaId: address?.areaId ?? 0,
    pin: latitude === 0 && longitude === 0 ? undefined : { latitude, longitude },
    isPinConfirmed: address?.isPinConfirmed ?? false,
  };
}

interface AddressBase {
  addressId: number;
  customerId: number;
  countryId: number;
  areaName: string;
  uniqueId: string;
}

/** The request for an address. Fields that are not on the form keep their previous values. */
export function addressPost(values: AddressValues, base: AddressBase): AddressPost {
  const { pin, labelText, ...fields } = values;
  const { uniqueId, ...known } = base;
  const trimmed = Object.fromEntries(
    ADDRESS_TEXTS.map((field) => [field, values[field].trim()]),
  ) as Record<AddressText, string>;
  return {
    ...fields,
    ...trimmed,
    ...known,
    labelText: values.label === 'other' ? labelText.trim() : undefined,
    latitude: pin?.latitude ?? 0,
    longitude: pin?.longitude ?? 0,
    ...(base.addressId === 0 && { uniqueId }),
  };
}

/** A position farther than this from every area's centre is in no area. */
const FARTHEST_KM = 8;

export function nearestArea(
  cities: readonly Area[],
  at: Point,
): Pick<DeliveryAddress, 'cityId' | 'areaId'> | undefined {
  const places = cities.flatMap(({ cityId, areas }) =>
    areas.flatMap(({ areaId, center }) =>
      center ? [{ cityId, areaId, km: distanceKm(at, center) }] : [],
    ),
  );
  const [nearest] = places.toSorted((a, b) => a.km - b.km);
  return nearest && nearest.km <= FARTHEST_KM
    ? { cityId: nearest.cityId, areaId: nearest.areaId }
    : undefined;
}

/** The form values for an area; undefined if the venue does not have it. */
export function areaOf(
  cities: readonly Area[],
  areaId: number | undefined,
): Pick<DeliveryAddress, 'cityId' | 'areaId'> | undefined {
  const city = cities.find(({ areas }) => areas.some((area) => area.areaId === areaId));
  return city && areaId !== undefined ? { cityId: city.cityId, areaId } : undefined;
}

export function areaCenter(cities: readonly Area[], areaId: number): Point | undefined {
  return cities.flatMap(({ areas }) => areas).find((area) => area.areaId === areaId)?.center;
}

/** About a metre: precise enough to find a door. */
const EXACT = 100_000;

export function roundedPoint({ latitude, longitude }: Point): Point {
  const rounded = (degrees: number) => Math.round(degrees * EXACT) / EXACT;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
