import { describe, expect, it } from 'vitest';
import { calls } from '../../src/contract/calls.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { APP_SEGMENTS } from '../../src/rules/common/routes.ts';
import { venues } from '../../src/demo/venues/all.ts';
import type { ConceptSource } from '../../src/demo/venues/source.ts';
import { codesOf, concepts, entriesBelow, modifiersOf, twice } from './venueReading.ts';

const IDS: [what: string, idsOf: (concept: ConceptSource) => number[]][] = [
  ['storeId', (concept) => concept.stores.map((store) => store.storeId)],
  ['categoryId', (concept) => concept.categories.map((category) => category.id)],
  ['item id', (concept) => concept.items.map((item) => item.id)],
  ['group id', (concept) => (concept.groups ?? []).map((group) => group.id)],
  ['modifier id', (concept) => modifiersOf(concept).map((modifier) => modifier.id)],
  ['discount id', (concept) => (concept.discounts ?? []).map((discount) => discount.id)],
  ['promo id', (concept) => (concept.promos ?? []).map((promo) => promo.id)],
  ['areaId', ({ cities = [] }) => cities.flatMap(({ areas }) => areas.map((area) => area.areaId))],
  ['notification id', (concept) => (concept.notifications ?? []).map((popup) => popup.id)],
  [
    'questionId',
    ({ ratings = [] }) => ratings.flatMap(({ questions }) => questions.map((q) => q.questionId)),
  ],
  ['tax id', (concept) => (concept.taxes ?? []).map((tax) => tax.id)],
  ['paymentMethodId', (concept) => concept.paymentMethods.map((method) => method.id)],
];
/** Ids that are defined, but never referred to under the same name. */
const OWN = ['conceptId', 'zoneId', 'templateId', 'schemeId', 'customerId', 'userId', 'addressId'];

describe('ids and codes', () => {
  it.each([
    ...IDS.map(([name, idsOf]) => [name, concepts.flatMap(idsOf)] as const),
    ...OWN.map((name) => {
      const named = [...entriesBelow(concepts)].filter(([key]) => key === name);
      return [name, named.map(([, id]) => id)] as const;
    }),
  ])('every %s is unique on the host', (_, ids) => {
    expect(twice<unknown>([...ids])).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('makes every code of a venue, branch and table unique', () => {
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
