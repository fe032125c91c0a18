import { expect, test } from 'vitest';
import { addressOfVenue, lastVenue } from '../../../src/pages/venue/lastVenue.ts';

const NOON_MS = Date.parse('2025-03-01T12:00:00Z');
const venue = { code: 'BEIT', tableCode: 'T12', isDelivery: undefined, label: 'Beit', at: '' };

test.each([
  ['2025-03-01T12:00:00Z', '/Emenu/BEIT/T12'],
  ['2025-03-01T00:00:01Z', '/Emenu/BEIT/T12'],
  ['2025-03-01T00:00:00Z', '/Emenu/BEIT'],
  ['2024-01-01T00:00:00Z', '/Emenu/BEIT'],
  // The clock was set back, or the time of the visit is unknown.
  ['2025-03-02T12:00:00Z', '/Emenu/BEIT'],
  ['', '/Emenu/BEIT'],
])('a table visited at %s opens as %s', (at, address) => {
  expect(lastVenue([{ ...venue, at }, venue], NOON_MS)).toBe(address);
});

test('a delivery opens as one, and nothing opens without a visit', () => {
  const delivery = { ...venue, tableCode: undefined, isDelivery: true };
  expect(addressOfVenue(delivery)).toBe('/Delivery/BEIT');
  expect(lastVenue([delivery], NOON_MS)).toBe('/Delivery/BEIT');
  expect(lastVenue([], NOON_MS)).toBeUndefined();
});
