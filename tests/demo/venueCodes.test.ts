import { describe, expect, it } from 'vitest';
import { calls } from '../../src/contract/calls.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { APP_SEGMENTS } from '../../src/config/paths.ts';
import { venues } from '../../src/demo/venues/all.ts';
import type { ConceptSource } from '../../src/demo/venues/source.ts';
import { codesOf, concepts, modifiersOf, twice } from './venueReading.ts';

const IDS: [what: string, idsOf: (concept: ConceptSource) => number[]][] = [
  ['conceptId', (concept) => [concept.conceptId]],
  ['storeId', (concept) => concept.stores.map((store) => store.storeId)],
  ['categoryId', (concept) => concept.categories.map((category) => category.id)],
  ['item id', (concept) => concept.items.map((item) => item.id)],
  ['group id', (concept) => (concept.groups ?? []).map((group) => group.id)],
  ['modifier id', (concept) => modifiersOf(concept).map((modifier) => modifier.id)],
  ['discount id', (concept) => (concept.discounts ?? []).map((discount) => discount.id)],
  ['promo id', (concept) => (concept.promos ?? []).map((promo) => promo.id)],
  [
    'zoneId',
    (concept) => concept.stores.flatMap((store) => (store.zones ?? []).map((zone) => zone.zoneId)),
  ],
  [
    'areaId',
    (concept) => (concept.cities ?? []).flatMap((city) => city.areas.map((area) => area.areaId)),
  ],
  ['notification id', (concept) => (concept.notifications ?? []).map((popup) => popup.id)],
  ['templateId', (concept) => (concept.ratings ?? []).map((rating) => rating.templateId)],
  [
    'questionId',
    (concept) =>
      (concept.ratings ?? []).flatMap((rating) =>
        rating.questions.map((question) => question.questionId),
      ),
  ],
  ['schemeId', (concept) => (concept.loyalty === undefined ? [] : [concept.loyalty.schemeId])],
  ['tax id', (concept) => (concept.taxes ?? []).map((tax) => tax.id)],
  ['paymentMethodId', (concept) => concept.paymentMethods.map((method) => method.id)],
  ['customerId', (concept) => (concept.customers ?? []).map((customer) => customer.customerId)],
  ['userId', (concept) => (concept.customers ?? []).map((customer) => customer.userId)],
  [
    'addressId',
    (concept) =>
      (concept.customers ?? []).flatMap((customer) =>
        (customer.addresses ?? []).map((address) => address.addressId),
      ),
  ],
];

describe('ids and codes', () => {
  it.each(IDS)('every %s is given once on the host', (_, idsOf) => {
    const ids = concepts.flatMap(idsOf);
    expect(twice(ids)).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('gives every code of a venue, branch and table once', () => {
    const codes = venues.flatMap(codesOf);
    expect(twice(codes.map((code) => code.toUpperCase()))).toEqual([]);
    expect(codes).toContain('T12');
  });

  it('never uses a word of an address as a code', () => {
    const words = new Set(
      [
        ...Object.values(calls)
          .flatMap((controller) => Object.values<Endpoint>(controller))
          .flatMap((call) => call.path.split('/'))
          .filter((segment) => !segment.startsWith(':')),
        ...APP_SEGMENTS,
      ].map((segment) => segment.toLowerCase()),
    );
    expect(words).toContain('placeorder');
    const codes = venues.flatMap(codesOf);
    expect(codes.filter((code) => words.has(code.toLowerCase()) || code === '0')).toEqual([]);
    expect(codes.filter((code) => !/^[A-Z0-9-]{2,20}$/.test(code))).toEqual([]);
  });
});
