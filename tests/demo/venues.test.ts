import { describe, expect, it } from 'vitest';
import { pictureResponse } from '../../src/demo/pictures/pictures.ts';
import { venues } from '../../src/demo/venues/all.ts';
import type { GroupSource, Words } from '../../src/demo/venues/menuSource.ts';
import type { VenueSource } from '../../src/demo/venues/source.ts';
import { byCode, entriesBelow } from './venueReading.ts';

const DEFAULT_DECIMALS = 2;
const allByCode: [code: string, venue: VenueSource][] = venues.map((venue) => [venue.code, venue]);

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;
}

describe.each(allByCode)('%s speaks both languages', (_, venue) => {
  const words = [...entriesBelow(venue)].map(([, value]) => value).filter(isWords);

  it('has Arabic in Arabic letters and English in Latin ones', () => {
    expect(words.length).toBeGreaterThan(4);
    expect(words.filter(({ ar }) => !/[\u0621-\u064a]/.test(ar) || /[A-Za-z]/.test(ar))).toEqual(
      [],
    );
    expect(words.filter(({ en }) => en.trim() === '' || /[\u0600-\u06ff]/.test(en))).toEqual([]);
  });

  it('has no stray spaces or Latin commas in Arabic', () => {
    expect(
      words.filter(({ ar, en }) => ar !== ar.trim() || en !== en.trim() || / {2}/.test(ar + en)),
    ).toEqual([]);
    expect(words.filter(({ ar }) => /[,;?]/.test(ar))).toEqual([]);
  });
});

describe.each(byCode)('%s can be ordered from', (_, concept) => {
  const decimals = concept.decimals ?? DEFAULT_DECIMALS;

  function satisfies(group: GroupSource): boolean {
    const { min = 0, control = 1, max = control === 1 ? 1 : 0 } = group;
    const open = group.modifiers.filter((modifier) => modifier.soldOut !== true);
    const units = open.reduce(
      (sum, modifier) => sum + (control === 3 ? (modifier.maxQty ?? 99) : 1),
      0,
    );
    return units >= min && (max === 0 || max >= min);
  }

  it('has required choices that can be met', () => {
    expect(
      (concept.groups ?? []).filter((group) => !satisfies(group)).map((group) => group.id),
    ).toEqual([]);
  });

  it('has presets that fit their group', () => {
    const unfit = (concept.groups ?? []).filter((group) => {
      const preset = group.modifiers.filter((modifier) => modifier.isDefault === true);
      const { control = 1, max = control === 1 ? 1 : 0 } = group;
      return (max > 0 && preset.length > max) || preset.some((modifier) => modifier.soldOut);
    });
    expect(unfit.map((group) => group.id)).toEqual([]);
  });

  it('has amounts that its currency can show', () => {
    const fits = (amount: number) => Number(amount.toFixed(decimals)) === amount && amount >= 0;
    const amounts = [...entriesBelow([concept.items, concept.groups])]
      .filter(([key]) => key === 'price' || key === 'oldPrice')
      .map(([, value]) => value as number);
    expect(amounts.filter((amount) => !fits(amount))).toEqual([]);
    const fees = [
      ...Object.values(concept.packaging ?? {}),
      ...concept.paymentMethods.flatMap((method) => [
        method.fee ?? 0,
        method.min ?? 0,
        method.max ?? 0,
      ]),
      ...concept.stores.flatMap((store) =>
        (store.zones ?? []).flatMap((zone) => [zone.fee, zone.minOrder ?? 0, zone.freeFrom ?? 0]),
      ),
    ];
    expect(fees.filter((fee) => !fits(fee))).toEqual([]);
  });

  it('has old prices above the new ones', () => {
    expect(
      concept.items.filter((item) => item.oldPrice !== undefined && item.oldPrice <= item.price),
    ).toEqual([]);
  });

  it('has pictures that exist', () => {
    const pictures = new Set(
      [...entriesBelow(concept)]
        .filter(
          ([key, value]) => (key === 'picture' || key === 'image') && typeof value === 'string',
        )
        .map(([, value]) => value as string),
    );
    const hasPictures = concept.items.some((item) => item.picture !== undefined);
    expect(pictures.size).toBeGreaterThan(hasPictures ? 3 : 0);
    const names = [...pictures, 'hero'].map((picture) => `${concept.code}~${picture}-320.svg`);
    const logo = `${concept.code}~logo.svg`;
    expect([...names, logo].filter((name) => pictureResponse(name) === undefined)).toEqual([]);
  });
});

it('has pictures for halls and hotels too', () => {
  for (const venue of venues) {
    if (venue.kind === 'concept') continue;
    const parts = venue.kind === 'merge' ? venue.venues : venue.outlets;
    const names = parts
      .flatMap((part) => part.picture ?? [])
      .map((picture) => `${venue.code}~${picture}-640.svg`);
    names.push(`${venue.code}~logo.svg`, `${venue.code}~hero-1280.svg`);
    expect(names.filter((name) => pictureResponse(name) === undefined)).toEqual([]);
  }
});
