import type { Point } from '../../../contract/basics.ts';
import type { CitySource } from '../source.ts';
import type { StoreSource, TableSource } from '../storeSource.ts';
import { w } from '../words.ts';

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });

function box(south: number, north: number, west: number, east: number): Point[] {
  return [at(south, west), at(south, east), at(north, east), at(north, west)];
}

export const kuwaitCities: CitySource[] = [
  {
    cityId: 181,
    label: w('Kuwait City', 'مدينة الكويت'),
    areas: [
      { areaId: 1811, label: w('Sharq', 'شرق'), center: at(29.3797, 47.9928) },
      { areaId: 1812, label: w('Mirqab', 'المرقاب'), center: at(29.368, 47.984) },
      { areaId: 1813, label: w('Qibla', 'القبلة'), center: at(29.369, 47.97) },
      { areaId: 1814, label: w('Dasman', 'دسمان'), center: at(29.388, 48.001) },
      { areaId: 1815, label: w('Bneid Al Gar', 'بنيد القار'), center: at(29.3745, 48.007) },
      { areaId: 1816, label: w('Dasma', 'الدسمة'), center: at(29.366, 48.001) },
      { areaId: 1817, label: w('Shamiya', 'الشامية'), center: at(29.352, 47.966) },
      {
        areaId: 1818,
        label: w('Abdullah Al Salem', 'ضاحية عبدالله السالم'),
        center: at(29.353, 47.984),
      },
      { areaId: 1819, label: w('Nuzha', 'النزهة'), center: at(29.339, 47.993) },
      { areaId: 1820, label: w('Qadsiya', 'القادسية'), center: at(29.35, 48.003) },
      { areaId: 1821, label: w('Mansouriya', 'المنصورية'), center: at(29.3577, 47.996) },
      { areaId: 1822, label: w('Kaifan', 'كيفان'), center: at(29.336, 47.958) },
    ],
  },
  {
    cityId: 182,
    label: w('Hawalli', 'حولي'),
    areas: [
      { areaId: 1831, label: w('Salmiya', 'السالمية'), center: at(29.3339, 48.0761) },
      { areaId: 1832, label: w('Hawalli', 'حولي'), center: at(29.3328, 48.0286) },
      { areaId: 1833, label: w('Shaab', 'الشعب'), center: at(29.348, 48.029) },
      { areaId: 1834, label: w('Jabriya', 'الجابرية'), center: at(29.312, 48.03) },
      { areaId: 1835, label: w('Rumaithiya', 'الرميثية'), center: at(29.311, 48.074) },
      { areaId: 1836, label: w('Salwa', 'سلوى'), center: at(29.296, 48.078) },
      { areaId: 1837, label: w('Bayan', 'بيان'), center: at(29.298, 48.048) },
      { areaId: 1838, label: w('Mishref', 'مشرف'), center: at(29.277, 48.067) },
    ],
  },
  {
    cityId: 183,
    label: w('Further out', 'مناطق أبعد'),
    areas: [
      { areaId: 1841, label: w('Jahra', 'الجهراء'), center: at(29.3375, 47.6581) },
      { areaId: 1842, label: w('Fahaheel', 'الفحيحيل'), center: at(29.0825, 48.1303) },
    ],
  },
];

function tables(prefix: string, count: number): TableSource[] {
  return Array.from({ length: count }, (_, index) => ({
    code: `${prefix}${index + 1}`,
    label: w(`Table ${index + 1}`, `طاولة ${index + 1}`),
  }));
}

const EVERY_DAY_NOON_TO_LATE = Array.from({ length: 7 }, () => [{ from: '11:00', to: '01:00' }]);
const EVERY_DAY_MORNING_TO_LATE = Array.from({ length: 7 }, () => [{ from: '08:00', to: '02:00' }]);

export const beitStores: StoreSource[] = [
  {
    storeId: 101,
    code: 'BEIT',
    label: w('Beit Sufra, Sharq', 'بيت سفرة، شرق'),
    address: w('Ahmad Al Jaber Street, Sharq, Kuwait City', 'شارع أحمد الجابر، شرق، مدينة الكويت'),
    location: at(29.3797, 47.9928),
    phone: '+96522450110',
    image: 'mixed-grill',
    orderTypes: ['Table', 'Delivery', 'PickUp'],
    tables: [
      ...tables('T', 20),
      { code: 'TVIEW', label: w('Window menu', 'قائمة الواجهة'), viewOnly: true },
    ],
    zones: [
      {
        zoneId: 191,
        polygon: box(29.36, 29.395, 47.96, 48.012),
        areaIds: [1811, 1812, 1813, 1814, 1815, 1816],
        fee: 0.5,
        minOrder: 3,
        freeFrom: 12,
        minutes: 30,
      },
      {
        zoneId: 192,
        polygon: box(29.325, 29.36, 47.945, 48.012),
        areaIds: [1817, 1818, 1819, 1820, 1821, 1822],
        fee: 0.75,
        minOrder: 4,
        freeFrom: 15,
        minutes: 40,
      },
    ],
    pickUpMinutes: 20,
    deliveryMinutes: 35,
    pickUpNote: w('The pick-up window is beside the main door', 'نافذة الاستلام بجانب الباب الرئيسي'),
    parkingNote: w('Two bays for pick-up in front of the house', 'موقفان للاستلام أمام المطعم'),
  },
  {
    storeId: 102,
    code: 'BEIT2',
    label: w('Beit Sufra, Salmiya', 'بيت سفرة، السالمية'),
    address: w('Salem Al Mubarak Street, Salmiya', 'شارع سالم المبارك، السالمية'),
    location: at(29.3339, 48.0761),
    phone: '+96522450220',
    image: 'hummus',
    orderTypes: ['Table', 'Delivery', 'PickUp'],
    tables: tables('TS', 12),
    hours: {
      dineIn: EVERY_DAY_MORNING_TO_LATE,
      delivery: EVERY_DAY_NOON_TO_LATE,
      pickUp: EVERY_DAY_NOON_TO_LATE,
      lastOrderMinutes: 30,
      special: [
        { date: '2027-02-25', isClosed: true, note: w('National Day', 'العيد الوطني') },
        {
          date: '2027-02-26',
          isClosed: false,
          ranges: [{ from: '17:00', to: '01:00' }],
          note: w('Liberation Day', 'عيد التحرير'),
        },
      ],
    },
    zones: [
      {
        zoneId: 193,
        polygon: box(29.315, 29.355, 48.012, 48.1),
        areaIds: [1831, 1832, 1833],
        fee: 0.5,
        minOrder: 3,
        minutes: 30,
      },
      {
        zoneId: 194,
        polygon: box(29.265, 29.315, 48.012, 48.11),
        areaIds: [1834, 1835, 1836, 1837, 1838],
        fee: 1,
        minOrder: 5,
        freeFrom: 20,
        minutes: 45,
      },
    ],
    pickUpMinutes: 25,
    deliveryMinutes: 40,
    isBusy: true,
    soldOutItemIds: [1305, 1314],
    pickUpNote: w('Ask at the bakery counter', 'اسأل عند كاونتر المخبز'),
  },
];
