import { describe, expect, it } from 'vitest';
import { venues } from '../../src/demo/venues/all.ts';
import {
  byCode,
  entriesBelow,
  modifiersOf,
  tableCodesOf,
  twice,
  venueNamed,
} from './venueReading.ts';

type Known = { has: (id: unknown) => boolean };

describe.each(byCode)('%s refers only to existing things', (_, concept) => {
  const { items, stores, categories, groups = [], promos = [], discounts = [] } = concept;
  const { customers = [], ratings = [] } = concept;
  const itemIds = new Set<unknown>(items.map(({ id }) => id));
  const categoryIds = new Set<unknown>(categories.map(({ id }) => id));
  const groupIds = new Set<unknown>(groups.map(({ id }) => id));
  const promoCodes = new Set<unknown>(promos.map(({ code }) => code));
  const promoIds = new Set<unknown>(promos.map(({ id }) => id));
  const storeIds = new Set<unknown>(stores.map(({ storeId }) => storeId));
  const areas = (concept.cities ?? []).flatMap((city) => city.areas);
  const areaIds = new Set<unknown>(areas.map(({ areaId }) => areaId));
  const modifiers = modifiersOf(concept);
  const served = stores.flatMap(({ zones = [] }) => zones.flatMap((zone) => zone.areaIds));
  const addresses = customers.flatMap((customer) => customer.addresses ?? []);
  const ordered = customers.flatMap((customer) =>
    (customer.orders ?? []).flatMap((order) => order.items),
  );

  it.each<[where: string, named: unknown[], known: Known]>([
    ['categories of dishes', items.map(({ categoryId }) => categoryId), categoryIds],
    ['companions', items.flatMap(({ relatedIds = [] }) => relatedIds), itemIds],
    ['groups of dishes', items.flatMap((item) => item.groups ?? []), groupIds],
    ['parents of categories', categories.flatMap(({ parentId }) => parentId ?? []), categoryIds],
    ['nested groups', modifiers.flatMap((modifier) => modifier.groups ?? []), groupIds],
    ['dishes as choices', modifiers.flatMap(({ itemId }) => itemId ?? []), itemIds],
    ['discounted dishes', discounts.flatMap((discount) => discount.itemIds), itemIds],
    [
      'given dishes',
      discounts.flatMap((each) => (each.kind === 'buyGet' ? (each.getItemIds ?? []) : [])),
      itemIds,
    ],
    ['dishes of promos', promos.flatMap((promo) => promo.itemIds ?? []), itemIds],
    ['free dishes', promos.flatMap(({ freeItemId }) => freeItemId ?? []), itemIds],
    ['categories of promos', promos.flatMap((promo) => promo.categoryIds ?? []), categoryIds],
    ['stores of promos', promos.flatMap((promo) => promo.storeIds ?? []), storeIds],
    ['areas of zones', served, areaIds],
    ['areas of addresses', addresses.map(({ areaId }) => areaId), areaIds],
    ['ordered dishes', ordered.map(({ itemId }) => itemId), itemIds],
    ['sold-out dishes', stores.flatMap((store) => store.soldOutItemIds ?? []), itemIds],
  ])('in its %s', (_where, named, known) => {
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('has companions that can be ordered the same way', () => {
    const byId = new Map(items.map((item) => [item.id, item]));
    const strangers = items.flatMap(({ relatedIds = [], orderTypes = ['Table'] }) =>
      relatedIds.filter((id) => {
        const ways = byId.get(id)?.orderTypes;
        return ways !== undefined && !orderTypes.every((way) => ways.includes(way));
      }),
    );
    expect(strangers).toEqual([]);
  });

  it('has nothing twice or unused', () => {
    const filled = new Set(items.map((item) => item.categoryId));
    const parents = new Set(categories.map(({ parentId }) => parentId));
    const empty = categories.filter(({ id }) => !filled.has(id) && !parents.has(id));
    expect(empty).toEqual([]);
    const nested = modifiers.flatMap((modifier) => modifier.groups ?? []);
    const top = new Set(items.flatMap((item) => item.groups ?? []));
    expect(nested.filter((id) => top.has(id))).toEqual([]);
    expect(groups.filter(({ id }) => !top.has(id) && !nested.includes(id))).toEqual([]);
    const discounted = discounts.flatMap(({ itemIds: own }) => own);
    const codes = promos.flatMap(({ code }) => code ?? []);
    expect([nested, discounted, codes, served].flatMap((list) => twice<unknown>(list))).toEqual([]);
  });

  it('has set meals whose courses are dishes', () => {
    for (const item of items) {
      const slots = groups.filter(({ id, comboSlot }) => comboSlot && item.groups?.includes(id));
      expect(slots.length > 0, `${item.id}`).toBe(item.combo === true);
      const courses = slots.flatMap((slot) => slot.modifiers);
      expect(courses.filter(({ itemId }) => itemId === undefined)).toEqual([]);
    }
  });

  it('has complete pages and popups', () => {
    const { home, landing, endingPage, notifications } = concept;
    const known: Record<string, Known> = {
      itemId: itemIds,
      itemIds,
      categoryIds,
      promoIds,
      promoCode: promoCodes,
    };
    const pages = [home, landing, endingPage, notifications, ratings];
    const strays = [...entriesBelow(pages)].flatMap(([key, value]) => {
      const { to, id } = (key === 'link' ? value : {}) as { to?: string; id?: number };
      if (to === 'item' || to === 'category') return known[`${to}Ids`]?.has(id) ? [] : [value];
      return [value].flat().filter((each) => known[key]?.has(each) === false);
    });
    expect(strays).toEqual([]);
  });

  it('has complete follow-up questions', () => {
    for (const { questions } of ratings) {
      const ids = questions.map(({ questionId }) => questionId);
      for (const [place, { showIf }] of questions.entries()) {
        if (showIf) expect(ids.slice(0, place)).toContain(showIf.questionId);
      }
    }
  });
});

describe('halls and hotels', () => {
  it('name existing venues and tables', () => {
    for (const venue of venues) {
      if (venue.kind === 'merge') {
        for (const part of venue.venues) {
          const concept = venueNamed(part.code);
          expect(concept, part.code).toBeDefined();
          if (concept === undefined) continue;
          if (part.start === 'Delivery') {
            expect(concept.stores[0]?.orderTypes).toContain('PickUp');
          } else {
            expect(tableCodesOf(concept)).toContain(part.tableCode);
          }
        }
      }
      if (venue.kind === 'hotel') {
        for (const outlet of venue.outlets) {
          expect(venueNamed(outlet.code)?.stores[0]?.orderTypes).toContain('Room');
        }
        expect(twice(venue.rooms.map((room) => room.tableId))).toEqual([]);
        expect(twice(venue.rooms.map((room) => room.roomCode))).toEqual([]);
      }
    }
  });
});
