import { expect, it } from 'vitest';
import { contactErrors } from '../../../src/components/checkout/ContactFields.tsx';
import type { Country } from '../../../src/contract/concept.ts';

const country = (id: number, over: Partial<Country>): Country => ({
  id,
  labelEN: '',
  labelAR: '',
  iso2: '',
  dialCode: '+965',
  mobileLength: [8],
  mobilePattern: undefined,
  isDefault: false,
  flag: undefined,
  ...over,
});
const COUNTRIES = [
  country(1, { isDefault: true, mobilePattern: '^[569]\\d{7}$' }),
  country(2, { dialCode: '+966', mobileLength: [9] }),
];

it.each([
  ['fits its country', 1, '50001234', undefined],
  ['is too short', 1, '5000123', 'invalid'],
  ['begins as no phone there does', 1, '10001234', 'invalid'],
  ['fits the country that was chosen', 2, '501234567', undefined],
  ['fits another country', 2, '50001234', 'invalid'],
  ['is checked by the default country', 0, '501234567', 'invalid'],
  ['is missing', 1, '', 'required'],
] as const)('a number that %s', (_, countryId, mobileNo, problem) => {
  const asked = { askName: 'no', askPhone: 'required' } as const;
  const contact = { name: '', countryId, mobileNo };
  expect(contactErrors(contact, asked, COUNTRIES).mobileNo).toBe(problem);
});

it('an optional number may be empty, but must be right if given', () => {
  const asked = { askName: 'no', askPhone: 'optional' } as const;
  const contact = { name: '', countryId: 1, mobileNo: '' };
  expect(contactErrors(contact, asked, COUNTRIES)).toEqual({});
  expect(contactErrors({ ...contact, mobileNo: '12' }, asked, COUNTRIES).mobileNo).toBe('invalid');
  expect(contactErrors({ ...contact, mobileNo: '123456' }, asked, [])).toEqual({});
});
