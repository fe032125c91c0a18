import type { CountrySource } from './source.ts';
import { w } from './words.ts';

const ALL: CountrySource[] = [
  {
    id: 1,
    label: w('Kuwait', 'الكويت'),
    iso2: 'KW',
    dialCode: '+965',
    mobileLength: [8],
    mobilePattern: '^[4569]\\d{7}$',
  },
  {
    id: 2,
    label: w('Saudi Arabia', 'السعودية'),
    iso2: 'SA',
    dialCode: '+966',
    mobileLength: [9],
    mobilePattern: '^5\\d{8}$',
  },
  {
    id: 3,
    label: w('United Arab Emirates', 'الإمارات'),
    iso2: 'AE',
    dialCode: '+971',
    mobileLength: [9],
    mobilePattern: '^5\\d{8}$',
  },
  { id: 4, label: w('Bahrain', 'البحرين'), iso2: 'BH', dialCode: '+973', mobileLength: [8] },
  { id: 5, label: w('Qatar', 'قطر'), iso2: 'QA', dialCode: '+974', mobileLength: [8] },
  { id: 6, label: w('Oman', 'عُمان'), iso2: 'OM', dialCode: '+968', mobileLength: [8] },
  {
    id: 7,
    label: w('Egypt', 'مصر'),
    iso2: 'EG',
    dialCode: '+20',
    mobileLength: [10],
    mobilePattern: '^1\\d{9}$',
  },
  { id: 8, label: w('Lebanon', 'لبنان'), iso2: 'LB', dialCode: '+961', mobileLength: [7, 8] },
  {
    id: 9,
    label: w('Jordan', 'الأردن'),
    iso2: 'JO',
    dialCode: '+962',
    mobileLength: [9],
    mobilePattern: '^7\\d{8}$',
  },
  { id: 10, label: w('India', 'الهند'), iso2: 'IN', dialCode: '+91', mobileLength: [10] },
  { id: 11, label: w('Japan', 'اليابان'), iso2: 'JP', dialCode: '+81', mobileLength: [10] },
  {
    id: 12,
    label: w('United Kingdom', 'المملكة المتحدة'),
    iso2: 'GB',
    dialCode: '+44',
    mobileLength: [10],
  },
  {
    id: 13,
    label: w('United States', 'الولايات المتحدة'),
    iso2: 'US',
    dialCode: '+1',
    mobileLength: [10],
  },
];

/** The venue's own country is preselected and first in the list. */
export function countriesFor(iso2: string): CountrySource[] {
  return ALL.map((country): CountrySource =>
    Object.assign({}, country, { isDefault: country.iso2 === iso2 }),
  ).toSorted((a, b) => Number(b.isDefault ?? false) - Number(a.isDefault ?? false));
}
