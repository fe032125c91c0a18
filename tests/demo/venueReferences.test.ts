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

describe.each(byCode)('%s points only at what exists', (_, concept) => {
  const items = new Set(concept.items.map((item) => item.id));
  const categories = new Set(concept.categories.map((category) => category.id));
  const groups = new Map((concept.groups ?? []).map((group) => [group.id, group]));
  const promos = concept.promos ?? [];

  it('in its dishes', () => {
    const missing = concept.items.flatMap((item) => [
      ...(categories.has(item.categoryId) ? [] : [`${item.id}: category ${item.categoryId}`]),
      ...(item.relatedIds ?? [])
        .filter((id) => !items.has(id))
        .map((id) => `${item.id}: related ${id}`),
      ...(item.groups ?? []).filter((id) => !groups.has(id)).map((id) => `${item.id}: group ${id}`),
    ]);
    expect(missing).toEqual([]);
  });

  it('with companions that can be ordered the same way', () => {
    const byId = new Map(concept.items.map((item) => [item.id, item]));
    const strangers = concept.items.flatMap((item) =>
      (item.relatedIds ?? []).filter((id) => {
        const ways = byId.get(id)?.orderTypes;
        return (
          ways !== undefined && !(item.orderTypes ?? ['Table']).every((way) => ways.includes(way))
        );
      }),
    );
    expect(strangers).toEqual([]);
  });

  it('in its categories, each of which has dishes', () => {
    const parents = concept.categories.flatMap((category) => category.parentId ?? []);
    expect(parents.filter((id) => !categories.has(id))).toEqual([]);
    const filled = new Set(concept.items.map((item) => item.categoryId));
    expect([...categories].filter((id) => !filled.has(id) && !parents.includes(id))).toEqual([]);
  });

  it('in its choices', () => {
    const modifiers = modifiersOf(concept);
    const nested = modifiers.flatMap((modifier) => modifier.groups ?? []);
    const top = new Set(concept.items.flatMap((item) => item.groups ?? []));
    expect(nested.filter((id) => !groups.has(id))).toEqual([]);
    expect(twice(nested)).toEqual([]);
    expect(nested.filter((id) => top.has(id))).toEqual([]);
    expect([...groups.keys()].filter((id) => !top.has(id) && !nested.includes(id))).toEqual([]);
    expect(
      modifiers.filter((modifier) => modifier.itemId !== undefined && !items.has(modifier.itemId)),
    ).toEqual([]);
  });

  it('in its set meals, whose courses stand for dishes', () => {
    for (const item of concept.items) {
      const slots = (item.groups ?? [])
        .map((id) => groups.get(id))
        .filter((group) => group?.comboSlot);
      expect(slots.length > 0, `${item.id}`).toBe(item.combo === true);
      const unnamed = slots
        .flatMap((slot) => slot?.modifiers ?? [])
        .filter((modifier) => modifier.itemId === undefined);
      expect(unnamed).toEqual([]);
    }
  });

  it('in its offers', () => {
    const named = [
      ...(concept.discounts ?? []).flatMap((discount) =>
        discount.kind === 'buyGet'
          ? discount.itemIds.concat(discount.getItemIds ?? [])
          : discount.itemIds,
      ),
      ...promos.flatMap((promo) => [
        ...(promo.itemIds ?? []),
        ...(promo.freeItemId === undefined ? [] : [promo.freeItemId]),
      ]),
    ];
    expect(named.filter((id) => !items.has(id))).toEqual([]);
    expect(twice((concept.discounts ?? []).flatMap((discount) => discount.itemIds))).toEqual([]);
    expect(
      promos.flatMap((promo) => promo.categoryIds ?? []).filter((id) => !categories.has(id)),
    ).toEqual([]);
    const stores = new Set(concept.stores.map((store) => store.storeId));
    expect(promos.flatMap((promo) => promo.storeIds ?? []).filter((id) => !stores.has(id))).toEqual(
      [],
    );
    expect(twice(promos.flatMap((promo) => promo.code ?? []))).toEqual([]);
  });

  it('in its pages and popups', () => {
    const codes = new Set(promos.map((promo) => promo.code));
    const pages = [
      concept.home,
      concept.landing,
      concept.endingPage,
      concept.notifications,
      concept.ratings,
    ];
    for (const [key, value] of entriesBelow(pages)) {
      if (key === 'itemIds') expect((value as number[]).filter((id) => !items.has(id))).toEqual([]);
      if (key === 'categoryIds')
        expect((value as number[]).filter((id) => !categories.has(id))).toEqual([]);
      if (key === 'promoIds') {
        expect(
          (value as number[]).filter((id) => !promos.some((promo) => promo.id === id)),
        ).toEqual([]);
      }
      if (key === 'itemId') expect(items).toContain(value);
      if (key === 'promoCode') expect(codes).toContain(value);
      if (key === 'link') {
        const link = value as { to: string; id?: number };
        if (link.to === 'item') expect(items).toContain(link.id);
        if (link.to === 'category') expect(categories).toContain(link.id);
      }
    }
  });

  it('in its follow-up questions', () => {
    for (const rating of concept.ratings ?? []) {
      const asked: number[] = [];
      for (const question of rating.questions) {
        if (question.showIf !== undefined) expect(asked).toContain(question.showIf.questionId);
        asked.push(question.questionId);
      }
    }
  });

  it('in its zones and its customers', () => {
    const areas = new Set(
      (concept.cities ?? []).flatMap((city) => city.areas.map((area) => area.areaId)),
    );
    const served = concept.stores.flatMap((store) =>
      (store.zones ?? []).flatMap((zone) => zone.areaIds),
    );
    expect(served.filter((id) => !areas.has(id))).toEqual([]);
    expect(twice(served)).toEqual([]);
    const customers = concept.customers ?? [];
    const addresses = customers.flatMap((customer) => customer.addresses ?? []);
    expect(addresses.filter((address) => !areas.has(address.areaId))).toEqual([]);
    const ordered = customers.flatMap((customer) =>
      (customer.orders ?? []).flatMap((order) => order.items),
    );
    expect(ordered.filter((line) => !items.has(line.itemId))).toEqual([]);
    expect(
      concept.stores.flatMap((store) => store.soldOutItemIds ?? []).filter((id) => !items.has(id)),
    ).toEqual([]);
  });
});

describe('halls and hotels', () => {
  it('name venues and tables that exist', () => {
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
