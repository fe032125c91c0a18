import * as servingEntries from '../../src/storage/servingEntries.ts';
import { ADDRESS, STORE_SUMMARY } from '../../src/contract/examples/parts.ts';
import type { Row } from './visitRows.ts';

const INSTANT = '2025-03-01T19:30:00+03:00';
const SLOT = { slotId: 's1', from: INSTANT, to: INSTANT };
const json = JSON.stringify;

/** Rows of the storage table for the serving: store, address and time. */
export const servingRows: Row[] = [
  [
    'part of town that a visitor has named',
    servingEntries.askedZoneEntry,
    ['BEIT'],
    'session',
    'askedZone_BEIT',
    json({ areaId: 1501, label: 'شرق', zone: ADDRESS.zone }),
  ],
  [
    'delivery address',
    servingEntries.deliveryAddressEntry,
    ['BEIT'],
    'local',
    'deliveryAddress_BEIT',
    json(ADDRESS),
  ],
  [
    'pick-up address',
    servingEntries.pickupAddressEntry,
    ['BEIT'],
    'local',
    'pickupAddress_BEIT',
    json(STORE_SUMMARY),
  ],
  [
    'delivery time',
    servingEntries.scheduledDeliveryEntry,
    ['BEIT'],
    'local',
    'scheduledDelivery_BEIT',
    json(SLOT),
  ],
  [
    'pick-up time',
    servingEntries.scheduledPickupEntry,
    ['BEIT'],
    'local',
    'scheduledPickup_BEIT',
    json(SLOT),
  ],
  [
    'out-of-zone flag',
    servingEntries.isOutOfZoneEntry,
    ['BEIT'],
    'local',
    'isOutOfZone_BEIT',
    'true',
  ],
  [
    'install banner',
    servingEntries.installBannerEntry,
    ['BEIT'],
    'local',
    'installBanner_BEIT',
    json(INSTANT),
  ],
  ['push told', servingEntries.pushToldEntry, [11], 'local', 'pushTold_11', json('5 AR e')],
  ['push', servingEntries.pushEntry, [11], 'local', 'push_11', json('https://push.example/s/1')],
];
