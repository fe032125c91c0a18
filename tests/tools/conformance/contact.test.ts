import { describe, expect, it } from 'vitest';
import type { Country } from '../../../src/contract/concept.ts';
import { contactOf } from '../../../src/tools/conformance/contact.ts';
import { COUNTRY } from '../../../src/contract/examples/parts.ts';

describe("the phone number of a check's order", () => {
  const numberFor = (rules: Partial<Country>) =>
    contactOf(undefined, [{ ...COUNTRY, dialCode: '+971', ...rules }]).mobileNo;

  it.each<[mobileLength: number[], mobilePattern: string | undefined]>([
    [[8], '^[4569]\\d{7}$'],
    [[9], '^5\\d{8}$'],
    [[10], '^[2-9]\\d{9}$'],
    [[10], '^1(?:0|1|2|5)\\d{8}$'],
    [[7, 8], undefined],
    [[], '^(?:7[013678]\\d{6}|3\\d{6})$'],
    [[], '^9715\\d{8}$'],
    [[15], '^99\\d{13}$'],
    [[], undefined],
  ])('has length %j and pattern %s', (mobileLength, mobilePattern) => {
    const number = numberFor({ mobileLength, mobilePattern });
    expect(number).toMatch(new RegExp(mobilePattern ?? '^\\d{7,8}$'));
    if (mobileLength.length > 0) expect(mobileLength).toContain(number.length);
  });

  it.each([
    ['that no number fits', '^x$'],
    ['for which the app, which cuts leading zeros, has none', '^05\\d{8}$'],
  ])('is missing for a pattern %s', (_, mobilePattern) => {
    expect(numberFor({ mobileLength: [10], mobilePattern })).toBe('');
  });

  const abroad = { ...COUNTRY, id: 2, isDefault: false, mobileLength: [9], mobilePattern: '^5' };
  const home = { ...COUNTRY, id: 3, isDefault: true, mobileLength: [10], mobilePattern: '^7' };

  it('belongs to the country that the venue has chosen', () => {
    const contact = contactOf(undefined, [abroad, home]);
    expect(contact.countryId).toBe(3);
    expect(contact.mobileNo).toMatch(/^7\d{9}$/);
  });

  it('is the given one', () => {
    const contact = contactOf({ countryId: 2, mobileNo: '512345678' }, [abroad, home]);
    expect(contact).toMatchObject({ countryId: 2, mobileNo: '512345678' });
  });

  it('is left out if no country is known', () => {
    expect(contactOf(undefined, [])).toMatchObject({ countryId: 0, mobileNo: '' });
  });
});
