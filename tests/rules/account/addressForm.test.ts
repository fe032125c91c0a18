import { describe, expect, test } from 'vitest';
import type { Area, DeliveryAddress } from '../../../src/contract/customer.ts';
import { ADDRESS as EXAMPLE } from '../../../src/contract/examples/parts.ts';
import {
  addressPost,
  addressProblems,
  addressValues,
  areaCenter,
  askedTexts,
  nearestArea,
  roundedPoint,
} from '../../../src/rules/account/addressForm.ts';

const RULES = [
  { field: 'block', ask: 'required' as const, maxLength: 10 },
  { field: 'floor', ask: 'optional' as const, maxLength: undefined },
  { field: 'unit', ask: 'required' as const, maxLength: undefined },
  { field: 'postcode', ask: 'no' as const, maxLength: undefined },
  { field: '__proto__', ask: 'required' as const, maxLength: undefined },
  { field: 'areaId', ask: 'required' as const, maxLength: undefined },
];
const ADDRESS: DeliveryAddress = {
  ...(EXAMPLE as DeliveryAddress),
  label: 'work',
  labelText: undefined,
  floor: '2',
  latitude: 29.3,
  longitude: 47.9,
  isPinConfirmed: true,
};

describe('the fields of the form', () => {
  const fields = (type: DeliveryAddress['buildingType']) =>
    askedTexts(RULES, type).map(({ field }) => field);

  test('follow the venue, as far as there is such a field', () => {
    expect(fields('apartment')).toEqual(['block', 'floor', 'unit']);
  });

  test('leave out what a house does not have, unless the venue insists', () => {
    expect(fields('house')).toEqual(['block', 'unit']);
  });

  test('are the fewest that a driver needs if the venue says nothing', () => {
    expect(askedTexts([], 'house').map(({ field }) => field)).toEqual(['street', 'building']);
  });

  test('have a maximum length for each text', () => {
    expect(askedTexts(RULES, 'office').map(({ maxLength }) => maxLength)).toEqual([10, 120, 120]);
  });
});

test('missing fields are reported', () => {
  const empty = addressValues(undefined);
  const asked = askedTexts(RULES, 'apartment');
  expect(addressProblems(empty, asked, true)).toEqual({
    areaId: 'required',
    block: 'required',
    unit: 'required',
  });
  expect(
    addressProblems({ ...empty, label: 'other', block: '1', unit: ' ' }, asked, false),
  ).toEqual({ labelText: 'required', unit: 'required' });
  expect(addressProblems({ ...empty, areaId: 1, block: '1', unit: '2' }, asked, true)).toEqual({});
});

test('texts longer than the venue accepts are reported as well', () => {
  const asked = askedTexts(RULES, 'apartment');
  const long = { ...addressValues(undefined), block: ' 12345678901', unit: 'u'.repeat(10_000) };
  expect(addressProblems(long, asked, false)).toEqual({ block: 'tooLong', unit: 'tooLong' });
  expect(
    addressProblems({ ...long, block: ' 1234567890 ', unit: 'u'.repeat(120) }, asked, false),
  ).toEqual({});
});

describe('the address that is sent', () => {
  const base = { customerId: 501, countryId: 1, areaName: 'Sharq', uniqueId: 'u1' };

  test('keeps what was not changed, and only a new one has a unique id', () => {
    const values = { ...addressValues(ADDRESS), street: ' Street 2 ' };
    const post = addressPost(values, { ...base, addressId: 701 });
    expect(post).toMatchObject({
      addressId: 701,
      label: 'work',
      labelText: undefined,
      street: 'Street 2',
      floor: '2',
      latitude: 29.3,
      longitude: 47.9,
      isPinConfirmed: true,
    });
    expect(post).not.toHaveProperty('uniqueId');
    expect(post).not.toHaveProperty('pin');
    expect(addressPost(values, { ...base, addressId: 0 }).uniqueId).toBe('u1');
  });

  test('has no place on the map without a pin', () => {
    const values = { ...addressValues(ADDRESS), pin: undefined };
    const post = addressPost(values, { ...base, addressId: 701 });
    expect(post).toMatchObject({ latitude: 0, longitude: 0 });
  });
});

describe('the nearest area', () => {
  const area = (areaId: number, latitude?: number) => ({
    areaId,
    labelEN: '',
    labelAR: '',
    center: latitude === undefined ? undefined : { latitude, longitude: 48 },
    isServed: true,
  });
  const cities: Area[] = [
    { cityId: 1, cityEN: '', cityAR: '', areas: [area(11, 29.3), area(12)] },
    { cityId: 2, cityEN: '', cityAR: '', areas: [area(21, 29.36)] },
  ];

  test.each([
    [29.31, { cityId: 1, areaId: 11 }],
    [29.35, { cityId: 2, areaId: 21 }],
    [25, undefined],
  ])('to latitude %d is %o', (latitude, expected) => {
    expect(nearestArea(cities, { latitude, longitude: 48 })).toEqual(expected);
  });

  test('is unknown without any middles', () => {
    expect(nearestArea([], { latitude: 29, longitude: 48 })).toBeUndefined();
  });

  test.each([
    [21, { latitude: 29.36, longitude: 48 }],
    [12, undefined],
    [99, undefined],
  ])('the middle of area %i is %o', (areaId, center) => {
    expect(areaCenter(cities, areaId)).toEqual(center);
  });
});

test('a place is shown to the metre', () => {
  expect(roundedPoint({ latitude: 29.375_859_4, longitude: -47.977_405_6 })).toEqual({
    latitude: 29.375_86,
    longitude: -47.977_41,
  });
});
