import { countriesFor } from '../countries.ts';
import type { CategorySource, GroupSource, ItemSource, Words } from '../menuSource.ts';
import type { BlockSource } from '../pageSource.ts';
import type { ConceptSource, HeaderSource, VenueColors } from '../source.ts';
import { w } from '../words.ts';

export const souqHeader: HeaderSource = {
  colorCode: '#0e6f73',
  feedBackIcon: true,
  fontColorForArrow: '#fff6e0',
  hideLang: false,
  languageColor: '#fff6e0',
  logoHeight: '44px',
  menuColorCode: '#f2f8f6',
  cartIconColor: '#fff6e0',
  profileIconColor: '#fff6e0',
  themeColor: '#0e6f73',
};

export const souqColors: VenueColors = {
  backgroundColor: '#f7faf8',
  surfaceColor: '#ffffff',
  textColor: '#15302f',
  mutedTextColor: '#53696a',
  titleColor: '#0b5356',
  borderColor: '#d5e5e1',
  linkColor: '#0b6266',
  priceColor: '#0b6266',
  buttonBgColor: '#0e6f73',
  buttonColor: '#ffffff',
  buttonBorderRadius: '16px',
  iconColor: '#0e6f73',
  addBtnBgColor: '#f2a71b',
  addBtnColor: '#2b1c00',
  qtyBtnBgColor: '#dff0ec',
  qtyBtnColor: '#0b5356',
  categoryBgColor: '#f2f8f6',
  categoryActiveBgColor: '#f2a71b',
  categoryActiveColor: '#2b1c00',
  totalBarBgColor: '#0e6f73',
  totalBarColor: '#ffffff',
  discountColor: '#8a5200',
  promoBgColor: '#fdf2d9',
  selectedMethodColor: '#0e6f73',
};

interface Stall {
  code: string;
  conceptId: number;
  storeId: number;
  tables: string;
  paymentIds: number;
  taxId: number;
  label: Words;
  description: Words;
  place: Words;
  header: Partial<HeaderSource>;
  colors: VenueColors;
  image: string;
  categories: CategorySource[];
  items: ItemSource[];
  groups: GroupSource[];
  featuredIds: number[];
  pickUp?: boolean;
}

/** The common part of all stalls; they differ in their dishes and their look. */
export function stall(source: Stall): ConceptSource {
  const home: BlockSource[] = [
    { kind: 'hero', title: source.label, text: source.description, link: { to: 'menu' } },
    {
      kind: 'items',
      title: w('Most wanted', 'الأكثر طلبًا'),
      itemIds: source.featuredIds,
      style: 'strip',
    },
    {
      kind: 'categories',
      title: w('Menu', 'القائمة'),
      categoryIds: source.categories.map((category) => category.id),
      style: 'tiles',
    },
  ];
  return {
    kind: 'concept',
    conceptId: source.conceptId,
    code: source.code,
    label: source.label,
    description: source.description,
    currency: 'SAR',
    timeZone: 'Asia/Riyadh',
    header: { ...souqHeader, ...source.header },
    colors: { ...souqColors, ...source.colors },
    phone: '+966115550400',
    website: 'https://souqhall.example',
    legalName: 'Souq Hall Trading Company',
    taxNumber: '300123456700003',
    stores: [
      {
        storeId: source.storeId,
        label: source.label,
        address: source.place,
        location: { latitude: 24.7136, longitude: 46.6753 },
        phone: '+966115550400',
        image: source.image,
        orderTypes: source.pickUp === true ? ['Table', 'PickUp'] : ['Table'],
        tables: Array.from({ length: 12 }, (_, index) => ({
          code: `${source.tables}${index + 1}`,
          label: w(`Hall table ${index + 1}`, `طاولة الصالة ${index + 1}`),
        })),
        pickUpMinutes: 15,
      },
    ],
    categories: source.categories,
    items: source.items,
    groups: source.groups,
    taxes: [
      { id: source.taxId, label: w('VAT', 'ضريبة القيمة المضافة'), percent: 15, included: true },
    ],
    paymentMethods: [
      { id: source.paymentIds, kind: 'card', label: w('Card', 'بطاقة بنكية'), min: 5 },
      { id: source.paymentIds + 1, kind: 'localDebit', label: w('mada', 'مدى') },
      { id: source.paymentIds + 2, kind: 'applePay', label: w('Apple Pay', 'آبل باي') },
      {
        id: source.paymentIds + 3,
        kind: 'payAtCounter',
        label: w('Pay at the stall', 'الدفع عند الكشك'),
      },
    ],
    layout: 'list',
    noteMaxLength: 140,
    home,
    endingPage: {
      title: w('Your number is up on the board soon', 'رقمك سيظهر على الشاشة قريبًا'),
      text: w(
        'Stay seated, we call you when it is ready.',
        'ابقَ في مكانك وسنناديك عند جاهزية طلبك.',
      ),
      picture: source.image,
      showReceipt: true,
    },
    countries: countriesFor('SA'),
  };
}
